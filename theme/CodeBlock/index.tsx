// A code block of a component: `<CodeBlock language="js" title="a.js">{code}</CodeBlock>`. The same elements as the build
// writes for Markdown. A site that replaces a part of code blocks has those of Markdown shown by these components, with the
// tokens that the build has found; of other code, highlighter.ts finds them.
import ElementContent from '@theme/CodeBlock/Content/Element'
import StringContent from '@theme/CodeBlock/Content/String'
import {Children, type ReactNode} from 'react'
import type {CodeBlockProps} from './props.ts'

export type {CodeBlockProps}

export default function CodeBlock({children, ...props}: CodeBlockProps): ReactNode {
  const parts = Children.toArray(children)
  if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number'))
    return <ElementContent className={props.className}>{children}</ElementContent>
  return <StringContent {...props}>{parts.join('')}</StringContent>
}
