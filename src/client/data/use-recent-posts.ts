// The newest posts of a blog, for pages that are not the blog's, such as the landing page.
import type {BlogGlobalData} from '../../shared/blog-views.ts'
import {useAllPluginInstancesData} from './plugin-data.ts'

/**
 * The newest posts of the blog with this id, newest first: as many as its option `recentPostsCount` says.
 * @throws Error when the option is not set, or there is no such blog.
 */
export function useRecentPosts(pluginId = 'default'): BlogGlobalData['recentPosts'] {
  // The blog plugin makes the data in this shape.
  const blogs = useAllPluginInstancesData('blog') as Readonly<Record<string, BlogGlobalData>> | undefined
  const blog = blogs?.[pluginId]
  if (blog === undefined)
    throw new Error(
      `"useRecentPosts" finds no posts of the blog "${pluginId}". Set "recentPostsCount" in the options of that blog.`,
    )
  return blog.recentPosts
}
