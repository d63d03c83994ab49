// Below a post: its tags; in a list the link to the rest of it, on its page the link to its source and its last change.
import '../../BlogLayout/blog.css'
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import BlogPostItemFooterReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink'
import EditMetaRow from '@theme/EditMetaRow'
import TagsListInline from '@theme/TagsListInline'
import {clsx} from 'clsx'
import {ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost()
  const {tags, permalink, title, hasTruncateMarker, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata
  const hasMore = !isBlogPostPage && hasTruncateMarker
  const hasMeta =
    isBlogPostPage && (editUrl !== undefined || lastUpdatedAt !== undefined || lastUpdatedBy !== undefined)
  if (tags.length === 0 && !hasMore && !hasMeta) return null
  const {blogFooterTagsRow, blogFooterEditMetaRow} = ThemeClassNames.blog
  return (
    <footer className="blogPostFooter">
      {(tags.length > 0 || hasMore) && (
        <div className={clsx('row blogPostFooterRow', blogFooterTagsRow, blogFooterEditMetaRow)}>
          {tags.length > 0 && (
            <div className="col">
              <TagsListInline tags={tags} />
            </div>
          )}
          {hasMore && (
            <div className="col text--right blogReadMore">
              <BlogPostItemFooterReadMoreLink blogPostTitle={title} to={permalink} />
            </div>
          )}
        </div>
      )}
      {hasMeta && (
        <EditMetaRow
          className={clsx('margin-top--sm', blogFooterEditMetaRow)}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
    </footer>
  )
}
