// Languages of the index: what lunr and lunr-languages give for a code, and what we do better than they do.
import type lunrType from 'lunr'
import {trim} from './text-tokens.ts'

type Lunr = typeof lunrType
type Token = lunrType.Token

/** One step of lunr's text pipeline; nothing drops the token. */
export type PipelineStep = (token: Token) => Token | undefined

/** A module of lunr-languages: a function that adds a language to lunr. */
export type LanguageModule = (lunr: Lunr) => void

/** What a language brings. */
export interface Language {
  readonly code: string
  readonly dropStopWord: PipelineStep | undefined
  readonly stem: PipelineStep | undefined
  /** Steps of an index that has this language alone. */
  readonly steps: readonly PipelineStep[]
  /** Names of the steps that words of a query take, next to other languages and alone. */
  readonly searchSteps: {readonly together: readonly string[]; readonly alone: readonly string[]}
}

/** Chinese words that say nothing of a text's subject. */
const CHINESE_STOP_WORDS =
  '的 地 得 了 着 过 是 在 和 与 與 及 或 而 且 但 并 並 就 也 都 还 還 又 再 很 更 最 太 把 被 让 讓 给 給 对 對 于 於 从 從 到 向 由 以 为 為 因 所 其 之 这 這 那 此 该 該 哪 谁 誰 我 你 您 他 她 它 们 們 个 個 些 每 各 某 另 一 不 没 沒 无 無 有 人 上 下 中 里 裡 后 後 前 来 來 去 吧 吗 嗎 呢 啊 呀 嘛 么 麼 如 若 则 則 即 却 卻 虽 雖 只 仍 已 曾 将 將 可 能 会 會 要 用 使 等 随 隨 据 據 靠 至 致 比 跟 同'
    .split(' ')
    .filter((word) => !'中会會用能要'.includes(word))

/** Codes that need no module. */
const OWN = new Set(['en', 'zh', 'th'])

/** Modules of lunr-languages that a list of languages needs, in the order of loading: `stemmer.support`, `de`. */
export function neededModules(codes: readonly string[]): readonly string[] {
  const foreign = codes.filter((code) => !OWN.has(code))
  if (foreign.length === 0) return []
  const segmenter = foreign.some(isJapanese) ? ['tinyseg'] : []
  return ['stemmer.support', ...segmenter, ...foreign.map((code) => (code === 'jp' ? 'ja' : code))]
}

export function isJapanese(code: string): boolean {
  return code === 'ja' || code === 'jp'
}

/** A language that lunr knows, after its module has been added. @throws Error when nothing is known of it. */
export function languageOf(code: string, lunr: Lunr): Language {
  if (code === 'en') return english(lunr)
  if (code === 'zh') return segmented(code, CHINESE_STOP_WORDS)
  if (code === 'th') return segmented(code, [])
  // lunr-languages adds each language to lunr under its code; the types of lunr do not know of it.
  const added = (lunr as unknown as Readonly<Record<string, Added | undefined>>)[isJapanese(code) ? 'ja' : code]
  if (added === undefined) throw new Error(`lunr-languages has no language "${code}".`)
  const builder = {pipeline: new lunr.Pipeline(), searchPipeline: new lunr.Pipeline(), tokenizer: undefined}
  added.call(builder)
  const {stopWordFilter, stemmer, trimmer} = added
  const ownSteps = (pipeline: lunrType.Pipeline) => stepsOf(pipeline).filter((step) => step !== trimmer)
  return {
    code,
    dropStopWord: stopWordFilter,
    stem: stemmer,
    // Its own trimmer would leave nothing of words of other scripts, such as names in Latin letters.
    steps: [trimWord, ...ownSteps(builder.pipeline)],
    searchSteps: {together: labelsOf([stemmer]), alone: labelsOf(ownSteps(builder.searchPipeline))},
  }
}

/** A step that lunr can name in a serialized index. */
type LabelledStep = PipelineStep & {readonly label?: string}

interface Added {
  /** Sets the steps of a builder. */
  readonly call: (builder: {pipeline: lunrType.Pipeline; searchPipeline: lunrType.Pipeline}) => void
  readonly trimmer?: LabelledStep
  readonly stopWordFilter?: LabelledStep
  readonly stemmer?: LabelledStep
}

function stepsOf(pipeline: lunrType.Pipeline): readonly LabelledStep[] {
  // A pipeline's list is internal to lunr, but the one way to learn what a language has put into it.
  return (pipeline as unknown as {readonly _stack: readonly LabelledStep[]})._stack
}

function labelsOf(steps: readonly (LabelledStep | undefined)[]): readonly string[] {
  return steps.flatMap((step) => step?.label ?? [])
}

function english({stopWordFilter, stemmer}: Lunr): Language {
  // lunr's own steps give a token or nothing; its types allow lists for others.
  const [dropStopWord, stem] = [stopWordFilter, stemmer] as unknown as readonly [PipelineStep, PipelineStep]
  return {
    code: 'en',
    dropStopWord,
    stem,
    steps: [trimWord, dropStopWord, stem],
    searchSteps: {together: ['stemmer'], alone: ['stemmer']},
  }
}

/** A language written without spaces: words come from the tokenizer, and there is nothing to stem. */
function segmented(code: string, stopWords: readonly string[]): Language {
  const stops = new Set(stopWords)
  const dropStopWord: PipelineStep = (token) => (stops.has(token.toString()) ? undefined : token)
  return {
    code,
    dropStopWord,
    stem: undefined,
    steps: [trimWord, dropStopWord],
    searchSteps: {together: [], alone: []},
  }
}

/** Drops punctuation at both ends, of words in any script. */
export const trimWord: PipelineStep = (token) => token.update(trim)
