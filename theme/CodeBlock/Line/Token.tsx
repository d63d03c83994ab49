// One token of a line: a word, a number, a comment. Plain text needs no element.
import type {ReactNode} from 'react'
import type {CodeBlockTokenProps} from '../line-props.ts'

export default function CodeBlockLineToken({line: _, token, children, ...props}: CodeBlockTokenProps): ReactNode {
  return token.types.join() === 'plain' ? children : <span {...props}>{children}</span>
}
