// Whether a blog's lists look as Docusaurus has them: the blog's option `classicLists`.
import {type BlogView, usePage} from 'quire-docs/client'

/** False on pages that are of no blog. */
export function useClassicLists(): boolean {
  // Every page of the blog plugin has this prop (blog-views.ts).
  const blog = usePage().props.blog as unknown as BlogView | undefined
  return blog?.classicLists === true
}
