// What the steps that make routes share.
import type {JsonObject, PluginContext, Route} from 'quire-docs/plugin'
import type {BlogView} from 'quire-docs/plugin/content'
import type {BlogModel, Post} from './model.ts'
import type {BlogOptions} from './options.ts'
import type {BlogUrls} from './urls.ts'
import type {BlogSidebar} from './views.ts'

export interface RouteContext extends PluginContext<BlogOptions> {
  readonly model: BlogModel
  readonly urls: BlogUrls
  readonly blog: BlogView
  readonly sidebar: BlogSidebar | undefined
  /** Posts that lists show. */
  readonly listed: readonly Post[]
  /** URL of the archive; undefined when there is none. */
  readonly archivePath: string | undefined
}

export interface BlogRouteInput
  extends Pick<Route, 'path' | 'metadata' | 'frontMatter' | 'dates' | 'content' | 'embedded' | 'head'> {
  /** The theme's component. */
  readonly layout: string
  /** Class name of `<html>` on pages of this kind. */
  readonly className: string
  /** Props besides those that every page has. */
  readonly props: object
}

/** A page of the blog next to its list of posts. */
export function blogRoute(input: BlogRouteInput, context: RouteContext): Route {
  const {sidebar} = context
  if (sidebar === undefined) return plainRoute(input, context)
  return {...plainRoute({...input, props: {sidebar: sidebar.ref, ...input.props}}, context), shared: sidebar.shared}
}

/** A page of the blog without the list of posts. */
export function plainRoute({layout, className, props, ...route}: BlogRouteInput, {blog, id}: RouteContext): Route {
  return {
    ...route,
    layout: [layout],
    // Views are plain data; their interfaces only lack the index signature that JsonObject asks for.
    props: {blog, ...props} as unknown as JsonObject,
    htmlClass: `blog-wrapper ${className} plugin-blog plugin-id-${id}`,
  }
}
