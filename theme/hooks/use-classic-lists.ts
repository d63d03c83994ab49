// Whether a blog's lists look as Docusaurus has them: the blog's option `classicLists`.
import {type BlogView, usePage} from 'quire-docs/client'

/** A plugin's own list of posts looks as in Docusaurus. */
export function useClassicLists(): boolean {
  // Every page of the blog plugin has this prop (blog-views.ts).
  const blog = usePage().props.blog as unknown as BlogView | undefined
  return blog === undefined || blog.classicLists === true
}
