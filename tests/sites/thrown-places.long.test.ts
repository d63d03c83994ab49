// Errors that functions of a site throw, in its configuration, its plugins and its transforms: the place is that of the site's own file.
import {expect, test} from 'vitest'
import {buildSite, createSite} from '../support/site.ts'

const FILES = {
  'docusaurus.config.ts': `import {words} from './config/words.ts'

export default {
  title: 'T',
  url: 'https://t.example',
  baseUrl: '/',
  bundler: 'rspack',
  presets: [
    [
      'classic',
      {
        docs: {
          editUrl: ({docPath}: {docPath: string}) => {
            return words(docPath)
          },
        },
        blog: false,
        pages: {remarkPlugins: ['./plugins/shout.js']},
      },
    ],
  ],
  plugins: ['./plugins/made.ts'],
}
`,
  'config/words.ts': `// A comment.

export function words(path: string): string {
  throw new RangeError('no words for ' + path)
}
`,
  'plugins/made.ts': `interface Made { readonly name: string }

export default (): Made & object => ({
  name: 'made',
  async contentLoaded() {
    const none: {all?: string[]} = {}
    return none.all.map((one) => one)
  },
})
`,
  'plugins/shout.js': `module.exports = () => (tree) => {
  for (const node of tree.children) node.no.such()
}
`,
  'package.json': '{"type": "commonjs"}',
  'docs/a.md': '# A\n',
  'src/pages/index.md': '# Home\n',
}

test('are told with the file, the line and the column of the site', async () => {
  const built = await buildSite(FILES)
  expect(built.findings.filter((one) => one.startsWith('error'))).toEqual([
    'error plugin/failed config/words.ts:4:9',
    'error plugin/failed plugins/made.ts:7:21',
    'error markdown/transform-failed src/pages/index.md',
  ])
  const notes = built.report.diagnostics.flatMap((one) => one.notes ?? [])
  expect(notes).toEqual(['At plugins/shout.js:2:45: for (const node of tree.children) node.no.such()'])
})

test('so is what makes the items of a feed, when all pages are there', async () => {
  const built = await createSite({
    'docusaurus.config.ts': `type Items = () => Promise<never>

const createFeedItems: Items = async () => {
  throw new Error('no items')
}
export default {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {docs: false, blog: {feedOptions: {type: 'all', createFeedItems}}}]]}
`,
    'blog/2024-01-01-b.md': '# B\n\nText.\n\n<!-- truncate -->\n',
  }).build({bundler: 'rspack'})
  expect(built.errors).toEqual(['error plugin/failed docusaurus.config.ts:4:9'])
})

test('and of what reads front matter', async () => {
  const built = await createSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {blog: false}]],
  markdown: {parseFrontMatter: async () => {
    throw new Error('never')
  }}}
`,
    'docs/a.md': '# A\n',
  }).build({bundler: 'rspack'})
  expect(built.report.diagnostics.flatMap((one) => one.notes ?? [])).toContain(
    "At docusaurus.config.js:3:11: throw new Error('never')",
  )
})
