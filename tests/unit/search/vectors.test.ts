// The shared search vectors: every one passes but those that record defects of the reference, where ours does better.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {checkExtraction} from '../../../scripts/search-vectors/check-extraction.ts'
import {checkQuery, openCorpus} from '../../../scripts/search-vectors/check-queries.ts'
import {runVectors, type VectorOutcome} from '../../../scripts/search-vectors/run-vectors.ts'
import type {VectorFile} from '../../../scripts/search-vectors/vector-file.ts'

const file: VectorFile = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/search-vectors.json'), 'utf8'),
)

/** Vectors whose expectation is a defect, and what we do instead. */
const BETTER: Readonly<Record<string, string>> = {
  'sv-06': 'a word is not taken for another while it finds something as it is',
  'sv-13': 'an unfinished word with a typo finds what it may become',
  'sv-17': 'a word that is longer than its stem and not finished finds the stem',
  'sv-25': 'a word that is mostly symbols is found by its letters',
  'sv-30': 'a query is not lost because its first word is stemmed and the index is not',
  'sv-31': 'ideographs are not mistaken for each other',
  'sv-36': 'Latin words are found in a Chinese index',
  'sv-39': 'a German word is found while it is typed',
  'sv-x03': 'text before the first heading is found',
  'sv-x04': 'text is in one section only',
  'sv-x05': 'text after a box with a heading is found',
  'sv-x06': 'summaries are words of their own; buttons and pictures are silent',
}

let outcomes: readonly VectorOutcome[] = []
beforeAll(async () => {
  outcomes = await runVectors(file)
})

test('all vectors pass but the defects of the reference', () => {
  expect(outcomes.length).toBe(75)
  const failed = outcomes.filter(({id, problems}) => problems.length > 0 && !Object.hasOwn(BETTER, id))
  expect(failed).toEqual([])
})

test('the list of defects has none that passes', () => {
  const passed = outcomes.filter(({problems}) => problems.length === 0).map(({id}) => id)
  expect(Object.keys(BETTER).filter((id) => passed.includes(id))).toEqual([])
})

test('a vector that expects something else fails', async () => {
  const [corpus] = file.corpora ?? []
  const [vector] = file.vectors ?? []
  if (corpus === undefined || vector === undefined) throw new Error('the file has no vectors')
  const opened = await openCorpus(corpus)
  expect(checkQuery(vector, opened)).toEqual([])
  expect(checkQuery({...vector, resultIds: [...vector.resultIds].reverse()}, opened)).not.toEqual([])
})

describe('where the reference has a defect', () => {
  test.each([
    ['en-default', 'confg', [13, 17, 14, 18]],
    ['en-default', 'the', [17, 18]],
    ['en-default', 'configurat', [13, 17, 14]],
    ['en-default', 'c++', [36]],
    ['en-nostem', 'plugins overview', [21, 23, 25, 22, 27, 33, 51, 1]],
    ['en-zh', '配置', [7, 9, 8, 4]],
    ['zh-only', 'npm', [4]],
    ['de-only', 'konfig', [5, 8, 6]],
  ])('%s: %s finds %j', async (id, query, expected) => {
    const corpus = file.corpora?.find((one) => one.id === id)
    if (corpus === undefined) throw new Error(`no corpus ${id}`)
    const {engine} = await openCorpus(corpus)
    const {hits} = engine.search(query, {limit: 8, contextLength: 50})
    expect(hits.map(({document}) => document.i)).toEqual(expected)
  })

  test.each([
    ['sv-x03', 4, ['before', 'x']],
    ['sv-x04', 4, ['p1', 'nested text after tabs']],
    ['sv-x05', 4, ['lead inside', 'under nested tail']],
    ['sv-x06', 4, ['Sum bare inner h c a b']],
  ])('%s: the texts of group %i are %j', async (id, group, texts) => {
    const vector = file.extraction?.find((one) => one.id === id)
    if (vector === undefined) throw new Error(`no vector ${id}`)
    const problems = await checkExtraction(vector)
    // A group that is not as the reference has it is named with our own documents.
    const [own = ''] = problems.filter((one) => one.startsWith(`group ${group}: `))
    const documents = JSON.parse(own.slice(own.indexOf('['), own.lastIndexOf(', expected ')))
    expect(documents.map(({t}: {t: string}) => t)).toEqual(texts)
  })
})
