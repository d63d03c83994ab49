// Transforms that keep in their module what they see in one document, and wait for it in others, as they do in Docusaurus: there, all
// documents are compiled in one process, with links that lead to the permalinks of pages.
import {setTimeout as wait} from 'node:timers/promises'
import {expect, test} from 'vitest'
import {buildCopy, differingFiles} from '../support/clean-build.ts'
import {configFile, createSite, type FileMap} from '../support/site.ts'

const NAMES = Array.from({length: 30}, (_, at) => `doc-${at + 10}`)

/** Each document shows the last words of the one that its link leads to. */
const EMBED = `const seen = new Map()
const entryOf = (url) => {
  if (!seen.has(url)) {
    const entry = {}
    entry.promise = new Promise((resolve) => (entry.resolve = resolve))
    seen.set(url, entry)
  }
  return seen.get(url)
}
export default () => async (tree, file) => {
  const text = String(file)
  entryOf('/site/docs/' + file.path.match(/([^/]+)\\.md$/)[1]).resolve(text.match(/[^\\n]*(?=\\n$)/)[0])
  const links = tree.children.flatMap(({children = []}) => children.filter(({url}) => url?.includes('doc')))
  for (const link of links) {
    const words = await entryOf(link.url.split('#')[0]).promise
    tree.children.push({type: 'paragraph', children: [{type: 'text', value: 'Embedded: ' + words}]})
  }
}
`

const EMBEDDING: FileMap = {
  'site.config.mjs': configFile("baseUrl: '/site/', pageTimeLimit: 5", "docs({remarkPlugins: ['./embed.mjs']})"),
  'embed.mjs': EMBED,
}

const toText = (name: string, target: string, words = `Words of ${name}.`): string =>
  `# Title of ${name}\n\nSee [it](${target}).\n\n## More\n\n${words}\n`

/** @param target Of the link in each document, by its place in the list. */
function siteWith(target: (at: number) => string): FileMap {
  return {
    ...EMBEDDING,
    ...Object.fromEntries(NAMES.map((name, at) => [`docs/${name}.md`, toText(name, target(at))])),
  }
}

const SETTLED_MS = 120

const next = (at: number): string => NAMES[(at + 1) % NAMES.length] ?? ''

test('get what other threads would have, and links as they are on pages', async () => {
  const built = await createSite(siteWith((at) => `./${next(at)}.md#more`)).build()
  expect(built.errors).toEqual([])
  for (const [at, name] of NAMES.entries()) {
    const content = built.content(`/docs/${name}`)
    expect(content).toContain(`Embedded: Words of ${next(at)}.`)
    expect(content).toContain(`href="/site/docs/${next(at)}#more"`)
  }
})

test.each([
  ['doc-20', 'doc-21.md'],
  ['doc-39', '#more'],
])('change with each other: %s with a link to %s', async (name, target) => {
  const site = createSite(siteWith((at) => (at === NAMES.length - 1 ? '#more' : `${next(at)}.md`)))
  // Files that are only just saved are looked at again by the next build: a build of texts alone needs others.
  await wait(SETTLED_MS)
  expect((await site.build()).errors).toEqual([])
  site.write(`docs/${name}.md`, toText(name, target, 'Other words.'))
  await wait(SETTLED_MS)
  const again = await site.build()
  expect(again.errors).toEqual([])
  expect(differingFiles(again, await buildCopy(site))).toEqual([])
})

test('change with each other where all are compiled in one thread', async () => {
  const toFiles = (words: string): FileMap => ({
    'docs/doc-1.md': toText('doc-1', 'doc-2.md'),
    'docs/doc-2.md': toText('doc-2', '#more', words),
  })
  const site = createSite({...EMBEDDING, ...toFiles('First words.')})
  expect((await site.build()).content('/docs/doc-1')).toContain('Embedded: First words.')
  for (const [path, text] of Object.entries(toFiles('Other words.'))) site.write(path, String(text))
  expect((await site.build()).content('/docs/doc-1')).toContain('Embedded: Other words.')
})

test('are told of where they wait for a document that there is not', async () => {
  const site = createSite(siteWith((at) => (at === 7 ? '/docs/none' : `${next(at)}.md`)))
  const built = await site.build()
  expect(built.errors).toEqual(['error worker/timeout docs/doc-17.md'])
})
