// A site whose content lies next to it, built in two folders: the bytes are the same, and none tells where the folders are.
import {join} from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {type BuiltSite, createSite} from '../support/site.ts'

const FILES = {
  'website/site.config.mjs': `import {docs} from 'quire-docs/plugins/docs'
import {blog} from 'quire-docs/plugins/blog'
import {pages} from 'quire-docs/plugins/pages'
import {search} from 'quire-docs/plugins/search'
import {llms} from 'quire-docs/plugins/llms'
export default {
  title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', publish: ['../shared/**'], markdown: {alternates: true},
  plugins: [docs({path: '../docs'}), blog({path: '../posts'}), pages({path: '../pages'}), search(), llms()],
}
`,
  'docs/a.mdx':
    "import Part from './_part.mdx'\nimport More from '../shared/_more.mdx'\nimport Box from '../shared/box'\n" +
    "import Own from '@site/src/own'\n\n# A\n\n<Part/>\n\n<More/>\n\n<Box/> <Own/>\n\n![i](./i.svg) [b](./b.md)\n",
  'docs/_part.mdx': "import Box from '../shared/box'\n\nA part with <Box/>.\n",
  'docs/b.md': '# B\n\n[a](./a.mdx)\n',
  'docs/i.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'shared/_more.mdx': 'More of it.\n',
  'shared/box.tsx': "import styles from './box.module.css'\nexport default () => <b className={styles.box}>box</b>\n",
  'shared/box.module.css': '.box {color: red}\n',
  'posts/2024-01-02-p.md': '# P\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'posts/2024-01-03-q.mdx': "import Box from '../shared/box'\n\n# Q\n\n<Box/>\n\n{/* truncate */}\n\nMore.\n",
  'pages/index.tsx': "import Box from '../shared/box'\nexport default () => <main><Box/></main>\n",
  'pages/terms.mdx': "import More from '../shared/_more.mdx'\n\n# Terms\n\n<More/>\n",
  'website/src/own.tsx': 'export default () => <i>own</i>\n',
}

async function buildIn(folder: string): Promise<BuiltSite & {readonly root: string}> {
  const files = Object.fromEntries(Object.entries(FILES).map(([path, text]) => [join(folder, path), text]))
  const site = createSite(files)
  const built = await site.build({siteDir: join(site.dir, folder, 'website')})
  return Object.assign(built, {root: site.dir})
}

let first: Awaited<ReturnType<typeof buildIn>>
let second: Awaited<ReturnType<typeof buildIn>>

beforeAll(async () => {
  first = await buildIn('one')
  second = await buildIn('two/deeper')
})

test('pages have what lies next to the site', () => {
  expect(first.diagnostics).toEqual([])
  const html = first.html('/docs/a')
  for (const text of ['A part with', 'More of it', '>box</b>', '<i>own</i>']) expect(html).toContain(text)
  expect(first.html('/')).toContain('>box</b>')
})

test('no file names a folder of this machine', () => {
  expect(first.files().filter((file) => first.read(file).includes(first.root))).toEqual([])
})

test('the output of another folder is the same', () => {
  expect(second.files()).toEqual(first.files())
  const others = second.bytes()
  expect([...first.bytes()].filter(([file, bytes]) => others.get(file) !== bytes).map(([file]) => file)).toEqual([])
})
