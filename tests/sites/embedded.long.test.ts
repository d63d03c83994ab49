// Pages that show several documents: a plugin of the site's own lists two notes up to a mark, as a blog does.
import {expect, test} from 'vitest'
import {buildSite, configFile, createSite} from '../support/site.ts'

const PLUGIN = `import {definePlugin} from 'quire-docs/plugin'
export const notes = definePlugin({
  name: 'notes',
  sources: () => [{kind: 'document', dir: 'notes', include: ['**/*.{md,mdx}']}],
  loadContent: ({documents}) => documents.map(({sourcePath}) => sourcePath),
  createRoutes: (paths) => ({
    routes: [
      ...paths.map((sourcePath) => ({
        path: '/' + sourcePath.replace(/\\.mdx?$/, ''),
        layout: ['NotePage'], props: {}, content: {kind: 'document', sourcePath}, metadata: {title: sourcePath},
      })),
      {
        path: '/list', layout: ['NoteList'], props: {ids: paths}, metadata: {title: 'All'},
        embedded: paths.map((sourcePath) => ({id: sourcePath, sourcePath, until: '<!-- more -->|\\\\{/\\\\* more \\\\*/\\\\}'})),
      },
    ],
  }),
  emitAssets: (paths, {site}) => paths.map((path) => ({
    path: path.replace(/\\.mdx?$/, '.txt'),
    content: site.contentOf('/' + path.replace(/\\.mdx?$/, '')) ?? 'nothing',
  })),
  components: ({siteDir}) => ({NotePage: siteDir + '/src/NotePage.jsx', NoteList: siteDir + '/src/NoteList.jsx'}),
})
`

const SITE = {
  'site.config.ts': configFile("bundler: 'rspack'", 'notes()').replace(
    'import',
    "import {notes} from './notes-plugin.ts'\nimport",
  ),
  'notes-plugin.ts': PLUGIN,
  'src/NotePage.jsx': 'export default ({children}) => <main>{children}</main>',
  'src/NoteList.jsx': `import {EmbeddedContent} from 'quire-docs/client'
export default ({ids}) => <main>{ids.map((id) => <section key={id}><EmbeddedContent id={id} /></section>)}</main>`,
  'notes/one.md': '# One\n\nFirst, see [two](./two.mdx#b).\n\n<!-- more -->\n\nThe rest, and [nothing](./gone.md).\n',
  'notes/two.mdx': 'Second {1 + 1}, see [one](./one.md).\n\n{/* more */}\n\n## B\n\nMore {"<div>"}.\n',
}

test('a page shows the beginnings of documents, static ones and MDX', async () => {
  const built = await buildSite(SITE)
  expect(built.findings).toEqual(['warning link/missing-markdown notes/one.md:7:25'])
  const html = built.html('/list')
  expect(html).toContain('data-quire-content="notes/one.md"')
  expect(html).toMatch(/First, see <a href="\/notes\/two#b">two<\/a>/)
  expect(html).toMatch(/Second (?:<!-- -->)?2/)
  expect(html).not.toContain('The rest')
  expect(html).not.toContain('<h2')
  expect(built.html('/notes/one')).toContain('The rest')
  const module = built.read('_routes/list.js')
  expect(module).toMatch(/export const embedded=\{"notes\/one\.md":\{html:".*"notes\/two\.mdx":\{content:/)
})

test('an excerpt is compiled once and kept, and is new when its document is', async () => {
  const site = createSite(SITE)
  await site.build()
  const again = await site.build()
  expect([again.report.counts.compiled, again.report.counts.rendered]).toEqual([0, 0])
  site.write('notes/one.md', '# One\n\nChanged.\n\n<!-- more -->\n\nThe rest.\n')
  const changed = await site.build()
  expect([changed.report.counts.compiled, changed.report.counts.rendered]).toEqual([2, 2])
  expect(changed.html('/list')).toContain('Changed.')
})

test('a plugin reads the content of built pages', async () => {
  const site = createSite(SITE)
  const built = await site.build()
  expect(built.read('notes/one.txt')).toContain('<p>The rest')
  expect(built.read('notes/two.txt')).toContain('More &lt;div&gt;.')
  const [first, again] = [built.read('notes/two.txt'), (await site.build()).read('notes/two.txt')]
  expect(again).toBe(first)
})

test('layouts of a plugin are scripts of their own', async () => {
  const built = await buildSite(SITE)
  const preloads = [...built.html('/list').matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
  expect(preloads).toContainEqual(expect.stringMatching(/^\/assets\/l\d+\.[0-9a-f]+\.js$/))
  expect(built.html('/notes/one')).not.toContain(preloads[0])
})
