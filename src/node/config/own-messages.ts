// Our own texts in the language of a locale: those that the theme shows to readers. English ones are in its code.
import {existsSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Messages} from '../../plugin/messages-file.ts'
import {findPackageRoot} from '../program/package-root.ts'
import {PACKAGE_NAME} from '../program/program-files.ts'

/** A text of the theme, with a word for its translators. */
export interface SourceMessage {
  readonly message: string
  readonly description: string
}

/** A file for each language, and one of what is written in the code. */
const FOLDER = 'theme/messages'
const SOURCE = 'en'

/**
 * Texts of the theme for a locale, by id; none for English. Languages without texts have those alone that count something, in English,
 * with as many forms as the language asks for.
 * @param names What the locale may be known by, the most exact first: its name and `htmlLang`.
 */
export function loadOwnMessages(names: readonly string[]): Messages {
  const locale = names.flatMap((name) => parseLocale(name) ?? [])[0]
  if (locale === undefined || locale.language === SOURCE) return {}
  const folder = messagesFolder()
  const file = fileNames(locale)
    .map((name) => join(folder, `${name}.json`))
    .find(existsSync)
  // Written with the program in this shape.
  if (file !== undefined) return JSON.parse(readFileSync(file, 'utf8')) as Messages
  return englishPlurals(locale)
}

/** All texts of the theme as its code has them, by id. */
export function loadSourceMessages(): Readonly<Record<string, SourceMessage>> {
  return JSON.parse(readFileSync(join(messagesFolder(), `${SOURCE}.json`), 'utf8')) as Record<string, SourceMessage>
}

/** Plural categories of a language in the order in which messages list their forms. */
export function pluralCategoriesOf(locale: Intl.Locale | string): readonly Intl.LDMLPluralRule[] {
  const {pluralCategories} = new Intl.PluralRules(String(locale)).resolvedOptions()
  return ORDER.filter((category) => pluralCategories.includes(category))
}

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

function messagesFolder(): string {
  return join(findPackageRoot(dirname(fileURLToPath(import.meta.url)), PACKAGE_NAME), FOLDER)
}

/** Undefined for a name that is no language. */
export function parseLocale(name: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(name)
  } catch {
    return undefined
  }
}

/** `pt` and `pt-PT` have the texts of `pt-BR`, `zh-TW` those of `zh-Hant`. */
function fileNames(locale: Intl.Locale): readonly string[] {
  const {language, script = ''} = locale.maximize()
  const {region = ''} = new Intl.Locale(language).maximize()
  return [locale.baseName, `${language}-${script}`, language, `${language}-${region}`]
}

/** English has a form for one, and one for all other counts. */
function englishPlurals(locale: Intl.Locale): Messages {
  const categories = pluralCategoriesOf(locale)
  const plurals = Object.entries(loadSourceMessages()).filter(([, {message}]) => message.includes('|'))
  return Object.fromEntries(
    plurals.map(([id, {message}]) => {
      const [one = '', other = one] = message.split('|')
      return [id, categories.map((category) => (category === 'one' ? one : other)).join('|')]
    }),
  )
}
