// A large index in shards: it answers as the one file does, and needs few of its shards.

import {gzipSync} from 'node:zlib'
import {beforeAll, describe, expect, test} from 'vitest'
import type {IndexedPage} from '../../../plugins/search/build-index.ts'
import {loadLanguage, type PageEntry, toEntries} from '../../../plugins/search/page-task.ts'
import {type BuiltIndex, buildIndex, openWhole} from '../../../scripts/search-vectors/at-once.ts'
import {createEngine, type SearchAnswer} from '../../../src/client/search/engine/engine.ts'
import {createShardedQuery, createWholeQuery} from '../../../src/client/search/index-query.ts'
import {READ_DEPTH} from '../../../src/client/search/sharded-index.ts'

import {type Analyzer, createAnalyzer} from '../../../src/shared/search/analyzer.ts'
import type {SearchGroup, SearchType, ShardedIndex} from '../../../src/shared/search/search-data.ts'

const SETTINGS = {fuzzyDistance: 1, isTolerant: true, hasIdentifiers: true, hasPhraseBonus: true}
const OPTIONS = {limit: 8, contextLength: 50}
const PAGES = 400

/** A small generator, so that every run asks the same. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const SYLLABLES = 'ca con fi gu la lo ma na pa plu re ro se si ta te ti tu ver za'.split(' ')
const NAMES = ['fooCache', 'bar.plugIn', 'store_key', 'app.useRouter', 'getStaticPaths']
const IDEOGRAPHS = ['缓存', '配置', '插件', '设置', '搜索', '使用', '安装']

/** Words of unequal frequency, with names of program text and ideographs among them. */
function createWriter(random: () => number): (count: number) => string {
  const word = (): string => {
    const kind = random()
    if (kind < 0.02) return NAMES[Math.floor(random() * NAMES.length)] ?? ''
    if (kind < 0.05) return IDEOGRAPHS[Math.floor(random() * IDEOGRAPHS.length)] ?? ''
    const length = 1 + Math.floor(random() * 3)
    return Array.from({length}, () => SYLLABLES[Math.floor(random() ** 2 * SYLLABLES.length)]).join('')
  }
  return (count) => Array.from({length: count}, word).join(' ')
}

function pagesOf(analyzer: Analyzer): readonly IndexedPage[] {
  const write = createWriter(createRandom(7))
  return Array.from({length: PAGES}, (_, at): IndexedPage => {
    const sections = [0, 1, 2].map((number) => ({
      id: number === 0 ? '' : `s${number}`,
      level: number === 0 ? 0 : 2,
      title: number === 0 ? '' : write(2),
      text: write(120),
      identifiers: NAMES,
    }))
    const page = {title: write(2), description: at % 3 === 0 ? write(8) : '', keywords: at % 5 === 0 ? [write(1)] : []}
    const entries = toEntries({...page, sections}, analyzer)
    return {url: `/p${at}`, breadcrumbs: [`Area ${at % 7}`], read: () => entries}
  })
}

let analyzer: Analyzer
let whole: BuiltIndex
let cut: BuiltIndex
/** As `cut`, but titles are in shards as well: larger sites. */
let apart: BuiltIndex
/** And so are the places of shards: very large ones. */
let listed: BuiltIndex
beforeAll(async () => {
  analyzer = await createAnalyzer({languages: ['en', 'zh'], keptStopWords: [], isUnstemmed: false}, loadLanguage)
  const pages = pagesOf(analyzer)
  whole = buildIndex(pages, {analyzer, withIdentifiers: true, shardAbove: Number.POSITIVE_INFINITY})
  cut = buildIndex(pages, {analyzer, withIdentifiers: true, shardAbove: 0})
  apart = buildIndex(pages, {analyzer, withIdentifiers: true, shardAbove: 0, encloseBelow: 0})
  listed = buildIndex(pages, {analyzer, withIdentifiers: true, shardAbove: 0, encloseBelow: 0, listAbove: 300})
})

const KINDS = [
  ['titles come with the directory', () => cut],
  ['titles are in shards', () => apart],
  ['places of shards are in lists', () => listed],
] as const

/** A reader who has just come; shards arrive in an order of their own. */
function openReader(index = cut) {
  const texts = new Map(index.shards.map(({name, text}) => [name, text]))
  const random = createRandom(3)
  const fetched: string[] = []
  const {ask} = createShardedQuery(JSON.parse(index.text) as ShardedIndex, {
    analyzer,
    settings: SETTINGS,
    fetchShard: async (name) => {
      fetched.push(name)
      await new Promise((resolve) => setTimeout(resolve, random() * 3))
      const text = texts.get(name)
      if (text === undefined) throw new Error(`There is no shard "${name}".`)
      return JSON.parse(text)
    },
    pause,
  })
  return {ask, fetched, texts}
}

/** The index in one file, of which as few texts are read to put hits in order. */
function openOneFile() {
  return createEngine({...openWhole(JSON.parse(whole.text)), readDepth: READ_DEPTH}, analyzer, SETTINGS)
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
const never = {isOvertaken: () => false, onInterim: () => undefined}

function queriesOf(count: number): readonly string[] {
  const random = createRandom(11)
  const write = createWriter(random)
  return Array.from({length: count}, () => {
    const text = write(1 + Math.floor(random() * 3))
    const kind = random()
    if (kind < 0.4) return text.slice(0, Math.max(1, Math.floor(text.length * random())))
    // A letter too much, and one too few.
    if (kind < 0.6) return `${text.slice(0, 3)}x${text.slice(3)}`
    if (kind < 0.8) return text.slice(0, 2) + text.slice(3)
    return text
  })
}

test('the index is in shards', () => {
  const {terms, outlines, texts} = JSON.parse(cut.text) as ShardedIndex
  expect(terms.map((family) => family.length > 0)).toEqual([true, true, true])
  expect(terms[2]?.length).toBeGreaterThan(3)
  expect(outlines.length).toBeGreaterThan(1)
  expect(texts.length).toBeGreaterThan(5)
  expect(whole.shards).toEqual([])
  expect(new Set(cut.shards.map(({name}) => name)).size).toBe(cut.shards.length)
})

test('the directory of a very large index has the places of lists alone', () => {
  const {isListed, terms, outlines, texts} = JSON.parse(listed.text) as ShardedIndex
  const near = JSON.parse(apart.text) as ShardedIndex
  expect(isListed).toBe(true)
  const lists = [...terms.flat(), ...outlines, ...texts].map(([, name]) => name)
  const read = (name: string) => JSON.parse(listed.shards.find((shard) => shard.name === name)?.text ?? '')
  expect(lists.length).toBeGreaterThan(6)
  expect(lists.flatMap(read)).toEqual([...near.terms.flat(), ...near.outlines, ...near.texts])
  expect(lists.length).toBeLessThan(lists.flatMap(read).length / 3)
})

test('the same input gives the same bytes', () => {
  expect(buildIndex(pagesOf(analyzer), {analyzer, withIdentifiers: true, shardAbove: 0})).toEqual(cut)
})

describe('an edit of a text', () => {
  /** Page 200 has a section of few words, and may have another text there. */
  const indexWith = (text: string, more = '') => {
    const pages = pagesOf(analyzer).map((page, at): IndexedPage => {
      if (at !== 200) return page
      const {entries, identifiers} = page.read()
      const section = {id: 'short', level: 2, title: 'Short', text: text + more}
      const own = toEntries({title: '', description: '', keywords: [], sections: [section]}, analyzer).entries.slice(1)
      return {...page, read: () => ({entries: [...entries, ...own], identifiers})}
    })
    return buildIndex(pages, {analyzer, withIdentifiers: true, shardAbove: 0})
  }
  const freshOf = (after: BuiltIndex, before: BuiltIndex) => {
    const known = new Set(before.shards.map(({name}) => name))
    const {terms, texts, outlines, vocabularies} = JSON.parse(after.text) as ShardedIndex
    const countOf = (names: readonly string[]) => names.filter((name) => !known.has(name)).length
    const second = ([, name]: readonly [unknown, string, ...unknown[]]) => name
    const fresh = new Set(after.shards.filter(({name}) => !known.has(name)).map(({text}) => text))
    const ofTerms = terms.flat().map(second)
    return {
      all: after.shards.length,
      terms: after.shards.filter(({name, text}) => ofTerms.includes(name) && fresh.has(text)).map(({text}) => text),
      texts: countOf(texts.map(second)),
      outlines: countOf(outlines.map(second)),
      vocabularies: countOf(vocabularies),
    }
  }

  test('makes the shards of its words anew, and no others', () => {
    const before = indexWith('cala confi')
    const fresh = freshOf(indexWith('cala confi', ' cala verza'), before)
    expect(fresh.all).toBeGreaterThan(60)
    // The words that are there, and the one that comes; each is in one shard.
    expect(fresh.terms.length).toBeGreaterThan(0)
    expect(fresh.terms.length).toBeLessThanOrEqual(3)
    for (const text of fresh.terms) expect(text).toMatch(/"(?:cala|confi|verza)"/)
    expect(fresh).toMatchObject({outlines: 0})
    expect(fresh.texts).toBeLessThanOrEqual(2)
    expect(fresh.vocabularies).toBeLessThanOrEqual(1)
  })

  test('that makes it much longer or shorter moves no border but those next to it', () => {
    const short = indexWith('cala')
    for (const count of [50, 500, 3000]) {
      const long = indexWith('cala', ` ${'cala confi verza '.repeat(count)}`)
      expect(freshOf(long, short).texts).toBeLessThanOrEqual(5)
      expect(freshOf(short, long).texts).toBeLessThanOrEqual(5)
    }
  })
})

test.each(KINDS)('200 queries have the same hits in the same order as in one file: %s', async (_, index) => {
  const engine = openOneFile()
  const {ask} = openReader(index())
  let hitCount = 0
  for (const query of queriesOf(200)) {
    const expected = engine.search(query, OPTIONS)
    hitCount += expected.hits.length
    expect(await ask(query, OPTIONS, never), query).toEqual(expected)
  }
  expect(hitCount).toBeGreaterThan(1000)
})

test('40 queries of one file that is arriving have the hits of the whole one', async () => {
  const groups: readonly SearchGroup[] = JSON.parse(whole.text)
  const engine = createEngine(openWhole(groups), analyzer, SETTINGS)
  const interim: SearchAnswer[] = []
  for (const query of queriesOf(40)) {
    const arriving = (async function* () {
      yield* groups
    })()
    const {ask, arrived} = await createWholeQuery(arriving, {analyzer, settings: SETTINGS, pause})
    const answer = await ask(query, OPTIONS, {isOvertaken: () => false, onInterim: (one) => void interim.push(one)})
    await arrived
    expect(answer, query).toEqual(engine.search(query, OPTIONS))
  }
  // Titles answer before there is more.
  expect(interim.some(({hits}) => hits.every(({type}) => type === 0))).toBe(true)
})

test('where titles come with the directory, the first hits need no shard', async () => {
  const counts = KINDS.map(async ([, index]) => {
    const {ask, fetched} = openReader(index())
    const before: number[] = []
    await ask('ca', OPTIONS, {
      isOvertaken: () => false,
      onInterim: () => void before.push(fetched.length),
    })
    return before[0]
  })
  const [enclosed, inShards] = await Promise.all(counts)
  expect(enclosed).toBe(0)
  expect(inShards).toBeGreaterThan(0)
})

describe.each(KINDS)('what a new reader fetches: %s', (_, index) => {
  test.each(['cala', 'c', 'cala confi ver', '缓存', 'router', 'calx'])('%s', async (query) => {
    const engine = openOneFile()
    const {ask, fetched, texts} = openReader(index())
    const counts: number[] = []
    const answer = await ask(query, OPTIONS, {
      isOvertaken: () => false,
      onInterim: () => void counts.push(fetched.length),
    })
    expect(answer).toEqual(engine.search(query, OPTIONS))
    expect(new Set(fetched).size).toBe(fetched.length)
    const bytes = fetched.slice(0, counts[0]).reduce((sum, name) => sum + gzipSync(texts.get(name) ?? '').length, 0)
    expect(bytes).toBeLessThan(300_000)
  })

  test('what is shown first are titles, with all that they need', async () => {
    const {ask} = openReader(index())
    const first: SearchAnswer[] = []
    await ask('ca', OPTIONS, {isOvertaken: () => false, onInterim: (one) => void first.push(one)})
    expect(first[0]?.hits.length).toBeGreaterThan(0)
    expect(first[0]?.hits.every(({type, document}) => type === 0 && document.t !== '' && document.u !== '')).toBe(true)
  })

  test('texts that lack a word are shown before it is known whether another is meant', async () => {
    const query = 'cala confi qwzxy'
    const {ask, fetched} = openReader(index())
    const words = (JSON.parse(index().text) as ShardedIndex).vocabularies[4] ?? ''
    const before: SearchAnswer[] = []
    const answer = await ask(query, OPTIONS, {
      isOvertaken: () => false,
      onInterim: (one) => void (one.hits.length > 0 && !fetched.includes(words) && before.push(one)),
    })
    expect(fetched).toContain(words)
    expect(before.at(-1)?.hits).toEqual(answer.hits)
    expect(answer).toEqual(openOneFile().search(query, OPTIONS))
  })

  test('a query that is overtaken fetches nothing more', async () => {
    const {ask, fetched} = openReader(index())
    let isOvertaken = false
    const answer = ask('calx', OPTIONS, {isOvertaken: () => isOvertaken, onInterim: () => undefined})
    const count = fetched.length
    isOvertaken = true
    await answer
    expect(fetched.length).toBe(count)
  })
})

describe('requests in a row', () => {
  /** A reader whose requests are answered together, when there is nothing to do but to wait for them. */
  function openRounds(index: BuiltIndex) {
    const texts = new Map(index.shards.map(({name, text}) => [name, text]))
    const waiting: (() => void)[] = []
    const {ask} = createShardedQuery(JSON.parse(index.text) as ShardedIndex, {
      analyzer,
      settings: SETTINGS,
      fetchShard: (name) =>
        new Promise((resolve) => {
          waiting.push(() => resolve(JSON.parse(texts.get(name) ?? '')))
        }),
      pause: async () => undefined,
    })
    return async (query: string) => {
      const seen: {round: number; hits: SearchAnswer['hits']}[] = []
      let round = 0
      let isDone = false
      const onInterim = ({hits}: SearchAnswer) => void (hits.length > 0 && seen.push({round, hits}))
      const answer = ask(query, OPTIONS, {isOvertaken: () => false, onInterim}).then((one) => {
        seen.push({round, hits: one.hits})
        isDone = true
      })
      await pause()
      for (; !isDone; round += 1) {
        for (const give of waiting.splice(0)) give()
        await pause()
      }
      await answer
      return seen
    }
  }

  test.each(['cala', 'cala confi', 'fooCache', 'cala confi lo', 'gucala ver'])(
    'the first hits after one: %s',
    async (query) => {
      const seen = await openRounds(cut)(query)
      expect(seen[0]?.round).toBeLessThanOrEqual(1)
      expect(seen.at(-1)?.hits).toEqual(openOneFile().search(query, OPTIONS).hits)
    },
  )

  test('a hit without its text is its page, until the text has come', async () => {
    const seen = await openRounds(cut)('cala confi')
    const pending = seen.flatMap(({hits}) => hits.filter(({isPending}) => isPending))
    expect(pending.length).toBeGreaterThan(0)
    for (const {document, page, snippet, type} of pending) {
      expect(type).not.toBe(0)
      expect(document.u).toBe(page?.u)
      expect(snippet.map(({text}) => text).join('')).toBe(page?.t)
    }
    expect(seen.at(-1)?.hits.some(({isPending}) => isPending)).toBe(false)
  })

  test('after a first query, headings of the next one need none', async () => {
    const ask = openRounds(cut)
    await ask('cala')
    const heading = cut.shards.map(
      ({text}) => /^\[\{"i":\d+,"t":"[^"]*","u":"[^"]*","b":[^\]]*\],"s":\[\[\d+,"(\w+)/.exec(text)?.[1],
    )
    const word = heading.find((one) => one !== undefined && one !== 'cala') ?? ''
    const [first] = await ask(word)
    expect(first?.round).toBe(0)
  })
})

test('a shard that fails is a failure of the query, and is asked for again', async () => {
  const {ask} = openReader()
  let isDown = true
  const texts = new Map(cut.shards.map(({name, text}) => [name, text]))
  const {ask: failing} = createShardedQuery(JSON.parse(cut.text) as ShardedIndex, {
    analyzer,
    settings: SETTINGS,
    fetchShard: async (name) => {
      if (isDown) throw new Error('offline')
      return JSON.parse(texts.get(name) ?? '')
    },
    pause,
  })
  await expect(failing('cala', OPTIONS, never)).rejects.toThrow('offline')
  isDown = false
  expect(await failing('cala', OPTIONS, never)).toEqual(await ask('cala', OPTIONS, never))
})

describe('ideographs', () => {
  const random = createRandom(23)
  const letters = Array.from({length: 900}, (_, at) => String.fromCodePoint(0x4e00 + at * 13))
  const pick = <One>(list: readonly One[]): One => list[Math.floor(list.length * random() ** 2)] as One
  const vocabulary = Array.from({length: 6000}, () => pick(letters) + pick(letters))
  const subjects = Array.from({length: 40}, () => Array.from({length: 80}, () => pick(vocabulary)))
  /** Texts of known words, cut as they were put together. */
  const entryOf = (group: SearchType, words: readonly string[], hash = ''): PageEntry => {
    const terms = [...new Set(words)]
    const counts = terms.map((term) => words.filter((word) => word === term).length)
    return {group, text: words.join(''), hash, section: 'x', stats: {terms, counts, length: words.length}}
  }
  const pages = Array.from({length: 500}, (_, at): IndexedPage => {
    const subject = pick(subjects)
    const write = (count: number) => Array.from({length: count}, () => pick(random() < 0.7 ? subject : vocabulary))
    const parts = [1, 2, 3].flatMap((part) => [entryOf(1, write(3), `#${part}`), entryOf(4, write(200), `#${part}`)])
    const entries = [entryOf(0, write(3)), ...parts]
    return {url: `/p${at}`, breadcrumbs: [], read: () => ({entries, identifiers: []})}
  })
  const queries = [1, 2, 3, 4, 5].flatMap((count) =>
    ['', ' '].map((between) => {
      const subject = pick(subjects)
      return Array.from({length: count}, () => pick(subject)).join(between)
    }),
  )
  let chinese: BuiltIndex
  let inOneFile: string
  beforeAll(() => {
    chinese = buildIndex(pages, {analyzer, withIdentifiers: true, shardAbove: 0})
    inOneFile = buildIndex(pages, {analyzer, withIdentifiers: true, shardAbove: Number.POSITIVE_INFINITY}).text
  })

  test('shards are measured by their bytes', () => {
    const {outlines, texts} = JSON.parse(chinese.text) as ShardedIndex
    const sizes = new Map(chinese.shards.map(({name, text}) => [name, Buffer.byteLength(text)]))
    expect(texts.length).toBeGreaterThan(20)
    for (const [, name] of [...outlines, ...texts]) expect(sizes.get(name)).toBeLessThan(41_000)
  })

  test.each(queries)('%s: first hits for less than 300 kB, and the hits of one file', async (query) => {
    const engine = createEngine({...openWhole(JSON.parse(inOneFile)), readDepth: READ_DEPTH}, analyzer, SETTINGS)
    const {ask, fetched, texts} = openReader(chinese)
    let count: number | undefined
    const answer = await ask(query, OPTIONS, {
      isOvertaken: () => false,
      onInterim: () => {
        count ??= fetched.length
      },
    })
    expect(answer).toEqual(engine.search(query, OPTIONS))
    expect(answer.hits.length).toBeGreaterThan(0)
    const loaded = [chinese.text, ...fetched.slice(0, count).map((name) => texts.get(name) ?? '')]
    expect(loaded.reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThan(300_000)
  })
})
