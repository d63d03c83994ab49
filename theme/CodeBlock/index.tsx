// A code block of a component: `<CodeBlock language="js" title="a.js">{code}</CodeBlock>`. The same elements as the build
// writes for Markdown. A site that replaces a part of code blocks has those of Markdown shown by these components, with the
// tokens that the build has found; of other code, highlighter.ts finds them.
import ElementContent from '@theme/CodeBlock/Content/Element'
import StringContent from '@theme/CodeBlock/Content/String'
import {clsx} from 'clsx'
import {Children, type ReactNode} from 'react'
import type {CodeBlockProps} from './props.ts'
import {BuiltTokens} from './tokens-context.tsx'

export type {CodeBlockProps}

// Of the bundler.
declare const process: {readonly env: {readonly QUIRE_LIVE_CODE?: string}}

export default function CodeBlock({builtTokens, ...props}: CodeBlockProps): ReactNode {
  if (builtTokens === undefined) return <Block {...props} />
  return (
    <BuiltTokens builtTokens={builtTokens}>
      <Block {...props} />
    </BuiltTokens>
  )
}

function Block({children, ...props}: Omit<CodeBlockProps, 'builtTokens'>): ReactNode {
  const parts = Children.toArray(children)
  if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number'))
    return <ElementContent className={props.className}>{children}</ElementContent>
  const given = process.env.QUIRE_LIVE_CODE ? withLiveClass(props) : props
  return <StringContent {...given}>{parts.join('')}</StringContent>
}

/** By its names the page finds a block that readers can edit, and puts an editor in its place. */
function withLiveClass(props: CodeBlockProps): CodeBlockProps {
  if (!props.live) return props
  const isWhole = /\bnoInline\b/.test(props.metastring ?? '')
  return {...props, className: clsx(props.className, 'live-code', isWhole && 'live-code-no-inline')}
}
