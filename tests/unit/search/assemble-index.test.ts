// An index is made step by step: what is finished is given away, and pages are read when they are needed.

import {beforeAll, expect, test} from 'vitest'
import {type AssembledIndex, assembleIndex, type IndexedPage} from '../../../plugins/search/build-index.ts'
import {loadLanguage, toEntries} from '../../../plugins/search/page-task.ts'
import {buildIndex} from '../../../scripts/search-vectors/at-once.ts'
import {type Analyzer, createAnalyzer} from '../../../src/shared/search/analyzer.ts'
import type {ShardedIndex} from '../../../src/shared/search/search-data.ts'

const PAGES = 20
/** Two pages fill a shard of texts. */
const TEXT = Array.from({length: 3000}, (_, at) => `w${at}`).join(' ')

let analyzer: Analyzer
beforeAll(async () => {
  analyzer = await createAnalyzer({languages: ['en'], keptStopWords: [], isUnstemmed: false}, loadLanguage)
})

/** Pages that note when they are read. */
function pagesOf(read: number[]): readonly IndexedPage[] {
  return Array.from({length: PAGES}, (_, at) => ({
    url: `/p${at}`,
    breadcrumbs: [],
    read: () => {
      read.push(at)
      const section = {id: '', level: 0, title: '', text: TEXT, identifiers: ['foo.barBaz']}
      return toEntries({title: `Page ${at}`, description: '', keywords: [], sections: [section]}, analyzer)
    },
  }))
}

test('a shard is given away before the pages behind it are read', () => {
  const read: number[] = []
  const steps = assembleIndex(pagesOf(read), {analyzer, withIdentifiers: true, shardAbove: 0})
  const readBefore: number[] = []
  for (let step = steps.next(); step.done !== true; step = steps.next()) readBefore.push(new Set(read).size)
  // A shard has one or two texts; what follows depends on all pages.
  expect(readBefore[0]).toBeLessThanOrEqual(3)
  expect(readBefore.slice(0, 6).every((count, at) => at === 0 || count - (readBefore[at - 1] ?? 0) <= 2)).toBe(true)
  expect(readBefore.filter((count) => count < PAGES).length).toBeGreaterThan(8)
  // Those before the cut are read for it once more.
  expect(read).toEqual([0, ...Array.from({length: PAGES}, (_, at) => at)])
})

test('shards of terms come last, then the directory; together they are what is built at once', () => {
  const steps = assembleIndex(pagesOf([]), {analyzer, withIdentifiers: true, shardAbove: 0})
  const all = buildIndex(pagesOf([]), {analyzer, withIdentifiers: true, shardAbove: 0})
  const directory = JSON.parse(all.text) as ShardedIndex
  const last = directory.terms.flat().at(-1)?.[1]
  const names: string[] = []
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) names.push(step.value.name)
  expect(names.at(-1)).toBe(last)
  expect(names).toEqual(all.shards.map(({name}) => name))
  expect(step.done === true && step.value.text).toBe(all.text)
})

test('an index of one file has no shards, and a small one no file of its titles', () => {
  const options = {analyzer, withIdentifiers: true, shardAbove: Number.POSITIVE_INFINITY}
  const page: IndexedPage = {
    url: '/p',
    breadcrumbs: [],
    read: () => toEntries({title: 'Page', description: '', keywords: [], sections: []}, analyzer),
  }
  const [large, small] = [pagesOf([]), [page]].map((pages) => assembleIndex(pages, options).next().value)
  expect(large).toEqual({text: expect.stringMatching(/^\[\n\{"documents":\[\{"i":1/), titles: expect.any(String)})
  expect(small).toEqual({text: expect.stringMatching(/^\[\n\{"documents":\[\{"i":1/)})
  const {text = '', titles = ''} = large as AssembledIndex
  expect(JSON.parse(titles)).toEqual(JSON.parse(text).slice(0, 1))
})
