// Parts of a site that read the front matter of posts find it in lists, too: no more of it than they read.
import {beforeAll, expect, test} from 'vitest'
import {type BuiltSite, createSite} from '../support/site.ts'

const ITEM = `import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
export default function BlogPostItem({children}) {
  const {frontMatter, metadata} = useBlogPost()
  return <article><u>{frontMatter.thumbnail} {typeof frontMatter.held?.getTime} {metadata.frontMatter.level}</u>{children}</article>
}
`

const ITEMS = `import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client'
import BlogPostItem from '@theme/BlogPostItem'
export default function BlogPostItems({items}) {
  return items.map(({content: Content}) => (
    <BlogPostProvider key={Content.metadata.permalink} content={Content}>
      <b>{Content.frontMatter.thumbnail}</b><BlogPostItem><Content /></BlogPostItem>
    </BlogPostProvider>
  ))
}
`

const FILES = {
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {docs: false, blog: {postsPerPage: 1, routeBasePath: '/'}}]]}`,
  'blog/2024-01-02-first.md':
    '---\ntitle: First\ntags: [a]\nthumbnail: first.png\nlevel: 3\nheld: 2024-05-06\nsecret: kept\n---\n\nFirst text.\n',
  'blog/2024-01-03-second.md': '---\ntitle: Second\ntags: [a]\n---\n\nSecond text.\n',
  'src/theme/BlogPostItem/index.jsx': ITEM,
}

let built: BuiltSite

beforeAll(async () => {
  built = await createSite(FILES).build()
})

const facts = (html: string): string => (/<u>(.*?)<\/u>/.exec(html)?.[1] ?? '').replaceAll('<!-- -->', '')

test('on each page of a list, and as on the page of the post', () => {
  expect(facts(built.html('/2024/01/02/first'))).toBe('first.png function 3')
  expect(facts(built.html('/page/2'))).toBe('first.png function 3')
  expect(facts(built.html('/tags/a/page/2'))).toBe('first.png function 3')
  expect(facts(built.html('/')).trim()).toBe('undefined')
})

test('what no code reads is on none of them', () => {
  for (const path of ['/page/2', '/2024/01/02/first']) expect(built.html(path)).not.toContain('kept')
})

test('the posts that a list of the site’s own gets have it', async () => {
  const own = await createSite({...FILES, 'src/theme/BlogPostItems/index.jsx': ITEMS}).build()
  expect(own.html('/page/2')).toContain('<b>first.png</b>')
  expect(facts(own.html('/page/2'))).toBe('first.png function 3')
})
