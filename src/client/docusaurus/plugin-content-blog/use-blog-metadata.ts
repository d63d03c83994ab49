// What a page of a blog knows about the blog.
import {type BlogView, usePage} from '../../index.ts'

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
  if (blog === undefined) throw new Error(`"useBlogMetadata" is for pages of a blog, and "${path}" is none.`)
  return {blogBasePath: blog.permalink, blogTitle: blog.title, authorsListPath: blog.authorsPath}
}
