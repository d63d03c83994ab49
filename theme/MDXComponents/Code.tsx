// Code in MDX content: a block when it has more than one line. Fenced blocks come here on sites that replace a part of code
// blocks, with their tokens; on others the build has written them.
import CodeBlock, {type CodeBlockProps} from '@theme/CodeBlock'
import CodeInline from '@theme/CodeInline'
import {Children, type ReactNode} from 'react'
import {BuiltTokens} from '../CodeBlock/tokens-context.tsx'

export type MDXCodeProps = CodeBlockProps

export default function MDXCode({children, builtTokens, ...props}: MDXCodeProps): ReactNode {
  if (builtTokens !== undefined) {
    return (
      <BuiltTokens builtTokens={builtTokens}>
        <CodeBlock {...props}>{children}</CodeBlock>
      </BuiltTokens>
    )
  }
  const isInline = Children.toArray(children).every((child) => typeof child === 'string' && !child.includes('\n'))
  return isInline ? (
    <CodeInline className={props.className}>{children}</CodeInline>
  ) : (
    <CodeBlock {...props}>{children}</CodeBlock>
  )
}
