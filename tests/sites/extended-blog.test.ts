// A plugin of a site that goes on where the blog plugin of Docusaurus ends, as its manual shows: that plugin makes the pages.
import {beforeAll, expect, test} from 'vitest'
import {type BuiltSite, buildSite} from '../support/site.ts'

/** What the package does, in short: data of posts, documents by its loader, and routes with the names of the theme. */
const PACKAGE = `const fs = require('fs'), path = require('path')
Object.defineProperty(exports, '__esModule', {value: true})
exports.validateOptions = ({options}) => ({routeBasePath: 'blog', ...options})
exports.default = async function pluginContentBlog(context, options) {
  const {siteDir, siteConfig: {markdown, future}, generatedFilesDir} = context
  if (markdown.mdx1Compat.comments !== true) throw new Error('no mdx1Compat')
  const dir = path.join(siteDir, options.path), dataDir = path.join(generatedFilesDir, 'docusaurus-plugin-content-blog', options.id)
  const postOf = new Map()
  return {
    name: 'docusaurus-plugin-content-blog',
    async loadContent() {
      const names = fs.readdirSync(dir).filter((name) => name.endsWith('.md')).sort().reverse()
      const blogPosts = await Promise.all(names.map(async (name) => {
        const file = path.join(dir, name)
        const {frontMatter} = await markdown.parseFrontMatter({filePath: file, fileContent: '', defaultParseFrontMatter: async () => ({frontMatter: {title: 'Post ' + name[0], image: './pic.png'}, content: ''})})
        const created = await future.experimental_vcs.getFileCreationInfo(file)
        const tags = [{label: 'x', permalink: '/blog/tags/x', inline: true}]
        const authors = [{key: 'ada', name: 'Ada', imageURL: './pic.png', page: {permalink: '/blog/authors/ada'}}]
        const metadata = {permalink: '/blog/' + name[0], source: '@site/' + path.relative(siteDir, file), title: frontMatter.title, description: 'About ' + name[0], date: '2024-01-0' + name[0] + 'T00:00:00.000Z', created, tags, authors, frontMatter, readingTime: 1, hasTruncateMarker: true, unlisted: false}
        postOf.set(file, metadata)
        return {id: name, metadata}
      }))
      blogPosts.forEach(({metadata}, at) => { if (at > 0) metadata.prevItem = {title: blogPosts[at - 1].metadata.title, permalink: blogPosts[at - 1].metadata.permalink} })
      return {blogPosts, blogTitle: options.blogTitle}
    },
    async contentLoaded({content: {blogPosts, blogTitle}, actions: {addRoute, createData}}) {
      const write = (name, data) => createData(name, JSON.stringify(data))
      const sidebar = await write('sidebar.json', {title: 'Recent', items: blogPosts.map(({metadata}) => ({title: metadata.title, permalink: metadata.permalink, unlisted: false, date: metadata.date}))})
      const context = {blogMetadata: await write('blog.json', {blogBasePath: '/blog', blogTitle, authorsListPath: '/blog/authors'})}
      for (const {id, metadata} of blogPosts) fs.writeFileSync(path.join(dataDir, id + '.json'), JSON.stringify(metadata))
      const items = blogPosts.map(({metadata}) => ({content: {__import: true, path: metadata.source, query: {truncated: true}}}))
      const list = {permalink: '/blog', page: 1, postsPerPage: 10, totalPages: 1, totalCount: 2, blogTitle, blogDescription: 'All of it'}
      const author = {...blogPosts[0].metadata.authors[0], imageURL: '/pic.png', count: 2}
      const tag = {label: 'x', permalink: '/blog/tags/x', allTagsPath: '/blog/tags', count: 2, unlisted: false}
      const page = async (path, component, data, modules = {}) => addRoute({path, component, exact: true, context, modules: {sidebar, ...modules, ...Object.fromEntries(await Promise.all(Object.entries(data).map(async ([name, value]) => [name, await write(path.replaceAll('/', '-') + name + '.json', value)])))}})
      await page('/blog', '@theme/BlogListPage', {metadata: list}, {items})
      for (const {metadata} of blogPosts) await page(metadata.permalink, '@theme/BlogPostPage', {}, {content: metadata.source})
      await page('/blog/tags', '@theme/BlogTagsListPage', {tags: [tag]})
      await page('/blog/tags/x', '@theme/BlogTagsPostsPage', {tag, listMetadata: list}, {items})
      await page('/blog/archive', '@theme/BlogArchivePage', {archive: {blogPosts: blogPosts.map(({metadata}) => ({metadata}))}})
      await page('/blog/authors', '@theme/Blog/Pages/BlogAuthorsListPage', {authors: [author]})
      await page('/blog/authors/ada', '@theme/Blog/Pages/BlogAuthorsPostsPage', {author, listMetadata: list}, {items})
    },
    configureWebpack: () => ({module: {rules: [{test: /\\.md$/, include: [dir + path.sep], use: [
      {loader: require.resolve('@docusaurus/mdx-loader'), options: {
        metadataPath: (file) => path.join(dataDir, path.basename(file) + '.json'),
        isMDXPartial: () => false,
        removeContentTitle: true,
        beforeDefaultRemarkPlugins: [() => () => {}],
        createAssets: ({filePath, metadata}) => ({image: postOf.get(filePath).frontMatter.image, authorsImageUrls: metadata.authors.map(({imageURL}) => imageURL)}),
        resolveMarkdownLink: ({linkPathname, sourceFilePath}) => postOf.get(path.join(path.dirname(sourceFilePath), linkPathname))?.permalink ?? null,
      }},
      require.resolve('./cut.js'),
    ]}]}}),
  }
}
`

const PIC = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const post = (at: number, other: number): string =>
  `# Post ${at}\n\nBegin of ${at}, [other](./${other}.md).[^1]\n\n[^1]: Note of ${at}.\n\n<!-- truncate -->\n\n## Rest of ${at}\n\nEnd of ${at}.\n`

const FILES = {
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', markdown: {format: 'detect'},
  presets: [['classic', {docs: false, blog: false, pages: false}]],
  plugins: [['./plugins/blog', {path: 'news', blogTitle: 'News'}]],
}`,
  'plugins/blog.js': `const exported = require('@docusaurus/plugin-content-blog')
async function extended(...args) {
  const instance = await exported.default(...args)
  return {...instance, contentLoaded: async (given) => {
    const recent = given.content.blogPosts.slice(0, 1)
    given.actions.addRoute({path: '/', exact: true, component: '@site/src/components/Home', modules: {posts: recent.map(({metadata}) => ({content: {__import: true, path: metadata.source, query: {truncated: true}}}))}})
    given.actions.addRoute({path: '/release', exact: true, component: '@site/src/components/Release', modules: {content: given.content.blogPosts[1].metadata.source}})
    return instance.contentLoaded(given)
  }}
}
module.exports = {...exported, default: extended}
`,
  'src/components/Home.jsx': `import Layout from '@theme/Layout'
import BlogPostItems from '@theme/BlogPostItems'
export default ({posts}) => <Layout title="Home"><h1>Latest</h1><BlogPostItems items={posts} /></Layout>
`,
  // As Docusaurus' own site shows its changelog.
  'src/components/Release.jsx': `import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client'
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata'
import Layout from '@theme/Layout'
export default ({content: Content}) => <BlogPostProvider content={Content} isBlogPostPage><BlogPostPageMetadata /><Layout><Content /></Layout></BlogPostProvider>
`,
  'news/1.md': post(1, 2),
  'news/2.md': post(2, 1),
  'news/pic.png': PIC,
  'node_modules/@docusaurus/plugin-content-blog/package.json':
    '{"name": "@docusaurus/plugin-content-blog", "version": "3.10.0"}',
  'node_modules/@docusaurus/plugin-content-blog/index.js': PACKAGE,
  'node_modules/@docusaurus/plugin-content-blog/cut.js':
    "module.exports = function (text) { return /truncated=true/.test(this.resourceQuery) ? text.split('<!-- truncate -->')[0] : text }\n",
  'node_modules/@docusaurus/mdx-loader/package.json':
    '{"name": "@docusaurus/mdx-loader", "version": "3.10.0", "main": "lib/index.js"}',
  'node_modules/@docusaurus/mdx-loader/lib/index.js': "module.exports = () => { throw new Error('Not here.') }\n",
}

let built: BuiltSite

beforeAll(async () => {
  built = await buildSite(FILES)
}, 180_000)

const textOf = (path: string): string =>
  built
    .html(path)
    .replaceAll('<!-- -->', '')
    .replace(/^.*<main/s, '<main')

test('it is built without a word', () => {
  expect(built.findings).toEqual([])
})

test('lists show posts up to the mark, with their data', () => {
  for (const path of ['/blog', '/blog/tags/x', '/blog/authors/ada', '/']) {
    expect(textOf(path)).toContain('Begin of 2')
    expect(textOf(path)).not.toContain('End of 2')
    expect(textOf(path)).toMatch(/href="\/blog\/2"[^>]*>Post 2</)
  }
  expect(built.html('/blog')).toContain('<title>News | T</title>')
  expect(built.html('/blog')).toMatch(/aria-label="Blog recent posts navigation".*Recent.*href="\/blog\/1"/s)
  expect(textOf('/blog/archive')).toMatch(/2024.*href="\/blog\/1"/s)
  expect(textOf('/blog/tags')).toContain('href="/blog/tags/x"')
  expect(textOf('/blog/authors')).toContain('Ada')
  // Footnotes of two posts on one page.
  const ids = [...textOf('/blog').matchAll(/ id="(user-content-fn-1[^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

test('a page of the site for a post takes the head of the post from the theme', () => {
  const head = built.html('/release')
  expect(head).toContain('<title>Post 1 | T</title>')
  expect(head).toContain('<meta name="description" content="About 1"')
  expect(head).toMatch(/<meta[^>]* property="og:image" content="https:\/\/t\.example\/assets\/pic\./)
  expect(head).toContain('property="article:published_time" content="2024-01-01T00:00:00.000Z"')
})

test('the page of a post has its title once, its head, its images and its links', () => {
  const page = textOf('/blog/1')
  expect(page.match(/Post 1</g)).toHaveLength(1)
  expect(page).toMatch(/Begin of 1, <a [^>]*href="\/blog\/2"[^>]*>other<\/a>.*Rest of 1.*End of 1/s)
  expect(page).toMatch(
    /<img[^>]* src="\/assets\/pic\.[^"]*\.png"[^>]* alt="Ada"|<img[^>]* alt="Ada"[^>]* src="\/assets\/pic\./,
  )
  const head = built.html('/blog/1')
  expect(head).toContain('<title>Post 1 | T</title>')
  expect(head).toMatch(/<meta[^>]* property="og:image" content="https:\/\/t\.example\/assets\/pic\./)
  expect(head).toContain('property="article:published_time" content="2024-01-01T00:00:00.000Z"')
})
