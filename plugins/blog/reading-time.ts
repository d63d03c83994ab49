// How long a post takes to read.
import {countWords, type SiteConfig, type SourceFile} from 'quire-docs/plugin'
import {datedFrontMatter} from 'quire-docs/plugin/content'

const WORDS_PER_MINUTE = 200

/** What the option `readingTime` is given. */
export interface ReadingTimeInput {
  /** Text of the post without its front matter. */
  readonly content: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly locale: string
}

/** Minutes for a text. */
export type DefaultReadingTime = (input: {
  readonly content: string
  readonly locale?: string
  readonly options?: {readonly wordsPerMinute?: number}
}) => number

/** A site's own measure, in minutes; undefined shows no reading time. */
export type ReadingTimeFunction = (
  input: ReadingTimeInput & {readonly defaultReadingTime: DefaultReadingTime},
) => number | undefined

/** Minutes with two decimals. */
export function toReadingTime(
  file: SourceFile,
  custom: ReadingTimeFunction | undefined,
  config: SiteConfig,
): number | undefined {
  const {wordCount, text = ''} = file
  const locale = config.i18n.currentLocale
  if (custom === undefined) return wordCount === undefined ? undefined : toMinutes(wordCount, WORDS_PER_MINUTE)
  const defaultReadingTime: DefaultReadingTime = ({content, locale: language = locale, options}) =>
    toMinutes(countWords(content, language), options?.wordsPerMinute ?? WORDS_PER_MINUTE)
  return custom({content: text, frontMatter: datedFrontMatter(file, config), locale, defaultReadingTime})
}

function toMinutes(words: number, perMinute: number): number {
  return Math.round((words / perMinute) * 100) / 100
}
