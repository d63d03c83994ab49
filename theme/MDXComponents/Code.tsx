// Code in MDX content: a block when it has more than one line. Fenced blocks do not come here; the build has written them.
import CodeBlock, {type CodeBlockProps} from '@theme/CodeBlock'
import CodeInline from '@theme/CodeInline'
import {Children, type ReactNode} from 'react'

export default function MDXCode({children, ...props}: CodeBlockProps): ReactNode {
  const isInline = Children.toArray(children).every((child) => typeof child === 'string' && !child.includes('\n'))
  return isInline ? (
    <CodeInline className={props.className}>{children}</CodeInline>
  ) : (
    <CodeBlock {...props}>{children}</CodeBlock>
  )
}
