// A page of a blog: its class names are outside of the frame, which a site may replace.

import type {BlogLayoutProps} from '@theme/BlogLayout'
import BlogLayout from '@theme/BlogLayout'
import SearchMetadata from '@theme/SearchMetadata'
import {clsx} from 'clsx'
import {HtmlClassNameProvider, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'

// Of the bundler.
declare const process: {readonly env: {readonly QUIRE_OWN_SEARCH_METADATA?: string}}

/** How search services tell lists of a blog, by the class names of their pages. Without calls: where it is not used, it is not in the bundle. */
const SEARCH_TAGS: Readonly<Record<string, string>> = {
  'blog-list-page': 'blog_posts_list',
  'blog-tags-list-page': 'blog_tags_list',
  'blog-tags-post-list-page': 'blog_tags_posts',
  'blog-authors-list-page': 'blog_authors_list',
  'blog-authors-posts-page': 'blog_authors_posts',
}

export interface BlogPageProps extends BlogLayoutProps {
  /** Class name of `<html>` that tells the kind of page. */
  readonly pageClassName: string
}

export function BlogPage({pageClassName, ...layout}: BlogPageProps): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, pageClassName)}>
      {process.env.QUIRE_OWN_SEARCH_METADATA && pageClassName in SEARCH_TAGS ? (
        <SearchMetadata tag={SEARCH_TAGS[pageClassName] ?? ''} />
      ) : null}
      <BlogLayout {...layout} />
    </HtmlClassNameProvider>
  )
}
