// Content that cannot be rendered on the server.
import {isValidElement, type ReactNode} from 'react'
import {useIsBrowser} from './use-is-browser.ts'

export interface BrowserOnlyProps {
  /** A function, so that nothing of it is evaluated on the server. */
  readonly children?: () => ReactNode
  readonly fallback?: ReactNode
}

/**
 * Renders `children()` in the browser only, and `fallback` before that.
 * @throws Error when `children` is not a function.
 */
export function BrowserOnly({children, fallback = null}: BrowserOnlyProps): ReactNode {
  const isBrowser = useIsBrowser()
  if (typeof children !== 'function') {
    const found = isValidElement(children) ? 'a React element' : `a value of type ${typeof children}`
    throw new Error(`The children of <BrowserOnly> must be a function that returns what to render; got ${found}.`)
  }
  return isBrowser ? children() : fallback
}
