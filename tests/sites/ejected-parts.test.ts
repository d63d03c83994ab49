// Parts of the theme as Docusaurus ejects them: they get the content of the page as a component with properties, and render the
// parts inside of them without props.
import {beforeAll, expect, test} from 'vitest'
import {type BuiltSite, createSite} from '../support/site.ts'

const DOC_ITEM = (layout: string): string => `import {HtmlClassNameProvider} from '@docusaurus/theme-common'
import {DocProvider, useDoc} from '@docusaurus/plugin-content-docs/client'
import DocItemMetadata from '@theme/DocItem/Metadata'
import DocItemLayout from '${layout}'
const Facts = () => <b>{useDoc().metadata.title}, {typeof useDoc().metadata.version}</b>
export default function DocItem(props) {
  const MDXComponent = props.content
  return (
    <DocProvider content={props.content}>
      <HtmlClassNameProvider className={'ejected-' + props.content.metadata.id}>
        <DocItemMetadata />
        <Facts />
        <i>{MDXComponent.frontMatter.api}, {MDXComponent.toc.length}, {MDXComponent.contentTitle ?? 'untitled'}, {MDXComponent.metadata.version}</i>
        <DocItemLayout><MDXComponent /></DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  )
}
`

const LAYOUT = `import {useDoc} from '@docusaurus/plugin-content-docs/client'
import DocItemPaginator from '@theme/DocItem/Paginator'
import DocVersionBanner from '@theme/DocVersionBanner'
import DocVersionBadge from '@theme/DocVersionBadge'
import DocItemFooter from '@theme/DocItem/Footer'
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile'
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop'
import DocItemContent from '@theme/DocItem/Content'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import ContentVisibility from '@theme/ContentVisibility'
export default function DocItemLayout({children}) {
  const {metadata} = useDoc()
  return (
    <div id="own-layout">
      <ContentVisibility metadata={metadata} />
      <DocVersionBanner />
      <DocBreadcrumbs />
      <DocVersionBadge />
      <DocItemTOCMobile />
      <DocItemContent>{children}</DocItemContent>
      <DocItemFooter />
      <DocItemPaginator />
      <DocItemTOCDesktop />
    </div>
  )
}
`

const MDX_PAGE = `import Layout from '@theme/Layout'
import MDXContent from '@theme/MDXContent'
export default function MDXPage({content: MDXPageContent}) {
  const {title, frontMatter} = MDXPageContent.metadata
  return <Layout title={title}><h2>{title}, {frontMatter.mood}</h2><MDXContent><MDXPageContent /></MDXContent></Layout>
}
`

const BLOG_POST_PAGE = `import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItem from '@theme/BlogPostItem'
function Page({sidebar, children}) {
  const {metadata: {nextItem, prevItem}} = useBlogPost()
  return <BlogLayout sidebar={sidebar}><u>{prevItem?.title}|{nextItem?.title}</u><BlogPostItem>{children}</BlogPostItem></BlogLayout>
}
export default function BlogPostPage({content: BlogPostContent, sidebar}) {
  return <BlogPostProvider content={BlogPostContent} isBlogPostPage><Page sidebar={sidebar}><BlogPostContent /></Page></BlogPostProvider>
}
`

let built: BuiltSite

beforeAll(async () => {
  built = await createSite({
    'docs/a.md': '---\napi: yes-1\ntags: [one]\n---\n\n# First\n\n## Part\n\nText of a.\n',
    'docs/b.mdx': '---\ntitle: Second\n---\n\nText of {"b"}.\n',
    'other/c.md': '---\ntags: [two]\n---\n\n# Third\n\n## Part\n\nText of c.\n',
    'blog/2024-01-01-x.md': '---\ntitle: Old\nauthors: []\n---\n\nOld text.\n',
    'blog/2024-01-02-y.md': '---\ntitle: New\nauthors: []\n---\n\nNew text.\n',
    'src/pages/about.md': '---\ntitle: About\nmood: calm\n---\n\nText of about.\n',
    'src/theme/DocItem/index.jsx': DOC_ITEM('@theme/DocItem/Layout'),
    'src/theme/DocItem/Layout/index.jsx': LAYOUT,
    'src/theme/OtherItem.jsx': `${DOC_ITEM('@theme-original/DocItem/Layout').replace('<i>', '<Badge /><i>')}import Badge from 'badge'\n`,
    // As TypeScript compiles it.
    'node_modules/badge/package.json': '{"name": "badge", "version": "1.0.0", "main": "index.js"}',
    'node_modules/badge/index.js': `Object.defineProperty(exports, '__esModule', {value: true})
const importDefault = (module) => module && module.__esModule ? module : {default: module}
const styles = importDefault(require('./badge.module.css'))
exports.default = () => styles.default.badge
`,
    'node_modules/badge/badge.module.css': '.badge {\n  color: red;\n}\n',
    'src/theme/MDXPage/index.jsx': MDX_PAGE,
    'src/theme/BlogPostPage/index.jsx': BLOG_POST_PAGE,
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', onBrokenLinks: 'warn',
  presets: [['classic', {blog: {onUntruncatedBlogPosts: 'ignore'}}]],
  plugins: [['@docusaurus/plugin-content-docs', {id: 'other', path: 'other', routeBasePath: 'other', docItemComponent: '@theme/OtherItem'}]]}\n`,
  }).build()
})

const page = (path: string): string => built.html(path).replaceAll('<!-- -->', '')

test('build without findings', () => {
  expect(built.findings).toEqual([])
})

test('a doc has its content, what is known of it, and all parts that are not ejected', () => {
  const html = page('/docs/a')
  expect(html).toContain('<b>First, string</b><i>yes-1, 1, First, current</i><div id="own-layout">')
  for (const part of ['breadcrumbs__item', 'theme-doc-footer', 'pagination-nav__link--next', 'theme-doc-toc-desktop'])
    expect(html).toContain(part)
  expect(html.match(/Text of a\./g)).toHaveLength(1)
  expect(html).toMatch(/<html[^>]* class="[^"]*ejected-a/)
  expect(page('/docs/b')).toContain('<i>, 0, untitled, current</i>')
  expect(page('/docs/b')).toContain('Text of b.')
})

test('a component that stands for DocItem has the theme’s layout', () => {
  const html = page('/other/c')
  expect(html).toMatch(/<b>Third, string<\/b>badge_\w+<i>/)
  for (const part of ['docItemContainer', 'theme-doc-footer', 'theme-doc-toc-desktop', 'Text of c.'])
    expect(html).toContain(part)
})

test('pages and posts have their content', () => {
  expect(page('/about')).toContain('<h2>About, calm</h2>')
  expect(page('/about')).toContain('Text of about.')
  expect(page('/blog/2024/01/01/x')).toContain('<u>New|</u>')
  expect(page('/blog/2024/01/01/x')).toContain('Old text.')
  expect(page('/blog/2024/01/01/x')).toMatch(
    /<div id="__blog-post-container"[^>]*><div class="markdown"><div [^>]*><p>Old/,
  )
})
