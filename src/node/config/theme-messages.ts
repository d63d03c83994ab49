// Texts of the theme in the language of a locale: our own, and for a site of Docusaurus those that it has installed, so that
// its pages keep their words.
import {existsSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {SiteConfig} from '../../config/types.ts'
import type {Messages} from '../../plugin/messages-file.ts'
import {isBeforeDocusaurus} from '../program/site-version.ts'
import {loadOwnMessages, loadSourceMessages, parseLocale, pluralCategoriesOf} from './own-messages.ts'

const PACKAGE = '@docusaurus/theme-translations'
/** Packages that bring it along: the site lists one of these, and a strict installer shows the site nothing else. */
const ABOVE = ['@docusaurus/preset-classic', '@docusaurus/theme-classic']
const FILES = ['theme-common.json', 'theme-live-codeblock.json']

/** Later versions write it like this on pages of blogs alone: the parts of the theme say the rest. */
const BEFORE_3_5: Messages = {'theme.tags.tagsPageLink': 'View All Tags'}

/** @param names What the locale may be known by, the most exact first: its name and `htmlLang`. */
export function loadThemeMessages(
  names: readonly string[],
  {siteDir, compatibility}: Pick<SiteConfig, 'siteDir' | 'compatibility'>,
): Messages {
  const own = loadOwnMessages(names)
  if (compatibility !== 'docusaurus') return own
  const english = isBeforeDocusaurus('3.5.0', siteDir) ? BEFORE_3_5 : {}
  // The rest of the English texts is in the code of the theme.
  if (Object.keys(own).length === 0) return english
  return {...english, ...own, ...loadInstalledMessages(names, siteDir)}
}

function loadInstalledMessages(names: readonly string[], siteDir: string): Messages {
  const locale = names.flatMap((name) => parseLocale(name) ?? [])[0]
  const folder = findPackage(siteDir)
  if (locale === undefined || folder === undefined) return {}
  const {language, region = '', script = ''} = locale.maximize()
  const tried = [locale.baseName, `${language}-${region}`, `${language}-${script}`, language]
  const texts = FILES.flatMap((file) => {
    const found = tried.map((name) => join(folder, 'locales', name, file)).find(existsSync)
    return found === undefined ? [] : Object.entries(readTexts(found))
  })
  const source = loadSourceMessages()
  const forms = pluralCategoriesOf(locale).length
  return Object.fromEntries(
    texts.flatMap(([id, text]) => {
      const english = Object.hasOwn(source, id) ? source[id]?.message : undefined
      return english !== undefined && isTranslation(text, english) ? [[id, withForms(text, english, forms)]] : []
    }),
  )
}

function findPackage(siteDir: string): string | undefined {
  let from = join(siteDir, 'package.json')
  for (const name of ['', ...ABOVE]) {
    if (name !== '') from = resolveFrom(from, `${name}/package.json`) ?? from
    const found = resolveFrom(from, `${PACKAGE}/package.json`)
    if (found !== undefined) return dirname(found)
  }
  return undefined
}

function resolveFrom(file: string, specifier: string): string | undefined {
  try {
    return createRequire(file).resolve(specifier)
  } catch {
    return undefined
  }
}

/** Nothing for a file that is not as it is published: our own texts do. */
function readTexts(file: string): Readonly<Record<string, string>> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const entries = isObject(read) ? Object.entries(read) : []
    return Object.fromEntries(
      entries.flatMap(([id, text]): [string, string][] => (typeof text === 'string' ? [[id, text]] : [])),
    )
  } catch {
    return {}
  }
}

/** One that nobody has translated is English there; one with other values belongs to another part. */
function isTranslation(text: string, english: string): boolean {
  const known = valuesOf(english)
  return text !== english && valuesOf(text).every((value) => known.includes(value))
}

function valuesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([value]) => value)
}

/** Docusaurus takes the last form for those that are missing. */
function withForms(text: string, english: string, count: number): string {
  if (!english.includes('|')) return text
  const forms = text.split('|')
  const last = forms.at(-1) ?? ''
  return [...forms, ...Array.from({length: Math.max(0, count - forms.length)}, () => last)].join('|')
}
