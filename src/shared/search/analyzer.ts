// From texts to the terms of an index. Words are looked at once: a site's words repeat, and stemming is slow.
import lunr from 'lunr'
import {
  isJapanese,
  type Language,
  type LanguageModule,
  languageOf,
  neededModules,
  type PipelineStep,
  trimWord,
} from './languages.ts'
import {memoize} from './memoize.ts'
import type {AnalysisSettings} from './search-data.ts'
import {type TextToken, trim} from './text-tokens.ts'
import {type Tokenizers, tokenizersFor} from './tokenize.ts'

/** How a text becomes terms: the same in the build and in the browser, or nothing would be found. */
export interface Analyzer extends Tokenizers {
  readonly settings: AnalysisSettings
  /** Term that a word is indexed under. It can be empty, as it is for lunr; a stop word has none. */
  readonly toTerm: (word: string) => string | undefined
  /** Names of lunr's functions for words of a query. */
  readonly searchPipeline: readonly string[]
  /** Terms that a finished word of a query may be indexed under. */
  readonly toSearchTerms: (word: string) => readonly string[]
  /** Filters of stop words for queries, in the order of use. */
  readonly isStopWord: readonly ((word: string) => boolean)[]
}

/** What a text has: its terms with their counts, in order of appearance, and the number of words that counted. */
export interface TermCounts {
  readonly terms: readonly string[]
  readonly counts: readonly number[]
  readonly length: number
}

/** Fetches a module of lunr-languages by its name, `de`. */
export type LoadLanguage = (name: string) => Promise<LanguageModule>

/** What a module adds to lunr, where it is not of the module's own name. */
const PROVIDED: Readonly<Record<string, string>> = {'stemmer.support': 'stemmerSupport', tinyseg: 'TinySegmenter'}

/**
 * An analyser for the languages of a site, once their modules are loaded.
 * @throws Error when a language is not known.
 */
export async function createAnalyzer(settings: AnalysisSettings, load: LoadLanguage): Promise<Analyzer> {
  // The modules of Indian languages initialise a Thai word segmenter when they are added; their own words have spaces between them.
  if (!Object.hasOwn(lunr, 'wordcut')) Object.assign(lunr, {wordcut: {init: () => undefined}})
  for (const name of neededModules(settings.languages)) {
    // Adding a language twice makes lunr warn.
    if (Object.hasOwn(lunr, PROVIDED[name] ?? name)) continue
    const add = await load(name)
    add(lunr)
  }
  const languages = settings.languages.map((code) => languageOf(code, lunr))
  const searchPipeline = languages.flatMap(({searchSteps}) =>
    languages.length === 1 ? searchSteps.alone : searchSteps.together,
  )
  const steps = indexSteps(languages, settings)
  // lunr has registered the steps under these names.
  const searchSteps = lunr.Pipeline.load([...searchPipeline])
  return {
    settings,
    ...tokenizersFor(settings.languages, settings.languages.some(isJapanese) ? japaneseSegmenter() : undefined),
    toTerm: memoize((word) => runSteps(steps, word), MAX_REMEMBERED),
    searchPipeline,
    // Punctuation goes first, as it did when the index was built.
    toSearchTerms: (word) => searchSteps.runString(trim(word)),
    isStopWord: stopWordFilters(languages, settings).map(toTest),
  }
}

/** Trimming, then stop words, then stems. */
function indexSteps(languages: readonly Language[], settings: AnalysisSettings): readonly PipelineStep[] {
  const stops = stopWordFilters(languages, settings)
  const englishStem = settings.isUnstemmed ? languages.find(({code}) => code === 'en')?.stem : undefined
  const [first] = languages
  if (languages.length === 1 && first !== undefined)
    return first.steps.filter((step) => step !== englishStem && (step !== first.dropStopWord || stops.includes(step)))
  const stems = languages.flatMap(({stem}) => (stem === undefined || stem === englishStem ? [] : [stem]))
  return [trimWord, ...stops, ...stems]
}

/** The last language's first. */
function stopWordFilters(languages: readonly Language[], {keptStopWords}: AnalysisSettings): readonly PipelineStep[] {
  return languages
    .flatMap(({code, dropStopWord}) =>
      dropStopWord === undefined || keptStopWords.includes(code) ? [] : [dropStopWord],
    )
    .reverse()
}

/** More distinct words than a large site has: a memory that grows forever would be a leak in a server that rebuilds. */
const MAX_REMEMBERED = 200_000

function runSteps(steps: readonly PipelineStep[], word: string): string | undefined {
  let token: lunr.Token | undefined = new lunr.Token(word, {})
  for (const step of steps) {
    token = step(token)
    if (token === undefined || token === null) return undefined
  }
  return token.toString()
}

function toTest(step: PipelineStep): (word: string) => boolean {
  return (word) => step(new lunr.Token(word, {})) === undefined
}

function japaneseSegmenter() {
  // Added to lunr by the module `tinyseg`; the types of lunr do not know of it.
  const {TinySegmenter} = lunr as unknown as {TinySegmenter?: new () => {segment: (text: string) => readonly string[]}}
  if (TinySegmenter === undefined) return undefined
  const segmenter = new TinySegmenter()
  return (text: string) => segmenter.segment(text)
}

/** Counts the terms of a text. */
export function countTerms(text: string, {tokenize, toTerm}: Analyzer): TermCounts {
  const counts = new Map<string, number>()
  let length = 0
  for (const token of tokenize(text)) {
    const term = toTerm(token.text)
    if (term === undefined) continue
    counts.set(term, (counts.get(term) ?? 0) + 1)
    length += 1
  }
  return {terms: [...counts.keys()], counts: [...counts.values()], length}
}

/** Places of the words of a text whose term is among the given: by start, longer first. */
export function placesOf(
  text: string,
  terms: ReadonlySet<string>,
  {tokenize, toTerm}: Analyzer,
): readonly (TextToken & {readonly term: string})[] {
  return tokenize(text)
    .flatMap((token) => {
      const term = toTerm(token.text)
      return term !== undefined && terms.has(term) ? [{...token, term}] : []
    })
    .sort((a, b) => a.start - b.start || b.length - a.length)
}
