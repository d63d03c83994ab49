// What threads do between batches of documents.
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

const PAGES = 1000
/** Of documents. */
const BATCH = 50

// Native code frees what it holds for objects that are gone in such turns of the event loop, too.
const PLUGIN = `let waiting = 0
export default () => (tree) => {
  tree.children.push({type: 'paragraph', children: [{type: 'text', value: 'Waiting: ' + waiting}]})
  waiting += 1
  setImmediate(() => {
    waiting -= 1
  })
}
`

test('what documents have left for the next turn of the event loop is done before the next batch', async () => {
  const site = createSite({
    'site.config.mjs': `import {docs} from 'quire-docs/plugins/docs'
export default {title: 'T', url: 'https://example.com', plugins: [docs({remarkPlugins: ['./wait.mjs']})]}
`,
    'wait.mjs': PLUGIN,
    ...Object.fromEntries(Array.from({length: PAGES}, (_, at) => [`docs/p${at}.md`, `# Page ${at}\n`])),
  })
  const built = await site.build()
  expect(built.errors).toEqual([])
  const waiting = Array.from({length: PAGES}, (_, at) => {
    const html = readFileSync(`${built.report.outDir}/docs/p${at}/index.html`, 'utf8')
    return Number(/Waiting: (\d+)/.exec(html)?.[1])
  })
  expect(Math.max(...waiting)).toBeLessThan(BATCH)
})
