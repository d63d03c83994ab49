// Transforms that keep in their module what they see in one document, and wait for it in others, as they do in Docusaurus: there, all
// documents are compiled in one process, with links that lead to the permalinks of pages.
import {expect, test} from 'vitest'
import {configFile, createSite, type FileMap} from '../support/site.ts'

const NAMES = Array.from({length: 30}, (_, at) => `doc-${at + 10}`)

/** Each document shows the heading of the one that its first link leads to. */
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
  entryOf('/site/docs/' + file.path.match(/([^/]+)\\.md$/)[1]).resolve(text.match(/# (.*)/)[1])
  const links = tree.children.flatMap(({children = []}) => children.filter(({type}) => type === 'link'))
  for (const link of links) {
    const title = await entryOf(link.url.split('#')[0]).promise
    tree.children.push({type: 'paragraph', children: [{type: 'text', value: 'Embedded: ' + title}]})
  }
}
`

/** @param target Of the link in each document, by its place in the list. */
function siteWith(target: (at: number) => string): FileMap {
  return {
    'site.config.mjs': configFile("baseUrl: '/site/', pageTimeLimit: 5", "docs({remarkPlugins: ['./embed.mjs']})"),
    'embed.mjs': EMBED,
    ...Object.fromEntries(
      NAMES.map((name, at) => [`docs/${name}.md`, `# Title of ${name}\n\nSee [it](${target(at)}).\n\n## More\n`]),
    ),
  }
}

const next = (at: number): string => NAMES[(at + 1) % NAMES.length] ?? ''

test('get what other threads would have, and links as they are on pages', async () => {
  const site = createSite(siteWith((at) => `./${next(at)}.md#more`))
  const built = await site.build()
  expect(built.errors).toEqual([])
  for (const [at, name] of NAMES.entries()) {
    const content = built.content(`/docs/${name}`)
    expect(content).toContain(`Embedded: Title of ${next(at)}`)
    expect(content).toContain(`href="/site/docs/${next(at)}#more"`)
  }
  // What is made of a document depends on others.
  site.write('docs/doc-20.md', '# Another title\n\nSee [it](doc-21.md).\n')
  const again = await site.build()
  expect(again.errors).toEqual([])
  expect(again.content('/docs/doc-19')).toContain('Embedded: Another title')
  expect(again.content('/docs/doc-20')).toContain('Embedded: Title of doc-21')
})

test('are told of where they wait for a document that there is not', async () => {
  const site = createSite(siteWith((at) => (at === 7 ? '/docs/none' : `${next(at)}.md`)))
  const built = await site.build()
  expect(built.errors).toEqual(['error worker/timeout docs/doc-17.md'])
})
