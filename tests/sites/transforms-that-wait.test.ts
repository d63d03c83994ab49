// Transforms that wait for something, such as an answer of a server: other documents need not wait for it too.
import {expect, test} from 'vitest'
import {configFile, createSite, type FileMap} from '../support/site.ts'

const NAMES = ['a', 'b', 'c', 'd']

function siteWith(transform: string): FileMap {
  return {
    'site.config.mjs': configFile('pageTimeLimit: 5', "docs({remarkPlugins: ['./wait.mjs']})"),
    'wait.mjs': transform,
    ...Object.fromEntries(NAMES.map((name) => [`docs/${name}.md`, `# ${name}\n`])),
  }
}

test('run for several documents at once, and fail for one alone', async () => {
  const site = createSite(
    siteWith(`const waiting = new Set()
export default () => async (tree, file) => {
  waiting.add(file.path)
  const end = Date.now() + 2000
  while (waiting.size < ${NAMES.length} && Date.now() < end) await new Promise((go) => setTimeout(go, 20))
  if (file.path.endsWith('b.md')) throw new Error('Not for ' + waiting.size)
  tree.children.push({type: 'paragraph', children: [{type: 'text', value: 'At once: ' + waiting.size}]})
}
`),
  )
  const built = await site.build()
  expect(built.errors).toEqual(['error markdown/transform-failed docs/b.md'])
  expect(built.diagnostics[0]?.message).toContain(`Not for ${NAMES.length}`)
})

test('are given up for the document for which they wait for ever', async () => {
  const site = createSite(
    siteWith(`export default () => (tree, file) => file.path.endsWith('b.md') ? new Promise(() => {}) : undefined
`),
  )
  const built = await site.build()
  expect(built.errors).toEqual(['error worker/timeout docs/b.md'])
})
