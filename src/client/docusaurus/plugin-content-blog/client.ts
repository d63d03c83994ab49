// @docusaurus/plugin-content-blog/client: what the parts of a blog's pages know of the post around them, of the blog, and
// of the list of posts next to the page.
export {
  type BlogPostContent,
  type BlogPostContextValue,
  type BlogPostMetadata,
  BlogPostProvider,
  type BlogPostProviderProps,
  toBlogPostContent,
  useBlogPost,
  useListedPosts,
} from './blog-post.tsx'
export {
  BlogSidebarItemList,
  type BlogSidebarItemListProps,
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
} from './sidebar-items.tsx'
export {useBlogListPageStructuredData, useBlogPostStructuredData} from './structured-data.ts'
export {type BlogMetadata, useBlogMetadata} from './use-blog-metadata.ts'
