// The model to pages: every post, the lists, tags, authors and the archive, and the list of posts that they share.
import type {Json, PluginContext, PluginRoutes} from 'quire-docs/plugin'
import {archiveRoutes} from './archive-routes.ts'
import {authorRoutes} from './author-routes.ts'
import {listRoutes} from './list-routes.ts'
import type {BlogModel} from './model.ts'
import type {BlogOptions} from './options.ts'
import {postRoutes} from './post-routes.ts'
import {toRecentPosts} from './recent-posts.ts'
import type {RouteContext} from './route-context.ts'
import {tagRoutes} from './tag-routes.ts'
import {toUrls} from './urls.ts'
import {toBlogView, toSidebar} from './views.ts'

export function createBlogRoutes(model: BlogModel, plugin: PluginContext<BlogOptions>): PluginRoutes {
  const urls = toUrls(plugin)
  const listed = model.posts.filter(({isHidden}) => !isHidden)
  const {archiveBasePath} = plugin.options
  const archivePath = archiveBasePath === null || listed.length === 0 ? undefined : urls.below(archiveBasePath)
  const sidebar = toSidebar(model, plugin, archivePath)
  const blog = toBlogView(model, plugin, urls)
  const recentPosts = toRecentPosts(listed, plugin)
  const context: RouteContext = {...plugin, model, urls, blog, sidebar, listed, archivePath}
  return {
    routes: [
      ...postRoutes(context),
      ...listRoutes(context),
      ...(archivePath === undefined ? [] : archiveRoutes(archivePath, context)),
      ...tagRoutes(context),
      ...authorRoutes(context),
    ],
    // Views are plain data; their interfaces only lack the index signature that Json asks for.
    ...(sidebar === undefined ? {} : {sharedData: {[sidebar.ref.id]: sidebar.data as unknown as Json}}),
    ...(recentPosts === undefined ? {} : {globalData: {recentPosts} as unknown as Json}),
  }
}
