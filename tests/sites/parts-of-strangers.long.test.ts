// What parts and plugins of other people's sites read and do, seen in their repositories: each of it ended a build, or was lost.
import {beforeAll, expect, test} from 'vitest'
import {type BuiltSite, buildSite} from '../support/site.ts'

let built: BuiltSite
beforeAll(async () => {
  built = await buildSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', markdown: {format: 'mdx'},
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: {onUntruncatedBlogPosts: 'ignore'}}]],
  plugins: [['./plugin.js', {id: 'two'}]]}`,
    'plugin.js': `const fs = require('fs'), path = require('path')
module.exports = ({siteDir}) => ({
  name: 'docusaurus-plugin-content-notes',
  async contentLoaded({actions: {addRoute, createData}}) {
    const file = await createData('list.json', JSON.stringify(['first', 'second']))
    // Sites are built in their folder, tests elsewhere.
    const byHand = path.relative(path.resolve(siteDir, '.docusaurus', 'docusaurus-plugin-content-notes'), file)
    addRoute({path: '/notes', exact: true, component: '@site/src/notes.jsx', modules: {list: '~notes/' + byHand.split(path.sep).join('/')}})
  },
})
`,
    'src/notes.jsx': `import Layout from '@theme/Layout'
export default function Notes({list}) { return <Layout><p>{list.join('+')}</p></Layout> }
`,
    'sidebars.js': `module.exports = {main: ['a', {type: 'category', label: 'Group', link: {type: 'generated-index', title: 'A group', description: 'What is in it.'}, items: ['in/b']}]}`,
    'docs/a.md': `# A

import Facts from '@site/src/facts'

<Facts />

:::note[Plain title]

Text.

:::

:::note[Title with *signs*]

Text.

:::
`,
    'docs/in/b.md': '# B\n\nWords of B.\n',
    'blog/2026-01-02-first.md': '# First\n\nText.\n',
    'src/pages/page.md': '# Page\n',
    'src/pages/home.jsx': `import Layout from '@theme/Layout'
import LayoutProvider from '@theme/Layout/Provider'
export default function Home() { return <LayoutProvider><Layout title="Home"><main>Words of home.</main></Layout></LayoutProvider> }
`,
    'src/facts.jsx': `import {useDoc} from '@docusaurus/plugin-content-docs/client'
import Link from '@docusaurus/Link'
export default function Facts() {
  const {source, sourceDirName, slug, unversionedId} = useDoc().metadata
  return <><p>{[source.startsWith('@site/'), source, sourceDirName, slug, unversionedId].join(' ')}</p>
    <Link isNavLink to="/docs/a" className={(isActive) => 'own ' + (isActive ? 'here' : 'there')}>A</Link>
    <Link isNavLink to="/docs/in/b" className={(isActive) => 'own ' + (isActive ? 'here' : 'there')}>B</Link></>
}
`,
    'src/theme/Admonition/index.jsx': `export default function Admonition({type, title, children}) {
  return <aside data-title={title ?? 'none'}>{children}</aside>
}
`,
    'src/theme/Footer/index.jsx': `import {useColorMode, useWindowSize} from '@docusaurus/theme-common/internal'
import {useDocsPreferredVersion} from '@docusaurus/theme-common'
export default function Footer() { return <footer>Own footer</footer> }
`,
    'src/theme/BlogLayout/index.jsx': `import Layout from '@theme/Layout'
export default function BlogLayout({children, sidebar, toc, ...props}) { return <Layout {...props}><main>{children}</main></Layout> }
`,
    'src/theme/BlogPostItem/Header/index.jsx': `import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
export default function Header() { return <p>{useBlogPost().metadata.source}</p> }
`,
    'src/theme/MDXPage/index.jsx': `import Layout from '@theme/Layout'
export default function MDXPage({content: Content}) { return <Layout><p>{Content.metadata.source}</p><Content /></Layout> }
`,
    'src/theme/DocCategoryGeneratedIndexPage/index.jsx': `import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client'
import {PageMetadata} from '@docusaurus/theme-common'
import DocCardList from '@theme/DocCardList'
import DocPaginator from '@theme/DocPaginator'
export default function Index({categoryGeneratedIndex: {title, description, slug, permalink, keywords, image, navigation}}) {
  return <><PageMetadata title={title} description={description} keywords={keywords} image={image} />
    <h1>{[title, description, slug, permalink].join('|')}</h1>
    <DocCardList items={useCurrentSidebarCategory().items} />
    <DocPaginator previous={navigation.previous} next={navigation.next} /></>
}
`,
  })
}, 180_000)

test('the site is built, and nothing is said of imports that are there and not used', () => {
  expect(built.findings).toEqual([])
  expect(built.html('/docs/a')).toContain('<footer>Own footer</footer>')
})

test('documents say where they are', () => {
  expect(built.html('/docs/a')).toContain('<p>true @site/docs/a.md . /a a</p>')
  expect(built.html('/blog/2026/01/02/first')).toContain('<p>@site/blog/2026-01-02-first.md</p>')
  expect(built.html('/page')).toContain('<p>@site/src/pages/page.md</p>')
})

test('the class of a link may be a function of whether it is active', () => {
  expect(built.html('/docs/a')).toMatch(/<a[^>]* class="own here active"[^>]*>A<\/a>/)
  expect(built.html('/docs/a')).toMatch(/<a[^>]* class="own there"[^>]*>B<\/a>/)
})

test('an own admonition has a plain title as a prop, and another as its first child', () => {
  expect(built.html('/docs/a')).toContain('<aside data-title="Plain title"><p>Text.</p></aside>')
  expect(built.html('/docs/a')).toMatch(/<aside data-title="none"><mdxAdmonitionTitle>Title with <em>signs<\/em>/)
})

test('the page of a category gets it as one prop, and its cards say what docs do', () => {
  const html = built.html('/docs/category/group')
  expect(html).toContain('<h1>A group|What is in it.|/category/group|/docs/category/group</h1>')
  expect(html).toContain('Words of B.')
  expect(html).toMatch(/pagination-nav__link--next[^>]*href="\/docs\/in\/b"/)
})

test('pages have the classes of their plugin, and of their kind around an own frame', () => {
  const classOf = (path: string) => /<html[^>]* class="([^"]*)"/.exec(built.html(path))?.[1]
  expect(classOf('/notes')).toBe('plugin-notes plugin-id-two')
  expect(classOf('/blog')?.split(' ')).toEqual(
    expect.arrayContaining(['blog-wrapper', 'blog-list-page', 'plugin-blog']),
  )
  expect(classOf('/blog/2026/01/02/first')).toContain('blog-post-page')
})

test('a plugin may name its data from where Docusaurus has the folder of generated files', () => {
  expect(built.html('/notes')).toContain('<p>first+second</p>')
})

test.each(['md', 'mdx'])(
  'parts of the site show documents of .%s where the extension says what they are',
  async (extension) => {
    const site = await buildSite({
      'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', markdown: {format: 'detect'},
  presets: [['classic', {blog: false}]]}`,
      [`docs/a.${extension}`]: `# A

## Second \`x\`

### Third

:::tip Title

Text.

:::

<details><summary>More</summary>Hidden</details>

> Quoted

\`\`\`js
let a
\`\`\`
`,
      'src/theme/Heading/index.jsx': 'export default ({as: As, ...props}) => <As data-own="heading" {...props} />\n',
      'src/theme/Details/index.jsx':
        'export default ({summary, children}) => <section data-own="details">{summary.props.children}: {children}</section>\n',
      'src/theme/Admonition/index.jsx':
        'export default ({title, children}) => <aside data-own={title}>{children}</aside>\n',
      'src/theme/CodeBlock/index.jsx': 'export default ({children}) => <pre data-own="code">{children}</pre>\n',
      'src/theme/MDXComponents.jsx': `import MDXComponents from '@theme-original/MDXComponents'
export default {...MDXComponents, h3: (props) => <h3 data-own="h3" {...props} />, blockquote: (props) => <blockquote data-own="quote" {...props} />}
`,
    })
    expect(site.findings).toEqual([])
    const html = site.content('/docs/a').replaceAll('<!-- -->', '')
    expect(html).toMatch(/<h2[^>]* data-own="heading"[^>]*>Second <code>x<\/code><\/h2>/)
    expect(html).toMatch(/<h3 data-own="h3" id="third">Third<\/h3>/)
    expect(html).toContain('<aside data-own="Title"><p>Text.</p></aside>')
    expect(html).toContain('<section data-own="details">More: Hidden</section>')
    expect(html).toMatch(/<blockquote data-own="quote">\s*<p>Quoted<\/p>\s*<\/blockquote>/)
    expect(html).toMatch(/<pre data-own="code">let a\n?<\/pre>/)
  },
)

test('a page with providers of the layout around it has navbar and footer', () => {
  const html = built.html('/home')
  expect(html.match(/<nav[^>]*class="[^"]*navbar /g)).toHaveLength(1)
  expect(html).toContain('<main>Words of home.</main>')
  expect(html).toContain('<title>Home | T</title>')
})
