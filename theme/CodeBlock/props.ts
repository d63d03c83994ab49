// What code blocks are given.
import type {ReactNode} from 'react'
import type {GiveTokens} from './tokens-context.tsx'

export interface CodeBlockProps {
  /** Code as one text. Elements are shown as they are. */
  readonly children?: ReactNode
  readonly language?: string
  readonly className?: string
  readonly title?: ReactNode
  /** True, or the number of the first line. */
  readonly showLineNumbers?: boolean | number
  /** As after the language of a fence: `title="a.js" {1,3-4} showLineNumbers`. */
  readonly metastring?: string
  /** On sites with live code: readers can edit it. */
  readonly live?: boolean
  /** Of a fenced block in MDX, where a site's own part for code hands on what it is given. */
  readonly builtTokens?: GiveTokens
}
