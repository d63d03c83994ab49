// A project that is copied with its cache, as to try something out or by a service that keeps the cache: what is edited in the
// copy shows there, although the files of the first folder are as they were.
import {cpSync} from 'node:fs'
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

const FILES = {
  'site.config.mjs': `import {pages} from 'quire-docs/plugins/pages'
import {docs} from 'quire-docs/plugins/docs'
import {title} from './title.mjs'
export default {
  title, url: 'https://t.example', baseUrl: '/',
  plugins: [pages(), docs({remarkPlugins: ['./words.mjs']})],
}
`,
  'title.mjs': "export const title = 'First title'\n",
  'words.mjs': `export default () => (tree, {data}) => {
  tree.children.push({type: 'paragraph', children: [{type: 'text', value: data.readFile('words.txt')}]})
}
`,
  'words.txt': 'first words',
  'docs/a.mdx': "import Box from '@site/src/box'\nimport Part from './_part.mdx'\n\n# A\n\n<Box/>\n\n<Part/>\n",
  'docs/_part.mdx': 'The first part.\n',
  'docs/b.md': '# B\n\nText.\n',
  'src/box.jsx':
    "import styles from './box.module.css'\nexport default () => <b className={styles.box}>first box</b>\n",
  'src/box.module.css': '.box {color: red}\n',
  'src/pages/index.jsx': 'export default () => <main>first page</main>\n',
}

test('nothing of the folder that it comes from is shown', async () => {
  const first = createSite(FILES)
  const before = await first.build()
  expect(before.findings).toEqual([])
  const copy = createSite({})
  cpSync(first.dir, copy.dir, {recursive: true, preserveTimestamps: true})
  for (const [path, text] of Object.entries(FILES))
    copy.write(path, text.replaceAll('first', 'other').replace('First', 'Other').replace('red', 'blue'))
  const after = await copy.build()
  expect(after.findings).toEqual([])
  expect(after.html('/')).toContain('other page')
  expect(after.html('/docs/a')).toContain('other box')
  expect(after.html('/docs/a')).toContain('The other part.')
  expect(after.html('/docs/a')).toContain('other words')
  expect(after.html('/docs/b')).toContain('Other title')
  const styles = after
    .files()
    .filter((file) => file.endsWith('.css'))
    .map((file) => after.read(file))
    .join('')
  expect(styles).toContain('{color:#00f}')
  expect(styles).not.toContain('{color:red}')
})
