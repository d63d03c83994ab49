// What changed in a doc since the version before: closed at first, below the doc.
import './doc-version-changes.css'
import type {ChangedBlock, DocChanges} from 'quire-docs/client'
import {interpolate, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface DocVersionChangesProps {
  readonly changes: DocChanges
}

export default function DocVersionChanges({changes: {since, added, removed}}: DocVersionChangesProps): ReactNode {
  const title = translate({id: 'theme.docs.versionChanges.title', message: 'Changes since {version}'})
  return (
    <details className="docVersionChanges">
      <summary>{interpolate(title, {version: <bdi>{since}</bdi>})}</summary>
      <Blocks as="ins" label={translate({id: 'theme.docs.versionChanges.added', message: 'Added'})} blocks={added} />
      <Blocks
        as="del"
        label={translate({id: 'theme.docs.versionChanges.removed', message: 'Removed'})}
        blocks={removed}
      />
    </details>
  )
}

interface BlocksProps {
  readonly as: 'ins' | 'del'
  /** Says in words what the marks say to the eye. */
  readonly label: string
  readonly blocks: readonly ChangedBlock[]
}

function Blocks({as: Mark, label, blocks}: BlocksProps): ReactNode {
  if (blocks.length === 0) return null
  return (
    <>
      <p>
        <strong>{label}</strong>
      </p>
      <ul>
        {blocks.map(({kind, text}, at) => (
          <li key={at}>
            <Mark dir="auto">{kind === 'code' ? <code dir="ltr">{text}</code> : text}</Mark>
          </li>
        ))}
      </ul>
    </>
  )
}
