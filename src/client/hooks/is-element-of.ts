// What an element among the children of a component is in its document.
import {isValidElement, type ReactElement, type ReactNode} from 'react'

interface TypedProps {
  /** Of MDX 1's, in sites whose components ask for it: the element is inside of another then. */
  readonly mdxType?: string
}

/** Whether a child is this element of its document. @param type Its name: `summary`. */
export function isElementOf(child: ReactNode, type: string): child is ReactElement<{readonly children?: ReactNode}> {
  return isValidElement<TypedProps>(child) && (child.props.mdxType ?? child.type) === type
}
