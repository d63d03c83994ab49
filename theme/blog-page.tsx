// A page of a blog: its class names are outside of the frame, which a site may replace.

import type {BlogLayoutProps} from '@theme/BlogLayout'
import BlogLayout from '@theme/BlogLayout'
import {clsx} from 'clsx'
import {HtmlClassNameProvider, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface BlogPageProps extends BlogLayoutProps {
  /** Class name of `<html>` that tells the kind of page. */
  readonly pageClassName: string
}

export function BlogPage({pageClassName, ...layout}: BlogPageProps): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, pageClassName)}>
      <BlogLayout {...layout} />
    </HtmlClassNameProvider>
  )
}
