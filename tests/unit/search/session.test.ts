// Loading an index and asking it: what is fetched when, what happens when that fails, and which of several queries is answered.

import {describe, expect, test} from 'vitest'
import type {IndexedPage} from '../../../plugins/search/build-index.ts'
import {loadLanguage, toEntries} from '../../../plugins/search/page-task.ts'
import {buildIndex} from '../../../scripts/search-vectors/at-once.ts'
import type {SearchAnswer} from '../../../src/client/search/engine/engine.ts'
import {createSearchClient} from '../../../src/client/search/search-client.ts'
import {createSearchSession, type SessionOptions, type SessionTools} from '../../../src/client/search/search-session.ts'
import {createAnalyzer} from '../../../src/shared/search/analyzer.ts'
import {type SearchManifest, shardFile} from '../../../src/shared/search/search-data.ts'

const ANALYSIS = {languages: ['en'], keptStopWords: [], isUnstemmed: false}
const SETTINGS = {fuzzyDistance: 1, isTolerant: true, hasIdentifiers: true, hasPhraseBonus: true}
const TARGET = {baseUrl: '/', version: '', context: ''}
const OPTIONS = {limit: 8, contextLength: 50}

interface Text {
  readonly title: string
  readonly text: string
  readonly identifiers?: readonly string[]
}

async function indexOf(texts: readonly Text[], shardAbove = Number.POSITIVE_INFINITY) {
  const analyzer = await createAnalyzer(ANALYSIS, loadLanguage)
  const pages = texts.map(({title, text, identifiers = []}, at): IndexedPage => {
    const sections = [{id: '', level: 0, title: '', text, identifiers}]
    const entries = toEntries({title, description: '', keywords: [], sections}, analyzer)
    return {url: `/p${at}`, breadcrumbs: [], read: () => entries}
  })
  return buildIndex(pages, {analyzer, withIdentifiers: true, shardAbove})
}

interface FakeOptions {
  readonly shardAbove?: number
  readonly isHashedByQuery?: boolean
}

interface FakeState {
  isDown: boolean
  now: number
  /** How the text of an index comes. */
  cut: (text: string) => AsyncIterable<string>
}

/** A site of files that can change and fail. */
async function fakeSite(texts: readonly Text[], {shardAbove, isHashedByQuery = true}: FakeOptions = {}) {
  const files = new Map<string, string>()
  const asked: string[] = []
  const state: FakeState = {
    isDown: false,
    now: 0,
    cut: async function* (text) {
      yield text
    },
  }
  const publish = async (given: readonly Text[], hash: string): Promise<void> => {
    const {text, shards} = await indexOf(given, shardAbove)
    for (const shard of shards) files.set(`/${shardFile(shard.name)}`, shard.text)
    const index = {version: '', context: '', file: 'search-index.json', hash, isHashedByQuery}
    files.set(`/search-index.json${isHashedByQuery ? `?_=${hash}` : ''}`, text)
    const manifest: SearchManifest = {indexes: [index], analysis: ANALYSIS, languageModules: []}
    files.set('/search-index.meta.json', JSON.stringify(manifest))
  }
  await publish(texts, 'h1')
  const read = (url: string): string => {
    asked.push(url)
    const text = files.get(url)
    if (state.isDown || text === undefined) throw new Error(`${url} could not be fetched: 503.`)
    return text
  }
  const tools: SessionTools = {
    fetchJson: async (url) => JSON.parse(read(url)),
    fetchText: async function* (url) {
      yield* state.cut(read(url))
    },
    importLanguage: loadLanguage,
    now: () => state.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
  const open = (more: Partial<SessionOptions> = {}) =>
    createSearchSession({target: TARGET, settings: SETTINGS, ...more}, tools)
  const manifest = (): SearchManifest => JSON.parse(files.get('/search-index.meta.json') ?? '')
  /** What a deploy does to files whose names have a hash. */
  const remove = (url: string): void => void files.delete(url)
  return {session: open(), open, manifest, remove, asked, state, publish}
}

const urls = ({hits}: SearchAnswer) => hits.map(({document}) => document.u)
const none = () => undefined

test('the manifest, then the index under its hash', async () => {
  const {session, asked} = await fakeSite([{title: 'Caching', text: 'Keep it.'}])
  await session.load()
  expect(asked).toEqual(['/search-index.meta.json', '/search-index.json?_=h1'])
  const answer = await session.search('cach', OPTIONS, none)
  expect(answer.hits[0]).toMatchObject({
    type: 0,
    document: {t: 'Caching', u: '/p0'},
    metadata: {cach: {t: {position: [[0, 7]]}}},
    tokens: ['cach'],
    snippet: [
      {text: 'Cach', mark: true},
      {text: 'ing', mark: false},
    ],
  })
})

test('a failure says so, and the next visit tries again', async () => {
  const {session, state} = await fakeSite([{title: 'Caching', text: 'x'}])
  state.isDown = true
  await expect(session.load()).rejects.toThrow('503')
  state.isDown = false
  await session.load()
  expect(urls(await session.search('caching', OPTIONS, none))).toEqual(['/p0'])
})

test('the index of a newer build is fetched on a later visit, the same one is not', async () => {
  const {session, asked, state, publish} = await fakeSite([{title: 'Old', text: 'x'}])
  expect(await session.load()).toBe(true)
  state.now += 3_000
  expect(await session.load()).toBe(false)
  expect(asked.filter((url) => url.includes('?_='))).toEqual(['/search-index.json?_=h1'])
  await publish([{title: 'New', text: 'x'}], 'h2')
  state.now += 3_000
  expect(await session.load()).toBe(true)
  expect(asked.at(-1)).toBe('/search-index.json?_=h2')
  expect(urls(await session.search('new', OPTIONS, none))).toEqual(['/p0'])
})

describe('a look at which index is current that was made before the reader came', () => {
  test('is used at once; the next load looks again', async () => {
    const {open, manifest, asked, publish} = await fakeSite([{title: 'Old', text: 'x'}])
    const session = open({manifest: manifest(), isManifestOld: true})
    await session.load()
    expect(asked).toEqual(['/search-index.json?_=h1'])
    await publish([{title: 'New', text: 'x'}], 'h2')
    expect(await session.load()).toBe(true)
    expect(urls(await session.search('new', OPTIONS, none))).toEqual(['/p0'])
  })

  test('that has just been made is not made again', async () => {
    const {open, manifest, asked} = await fakeSite([{title: 'Old', text: 'x'}])
    const session = open({manifest: manifest()})
    await session.load()
    await session.load()
    expect(asked).toEqual(['/search-index.json?_=h1'])
  })

  test('and whose index is gone is made again', async () => {
    const {open, manifest, remove, publish} = await fakeSite([{title: 'Old', text: 'x'}])
    const session = open({manifest: manifest(), isManifestOld: true})
    await publish([{title: 'New', text: 'x'}], 'h2')
    remove('/search-index.json?_=h1')
    await session.load()
    expect(urls(await session.search('new', OPTIONS, none))).toEqual(['/p0'])
  })
})

test('an index whose address stays is fetched again when its bytes are others', async () => {
  const {session, asked, state, publish} = await fakeSite([{title: 'Old', text: 'x'}], {isHashedByQuery: false})
  await session.load()
  await publish([{title: 'New', text: 'x'}], 'h2')
  state.now += 3_000
  expect(await session.load()).toBe(true)
  expect(asked.filter((url) => url === '/search-index.json')).toHaveLength(2)
  expect(urls(await session.search('new', OPTIONS, none))).toEqual(['/p0'])
})

test('shards that are gone with a newer build are a failure, after which the new index is loaded', async () => {
  const {session, publish, state} = await fakeSite([{title: 'Old', text: 'x'}], {shardAbove: 0})
  await session.load()
  state.isDown = true
  await expect(session.search('new', OPTIONS, none)).rejects.toThrow('503')
  state.isDown = false
  await publish([{title: 'New', text: 'x'}], 'h2')
  expect(urls(await session.search('new', OPTIONS, none))).toEqual(['/p0'])
})

describe('an index that arrives bit by bit', () => {
  const TEXTS = [
    {title: 'Caching', text: 'Keep what is dear.', identifiers: ['foo.barBaz']},
    {title: 'Different', text: 'Caching the cahcing and foo.barBaz.'},
  ]

  /** Gives a text up to a mark, and the rest when it is let go. */
  function gateAfter(mark: string) {
    const gate = {open: (): void => undefined, break: (_error: Error): void => undefined}
    const opened = new Promise<void>((resolve, reject) => {
      gate.open = resolve
      gate.break = reject
    })
    // It may break before anyone waits for it.
    opened.catch(() => undefined)
    const cut = async function* (text: string) {
      const at = text.indexOf(mark) + mark.length
      yield text.slice(0, at)
      await opened
      yield text.slice(at)
    }
    return {gate, cut}
  }

  const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

  test('titles answer while the texts are on their way; then the same question is answered whole', async () => {
    const {session, state} = await fakeSite(TEXTS)
    const late = gateAfter('},\n{')
    state.cut = late.cut
    await session.load()
    const interim: SearchAnswer[] = []
    const answer = session.search('caching', OPTIONS, (one) => interim.push(one))
    await expect.poll(() => interim.map(urls)).toEqual([['/p0']])
    late.gate.open()
    expect(urls(await answer)).toEqual(['/p0', '/p1'])
  })

  test('nothing is guessed before all texts are there', async () => {
    const {session, state} = await fakeSite(TEXTS)
    const late = gateAfter('},\n{')
    state.cut = late.cut
    const interim: SearchAnswer[] = []
    const answer = session.search('cahcing', OPTIONS, (one) => interim.push(one))
    await settled()
    expect(interim).toEqual([])
    late.gate.open()
    expect(urls(await answer)).toEqual(['/p1'])
  })

  test('a query that is overtaken while it waits ends with what it has', async () => {
    const {session, state} = await fakeSite(TEXTS)
    const late = gateAfter('},\n{')
    state.cut = late.cut
    const first = session.search('caching', OPTIONS, none)
    await settled()
    const second = session.search('different', OPTIONS, none)
    await settled()
    late.gate.open()
    expect(urls(await first)).toEqual(['/p0'])
    expect(urls(await second)).toEqual(['/p1'])
  })

  test('a file that breaks off is a failure for who waits, and is fetched anew by the next', async () => {
    const {session, asked, state} = await fakeSite(TEXTS)
    const whole = state.cut
    const late = gateAfter('},\n{')
    state.cut = late.cut
    await session.load()
    const answer = session.search('caching', OPTIONS, none)
    const failure = expect(answer).rejects.toThrow('network error')
    await settled()
    late.gate.break(new Error('network error'))
    await failure
    state.cut = whole
    expect(await session.load()).toBe(true)
    expect(urls(await session.search('caching', OPTIONS, none))).toEqual(['/p0', '/p1'])
    expect(asked.filter((url) => url.includes('index.json'))).toHaveLength(2)
  })

  test('where nobody waits for it, it is fetched anew on the next visit', async () => {
    const {session, state} = await fakeSite(TEXTS)
    const whole = state.cut
    const late = gateAfter('},\n{')
    state.cut = late.cut
    await session.load()
    late.gate.break(new Error('network error'))
    await settled()
    state.cut = whole
    expect(urls(await session.search('keep', OPTIONS, none))).toEqual(['/p0'])
  })

  test.each<[string, (text: string) => readonly string[]]>([
    ['in one go', (text) => [text]],
    ['letter by letter', (text) => [...text]],
    ['with other line ends', (text) => [text.replaceAll('\n', '\r\n')]],
    ['with a line break behind it', (text) => [text, '\n']],
    ['with its line breaks taken out', (text) => [text.replaceAll('\n', '')]],
  ])('it may come %s', async (_, cut) => {
    const {session, state} = await fakeSite(TEXTS)
    state.cut = async function* (text) {
      yield* cut(text)
    }
    expect(urls(await session.search('caching', OPTIONS, none))).toEqual(['/p0', '/p1'])
    expect(urls(await session.search('barBaz', OPTIONS, none))).toEqual(['/p1'])
  })

  test('texts that look like the file itself stay as they are', async () => {
    const text = 'See ],["dear",{"_index":1,"t":{"12":{}}}] and "t":{"3":{}}] too.'
    const {session} = await fakeSite([{title: 'Format', text}])
    const answer = await session.search('see', {...OPTIONS, contextLength: 200}, none)
    expect(answer.hits.map(({document}) => document.t)).toEqual([text])
  })

  test.each<[string, (text: string) => string, string]>([
    ['ends behind a group', (text) => text.slice(0, text.indexOf('},\n') + 3), 'come only in part'],
    ['ends inside of a group', (text) => text.slice(0, -9), 'come only in part'],
    ['ends before its first line does', (text) => text.replaceAll('\n', '').slice(0, -9), 'cannot be read'],
    ['is a page that says that there is no file', () => '<!doctype html>\n<title>Not found</title>', 'cannot be read'],
    ['is empty', () => '', 'cannot be read'],
  ])('a file that %s', async (_, change, message) => {
    const {session, state} = await fakeSite(TEXTS)
    state.cut = async function* (text) {
      yield change(text)
    }
    await expect(session.search('dear', OPTIONS, none)).rejects.toThrow(message)
  })
})

describe('queries that overtake each other', () => {
  const TEXTS = Array.from({length: 12}, (_, at) => ({title: `Common ${at}`, text: `word${at} and some more text`}))

  test('only the last of several that wait is worked on', async () => {
    const {session, asked} = await fakeSite(TEXTS, {shardAbove: 0})
    await session.load()
    asked.length = 0
    const answers = await Promise.all(['c', 'co', 'word11'].map((query) => session.search(query, OPTIONS, none)))
    expect(answers.map((answer) => urls(answer)[0])).toEqual([undefined, undefined, '/p11'])
    const alone = await fakeSite(TEXTS, {shardAbove: 0})
    await alone.session.load()
    alone.asked.length = 0
    await alone.session.search('word11', OPTIONS, none)
    expect(asked).toEqual(alone.asked)
  })

  test('the list below the box does not overtake the page of all results', async () => {
    const {session} = await fakeSite(TEXTS, {shardAbove: 0})
    const page = session.search('word3', {...OPTIONS, limit: 100}, none)
    const box = session.search('word4', OPTIONS, none)
    expect((await Promise.all([page, box])).map((answer) => urls(answer)[0])).toEqual(['/p3', '/p4'])
  })
})

describe('names in program text', () => {
  const TEXTS = [
    {
      title: 'Api',
      text: 'Call foo.barBaz with snake_case or startsWith.',
      identifiers: ['foo.barBaz', 'snake_case', 'startsWith'],
    },
    {title: 'Other', text: 'A case of something.'},
  ]
  test.each([
    ['foo.barBaz', ['/p0']],
    ['foo.barBaz()', ['/p0']],
    ['barBaz', ['/p0']],
    ['baz', ['/p0']],
    ['snake_case', ['/p0']],
    ['snake', ['/p0']],
    // An exact word comes first, the part of a name after it.
    ['case', ['/p1', '/p0']],
    ['starts', ['/p0']],
  ])('%s', async (query, expected) => {
    const {session} = await fakeSite(TEXTS)
    expect(urls(await session.search(query, OPTIONS, none))).toEqual(expected)
  })
})

test('a title that is a name with the words as parts comes before texts that mention them', async () => {
  const {session} = await fakeSite([
    {title: 'Isolation', text: 'A context and a bridge.', identifiers: ['contextBridge']},
    {title: 'contextBridge', text: 'Something.'},
  ])
  expect(urls(await session.search('context bridge', OPTIONS, none))).toEqual(['/p1', '/p0'])
})

describe('near hits, only when there are no exact ones', () => {
  const TEXTS = [
    {title: 'Installation', text: 'How to install the configuration.'},
    {title: 'Deploy', text: 'How to reinstall.'},
  ]
  test.each([
    ['cnofig', ['/p0']],
    ['"configuration"', ['/p0']],
    ['configurat', ['/p0']],
    ['xyzzy', []],
    ['installation of many unrelated other things here', []],
  ])('%s', async (query, expected) => {
    const {session} = await fakeSite(TEXTS)
    expect([...new Set(urls(await session.search(query, OPTIONS, none)))]).toEqual(expected)
  })
})

describe('the client', () => {
  test('states: empty, loading, failed with the reason, done after another try', async () => {
    const original = globalThis.fetch
    const client = createSearchClient({target: TARGET, settings: SETTINGS})
    const seen: string[] = []
    client.subscribe(() => seen.push(client.getState().status))
    expect(client.getState()).toEqual({status: 'empty'})
    try {
      globalThis.fetch = async () => Promise.reject(new Error('offline'))
      await client.load()
      expect(client.getState()).toEqual({status: 'failed', message: 'offline'})
      await expect(client.search('x', OPTIONS)).rejects.toThrow('offline')
      const index = JSON.parse((await indexOf([{title: 'Caching', text: 'x'}])).text)
      const manifest = {
        indexes: [{version: '', context: '', file: 'search-index.json', hash: 'h', isHashedByQuery: true}],
        analysis: ANALYSIS,
        languageModules: [],
      }
      globalThis.fetch = async (url) => Response.json(String(url).includes('meta') ? manifest : index)
      await client.load()
      expect(client.getState()).toEqual({status: 'done'})
      expect(urls(await client.search('caching', OPTIONS))).toEqual(['/p0'])
    } finally {
      globalThis.fetch = original
    }
    expect(seen).toEqual(['loading', 'failed', 'loading', 'failed', 'loading', 'done'])
  })
})
