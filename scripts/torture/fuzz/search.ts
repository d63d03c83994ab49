// Queries against the index of real documents: as one file and in shards, in English and in languages without spaces.

import {assembleIndex, type BuildOptions, type IndexedPage} from '../../../plugins/search/build-index.ts'
import {loadLanguage, toEntries} from '../../../plugins/search/page-task.ts'
import type {Shard} from '../../../plugins/search/shard.ts'
import {createEngine, type EngineSettings, type SearchAnswer} from '../../../src/client/search/engine/engine.ts'
import {createShardedQuery} from '../../../src/client/search/index-query.ts'
import {scanText} from '../../../src/node/compile/create-scanner.ts'
import {type Analyzer, createAnalyzer} from '../../../src/shared/search/analyzer.ts'
import {openWhole} from '../../search-vectors/at-once.ts'
import type {Dice} from '../dice.ts'
import {HOSTILE_NAMES} from './hostile.ts'
import {excerpt, mutate, repetition} from './mutate.ts'
import {check, type FuzzPart, fuzzPart} from './part.ts'
import {realDocuments} from './real-documents.ts'

interface SearchCase {
  readonly query: string
  readonly engine: number
  readonly limit: number
  readonly contextLength: number
}

const TOKENS: readonly string[] = [
  ...[
    ' ',
    '  ',
    '-',
    '+',
    '*',
    '~',
    '^',
    ':',
    '"',
    '.',
    '/',
    '\\',
    '(',
    ')',
    '_',
    '#',
    '@',
    '\n',
    '\t',
    '\u3000',
    '\u0301',
    'title:',
    '~2',
    '^10',
    '-a',
  ],
  ...[
    'the',
    'a',
    'an',
    'of',
    'quire',
    'config',
    'shell.openExternal',
    'camelCaseName',
    'SNAKE_CASE',
    'x86_64',
    'v1.2.3',
    '127.0.0.1',
  ],
  ...[
    '文',
    '配置',
    '搜索配置文件',
    'ファイル',
    'การตั้งค่า',
    '설정',
    'Straße',
    'İstanbul',
    'ΣΑΣ',
    'ſ',
    '𝒳',
    '1',
    '12',
    '1e9',
    'ab',
    'abc',
  ],
  ...HOSTILE_NAMES,
]

const CHINESE = '搜索配置文件。安装插件，用缓存加速构建。設定ファイルの書き方。การตั้งค่าเซิร์ฟเวอร์ 설정 파일 naïve Café’s'
const SETTINGS: EngineSettings = {fuzzyDistance: 1, hasIdentifiers: true, isTolerant: true, hasPhraseBonus: true}
/** Longer than any query that is read whole. */
const MAX_QUERY = 20_000

/** The answer to a query of an index that is whole, or comes in shards. */
type Ask = (query: string, options: {readonly limit: number; readonly contextLength: number}) => Promise<SearchAnswer>

export async function searchPart(): Promise<FuzzPart> {
  const english = await createAnalyzer({languages: ['en'], keptStopWords: [], isUnstemmed: false}, loadLanguage)
  const many = await createAnalyzer(
    {languages: ['en', 'zh', 'ja', 'th', 'de'], keptStopWords: ['the'], isUnstemmed: true},
    loadLanguage,
  )
  const pages = realDocuments().slice(0, 60)
  const engines = [
    askWhole(pages, english),
    askSharded(pages, english),
    askWhole([...pages.slice(0, 10), CHINESE], many),
    askWhole([], english),
  ]
  return fuzzPart<SearchCase>({
    make: (dice) => ({
      query: makeQuery(dice, pages),
      engine: dice.below(engines.length),
      limit: dice.pick([8, 8, 1, 0, 100]),
      contextLength: dice.pick([50, 50, 0, 1, 500]),
    }),
    run: async ({query, engine, ...options}) => {
      const ask = engines[engine]
      if (ask === undefined) throw new Error(`There is no engine ${engine}.`)
      checkAnswer(await ask(query, options), options.limit)
    },
  })
}

function makeQuery(dice: Dice, pages: readonly string[]): string {
  const kind = dice.below(30)
  if (kind === 0) return repetition(TOKENS, MAX_QUERY, dice)
  if (kind < 3) return repetition(TOKENS, 300, dice)
  const words = excerpt(dice.pick(pages), 1, dice).split(' ')
  const from = dice.below(words.length)
  const phrase = words.slice(from, from + 1 + dice.below(5)).join(' ')
  if (kind < 12) return phrase.slice(0, 1 + dice.below(phrase.length + 1))
  if (kind < 22) return mutate(phrase, TOKENS, dice)
  return Array.from({length: 1 + dice.below(5)}, () => dice.pick(TOKENS)).join(dice.pick([' ', ' ', '', '-']))
}

function checkAnswer({hits, tokens}: SearchAnswer, limit: number): void {
  check(hits.length <= limit, `${hits.length} hits where at most ${limit} were asked for.`)
  check(
    tokens.every((token) => token !== ''),
    'A word of the query is empty.',
  )
  for (const {document, snippet, section, score, page} of hits) {
    const texts = [document.t, document.s ?? '', page?.t ?? '']
    const shown = snippet
      .map(({text}) => text)
      .join('')
      .replace(/^…|…$/g, '')
    check(
      texts.some((text) => text.includes(shown)),
      `The snippet ${JSON.stringify(shown)} is not in the text.`,
    )
    check(
      section.every(({text}) => text !== ''),
      'A piece of a title is empty.',
    )
    check(Number.isFinite(score), `The score is ${score}.`)
  }
}

function toPages(texts: readonly string[], analyzer: Analyzer): readonly IndexedPage[] {
  return texts.map((text, at): IndexedPage => {
    const {contentTitle = `Page ${at}`, excerpt: description} = scanText(text)
    const sections = text.split(/^## /m).map((part, number) => {
      const [title = '', ...lines] = part.split('\n')
      return number === 0
        ? {id: '', level: 0, title: '', text: lines.join(' ')}
        : {id: `s${number}`, level: 2, title, text: lines.join(' '), identifiers: part.match(/\w+(?:\.\w+)+/g) ?? []}
    })
    const entries = toEntries({title: contentTitle, description, keywords: ['key', 'word'], sections}, analyzer)
    return {url: `/p/${at}`, breadcrumbs: ['Docs'], read: () => entries}
  })
}

function build(texts: readonly string[], options: BuildOptions): {text: string; shards: ReadonlyMap<string, Shard>} {
  const shards = new Map<string, Shard>()
  const steps = assembleIndex(toPages(texts, options.analyzer), options)
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) shards.set(step.value.name, step.value)
  return {text: step.value.text, shards}
}

function askWhole(texts: readonly string[], analyzer: Analyzer): Ask {
  const {text} = build(texts, {analyzer, withIdentifiers: true, shardAbove: Number.POSITIVE_INFINITY})
  const engine = createEngine(openWhole(JSON.parse(text)), analyzer, SETTINGS)
  return async (query, options) => engine.search(query, options)
}

function askSharded(texts: readonly string[], analyzer: Analyzer): Ask {
  const {text, shards} = build(texts, {analyzer, withIdentifiers: true, shardAbove: 0})
  const {ask} = createShardedQuery(JSON.parse(text), {
    analyzer,
    settings: SETTINGS,
    fetchShard: async (name) => JSON.parse(shards.get(name)?.text ?? 'null'),
    pause: async () => undefined,
  })
  return (query, options) => ask(query, options, {isOvertaken: () => false, onInterim: () => undefined})
}
