// Below a doc: its tags, the link to its source, and when it last changed.
import EditMetaRow from '@theme/EditMetaRow'
import TagsListInline from '@theme/TagsListInline'
import {clsx} from 'clsx'
import {type DocItemProps, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useDocItem} from '../hooks/use-doc-item.ts'

export default function DocItemFooter(given: Partial<DocItemProps>): ReactNode {
  const {tags, editUrl, lastUpdatedAt, lastUpdatedBy} = useDocItem(given)
  const hasMeta = editUrl !== undefined || lastUpdatedAt !== undefined || lastUpdatedBy !== undefined
  if (tags.length === 0 && !hasMeta) return null
  const {docFooter, docFooterTagsRow, docFooterEditMetaRow} = ThemeClassNames.docs
  return (
    <footer className={clsx(docFooter, 'docusaurus-mt-lg')}>
      {tags.length > 0 && (
        <div className={clsx('row margin-top--sm', docFooterTagsRow)}>
          <div className="col">
            <TagsListInline tags={tags} />
          </div>
        </div>
      )}
      {hasMeta && (
        <EditMetaRow
          className={clsx('margin-top--sm', docFooterEditMetaRow)}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
    </footer>
  )
}
