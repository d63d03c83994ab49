// Code in MDX content: a block when it has more than one line. Fenced blocks come here on sites that replace a part of code
// blocks, with their tokens; on others the build has written them.
import CodeBlock, {type CodeBlockProps} from '@theme/CodeBlock'
import CodeInline from '@theme/CodeInline'
import {Children, type ReactNode} from 'react'
import {type BuiltToken, TokensContext} from '../CodeBlock/tokens-context.ts'

export interface MDXCodeProps extends CodeBlockProps {
  /** Of a fenced block: tokens by lines, as JSON. */
  readonly built?: {readonly tokens: string}
}

export default function MDXCode({children, built, ...props}: MDXCodeProps): ReactNode {
  if (built !== undefined) {
    // The build writes it in this shape.
    const tokens = JSON.parse(built.tokens) as readonly (readonly BuiltToken[])[]
    return (
      <TokensContext value={tokens}>
        <CodeBlock {...props}>{children}</CodeBlock>
      </TokensContext>
    )
  }
  const isInline = Children.toArray(children).every((child) => typeof child === 'string' && !child.includes('\n'))
  return isInline ? (
    <CodeInline className={props.className}>{children}</CodeInline>
  ) : (
    <CodeBlock {...props}>{children}</CodeBlock>
  )
}
