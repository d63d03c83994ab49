// The classic theme as a list: its layouts by the names that routes use, and the components given to MDX content. Sites and
// plugins replace single parts by name (`src/theme/Footer`), so nothing of the program imports this file; it is for code
// that builds on the theme as a whole.
import BlogAuthorsListPage from '@theme/Blog/Pages/BlogAuthorsListPage'
import BlogAuthorsPostsPage from '@theme/Blog/Pages/BlogAuthorsPostsPage'
import BlogArchivePage from '@theme/BlogArchivePage'
import BlogListPage from '@theme/BlogListPage'
import BlogPostPage from '@theme/BlogPostPage'
import BlogTagsListPage from '@theme/BlogTagsListPage'
import BlogTagsPostsPage from '@theme/BlogTagsPostsPage'
import DocCategoryGeneratedIndexPage from '@theme/DocCategoryGeneratedIndexPage'
import DocItem from '@theme/DocItem'
import DocRoot from '@theme/DocRoot'
import DocsRoot from '@theme/DocsRoot'
import DocTagDocListPage from '@theme/DocTagDocListPage'
import DocTagsListPage from '@theme/DocTagsListPage'
import DocVersionRoot from '@theme/DocVersionRoot'
import DocVersionsPage from '@theme/DocVersionsPage'
import ErrorPage from '@theme/Error'
import Loading from '@theme/Loading'
import MDXComponents from '@theme/MDXComponents'
import MDXPage from '@theme/MDXPage'
import NotFound from '@theme/NotFound'
import Root from '@theme/Root'
import SearchPage from '@theme/SearchPage'
import SiteMetadata from '@theme/SiteMetadata'
import ThemeProvider from '@theme/ThemeProvider'
import type {ThemeMap} from 'quire-docs/client'

/** The classic theme: layouts and parts by their names, and the components of MDX. */
export const classicTheme: ThemeMap = {
  layouts: {
    DocsRoot,
    DocVersionRoot,
    DocRoot,
    DocItem,
    DocCategoryGeneratedIndexPage,
    DocTagsListPage,
    DocTagDocListPage,
    DocVersionsPage,
    MDXPage,
    NotFound,
    SearchPage,
    BlogArchivePage,
    BlogListPage,
    BlogPostPage,
    BlogTagsListPage,
    BlogTagsPostsPage,
    'Blog/Pages/BlogAuthorsListPage': BlogAuthorsListPage,
    'Blog/Pages/BlogAuthorsPostsPage': BlogAuthorsPostsPage,
  },
  parts: {Root, ThemeProvider, SiteMetadata, Error: ErrorPage, Loading},
  mdxComponents: MDXComponents,
}
