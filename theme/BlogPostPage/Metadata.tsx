// Title, description, dates and authors of a post in the head: those of the site's blog are written by the build, those of a
// page that a plugin for Docusaurus has made for a post are written here. A site replaces this to change or add some.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import {PageMetadata, usePage} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {frontMatterIn} from '../plugin-page.tsx'

export default function BlogPostPageMetadata(): ReactNode {
  return 'post' in usePage().props ? null : <PluginPostMetadata />
}

function PluginPostMetadata(): ReactNode {
  const post = useBlogPost()
  const {metadata, assets} = post
  const {title_meta: title, keywords, image} = frontMatterIn(post) ?? {}
  const authors = metadata.authors.flatMap(({url}) => url ?? [])
  return (
    <PageMetadata
      title={typeof title === 'string' ? title : metadata.title}
      description={metadata.description}
      keywords={keywords as string | undefined}
      image={assets.image ?? (image as string | undefined)}
    >
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={metadata.date} />
      {authors.length > 0 && <meta property="article:author" content={authors.join(',')} />}
      {metadata.tags.length > 0 && (
        <meta property="article:tag" content={metadata.tags.map(({label}) => label).join(',')} />
      )}
    </PageMetadata>
  )
}
