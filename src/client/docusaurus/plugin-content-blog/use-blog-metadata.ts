// What a page of a blog knows about the blog.
import {useContext} from 'react'
import {type BlogView, usePage} from '../../index.ts'
import {RouteDataContext} from '../route-data-context.ts'

export interface BlogMetadata {
  readonly blogBasePath: string
  readonly blogTitle: string
  /** Undefined when the blog lists no authors. */
  readonly authorsListPath: string | undefined
}

/** @throws Error on a page of another plugin. */
export function useBlogMetadata(): BlogMetadata {
  const {path, props} = usePage()
  // Every page of the blog plugin has this prop (blog-views.ts).
  const blog = props.blog as unknown as BlogView | undefined
  // Of a plugin that goes on where that of Docusaurus ends.
  const given = useContext(RouteDataContext) as {readonly blogMetadata?: BlogMetadata} | undefined
  if (blog === undefined && given?.blogMetadata !== undefined) return given.blogMetadata
  if (blog === undefined) throw new Error(`"useBlogMetadata" is for pages of a blog, and "${path}" is none.`)
  return {blogBasePath: blog.permalink, blogTitle: blog.title, authorsListPath: blog.authorsPath}
}
