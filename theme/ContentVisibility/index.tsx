// Tells a reader that a page is not meant for everybody, unlisted or a draft, or not translated.
import Draft from '@theme/ContentVisibility/Draft'
import Unlisted from '@theme/ContentVisibility/Unlisted'
import Untranslated from '@theme/ContentVisibility/Untranslated'
import type {ReactNode} from 'react'

export interface ContentVisibilityProps {
  readonly unlisted?: boolean
  readonly draft?: boolean
  /** The same, as parts written for Docusaurus give it. */
  readonly metadata?: {
    readonly unlisted: boolean
    readonly draft?: boolean
    readonly frontMatter?: {readonly draft?: unknown}
  }
}

export default function ContentVisibility({metadata, ...props}: ContentVisibilityProps): ReactNode {
  const isUnlisted = props.unlisted ?? metadata?.unlisted ?? false
  const isDraft = props.draft ?? metadata?.draft ?? metadata?.frontMatter?.draft === true
  return (
    <>
      {isDraft && <Draft />}
      {isUnlisted && <Unlisted />}
      <Untranslated />
    </>
  )
}
