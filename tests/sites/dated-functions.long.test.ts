// Functions of a configuration and plugins of a site for Docusaurus get front matter with the dates that YAML has in it, as there.
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

const HEADER =
  "---\nheld: 2022-05-27\nquoted: '2022-05-27'\nlist: [{at: 2022-05-28}]\nunknown: x\nsidebar_label: L\n---\n\n"
const DATES = '2022-05-27T00:00:00.000Z "2022-05-27" 2022-05-28T00:00:00.000Z "x"'
const TEXTS = '"2022-05-27" "2022-05-27" "2022-05-28" "x"'

const SHOW = `const show = ({held, quoted, list, unknown}) => [held, quoted, list?.[0].at, unknown].map((one) =>
  one instanceof Date ? one.toISOString() : JSON.stringify(one)).join(' ')
const seen = {}
`

const CONFIG = `${SHOW}
const docs = {sidebarItemsGenerator: ({defaultSidebarItemsGenerator, ...input}) => {
  seen.generator = input.docs.map((doc) => [doc.id, doc.source, doc.frontMatter.sidebar_label, show(doc.frontMatter)])
  seen.contentPath = input.version.contentPath
  return defaultSidebarItemsGenerator(input)
}}
const blog = {
  onUntruncatedBlogPosts: 'ignore',
  readingTime: ({frontMatter}) => { seen.readingTime = show(frontMatter); return 1 },
  processBlogPosts: ({blogPosts}) => { seen.process = show(blogPosts[0].metadata.frontMatter) },
  feedOptions: {type: 'rss', createFeedItems: ({blogPosts, defaultCreateFeedItems, ...rest}) => {
    seen.feed = show(blogPosts[0].metadata.frontMatter)
    return defaultCreateFeedItems({blogPosts, ...rest})
  }},
}
`

const FILES = {
  'docs/a.md': `${HEADER}# A\n`,
  'docs/guide/index.md': '# Guide\n',
  'docs/guide/b.md': '# B\n',
  'blog/2022-05-27-x.md': `${HEADER}Post.\n`,
}

test('in a site for Docusaurus', async () => {
  const site = createSite({
    ...FILES,
    'blog/2022-05-26-earlier.md': `${HEADER}# Earlier\n`,
    'src/pages/about.md': `${HEADER}About.\n`,
    'docusaurus.config.js': `${CONFIG}
const {writeFileSync} = require('node:fs')
const contents = (all) => [
  ...all['docusaurus-plugin-content-docs'].default.loadedVersions[0].docs.filter(({id}) => id === 'a'),
  ...all['docusaurus-plugin-content-blog'].default.blogPosts.map(({metadata}) => metadata),
  ...all['docusaurus-plugin-content-pages'].default,
].map(({frontMatter}) => show(frontMatter))
const plugin = ({outDir}) => ({
  name: 'own',
  allContentLoaded: ({allContent}) => {
    seen.all = contents(allContent)
    const [{docs}] = allContent['docusaurus-plugin-content-docs'].default.loadedVersions
    seen.docs = docs.map((doc) => [doc.id, doc.slug, doc.sourceDirName, doc.sidebar, doc.draft, doc.previous?.title, doc.next?.title])
    seen.posts = allContent['docusaurus-plugin-content-blog'].default.blogPosts.map(({id, metadata}) => [id, metadata.nextItem?.title])
  },
  postBuild: ({plugins}) => {
    seen.built = contents(Object.fromEntries(plugins.map(({name, content}) => [name, {default: content}])))
    writeFileSync(outDir + '/seen.json', JSON.stringify(seen))
  },
})
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', plugins: [plugin],
  presets: [['classic', {docs, blog}]]}`,
  })
  const built = await site.build()
  expect(built.errors).toEqual([])
  expect(JSON.parse(built.read('seen.json'))).toEqual({
    generator: [
      ['a', '@site/docs/a.md', 'L', DATES],
      ['guide/b', '@site/docs/guide/b.md', null, '   '],
      ['guide/index', '@site/docs/guide/index.md', null, '   '],
    ],
    contentPath: `${site.dir}/docs`,
    readingTime: DATES,
    process: DATES,
    feed: DATES,
    all: [DATES, DATES, DATES, DATES],
    docs: [
      ['a', '/a', '.', 'defaultSidebar', false, null, 'Guide'],
      ['guide/b', '/guide/b', 'guide', 'defaultSidebar', false, 'Guide', null],
      ['guide/index', '/guide/', 'guide', 'defaultSidebar', false, 'L', 'B'],
    ],
    posts: [
      ['/2022/05/27/x', 'Earlier'],
      ['/2022/05/26/earlier', null],
    ],
    built: [DATES, DATES, DATES, DATES],
  })
  // The index of the folder is still found by its name.
  expect(built.html('/docs/a')).toContain('href="/docs/guide/"')
})

test("in a site of the program's own they are text, as written", async () => {
  const built = await createSite({
    ...FILES,
    'site.config.mjs': `import {writeFileSync} from 'node:fs'
import {docs as docsPlugin} from 'quire-docs/plugins/docs'
import {blog as blogPlugin} from 'quire-docs/plugins/blog'
import {definePlugin} from 'quire-docs/plugin'
${CONFIG}
const own = definePlugin({name: 'own', emitAssets: () => [{path: 'seen.json', content: JSON.stringify(seen)}]})
export default {title: 'T', url: 'https://t.example', baseUrl: '/', plugins: [docsPlugin(docs), blogPlugin(blog), own()]}`,
  }).build()
  expect(built.errors).toEqual([])
  const {generator, contentPath, ...seen} = JSON.parse(built.read('seen.json'))
  expect(generator[0]).toEqual(['a', 'a.md', 'L', TEXTS])
  expect(contentPath).toBe('docs')
  expect(seen).toEqual({readingTime: TEXTS, process: TEXTS, feed: TEXTS})
})
