// Translated messages of the language that is built: those of code, and those of navbar and footer.
import {existsSync, readFileSync} from 'node:fs'
import {posix, resolve} from 'node:path'
import type {SiteConfig} from '../../config/types.ts'
import {type Messages, readMessages} from '../../plugin/messages-file.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'

export interface SiteTranslations {
  /** Texts of the theme and of the site's components. */
  readonly code: Messages
  readonly navbar: Messages
  readonly footer: Messages
}

const NONE: SiteTranslations = {code: {}, navbar: {}, footer: {}}

export function loadTranslations(
  {currentLocale, path: folder, localeConfigs}: SiteConfig['i18n'],
  siteDir: string,
  report: (finding: Diagnostic) => void,
): SiteTranslations {
  const {translate, path = currentLocale} = localeConfigs[currentLocale] ?? {}
  if (translate !== true) return NONE
  const read = (name: string): Messages => {
    const sourcePath = posix.join(folder, path, name)
    const filePath = resolve(siteDir, sourcePath)
    return existsSync(filePath) ? readMessages({sourcePath, text: readFileSync(filePath, 'utf8')}, report) : {}
  }
  return {
    code: read('code.json'),
    navbar: read('docusaurus-theme-classic/navbar.json'),
    footer: read('docusaurus-theme-classic/footer.json'),
  }
}

type ThemeConfig = SiteConfig['themeConfig']

/** The theme's configuration with the texts of navbar and footer in the language. */
export function translateTheme<Theme extends ThemeConfig>(theme: Theme, {navbar, footer}: SiteTranslations): Theme {
  const bar = (key: string, text: unknown): unknown => navbar[key] ?? text
  const foot = (key: string, text: unknown): unknown => footer[key] ?? text
  const translated = {...theme} as Record<string, unknown>
  if (Object.keys(navbar).length > 0)
    translated.navbar = withTexts(theme.navbar, {
      title: (text) => bar('title', text),
      logo: (logo) => withTexts(logo, {alt: (text) => bar('logo.alt', text)}),
      items: (items) => translateItems(items, (label) => bar(`item.label.${label}`, label)),
    })
  if (Object.keys(footer).length > 0)
    translated.footer = withTexts(theme.footer, {
      copyright: (text) => foot('copyright', text),
      logo: (logo) => withTexts(logo, {alt: (text) => foot('logo.alt', text)}),
      links: (links) =>
        translateItems(links, (label) => foot(`link.item.label.${label}`, label)).map((column) =>
          withTexts(column, {title: (text) => foot(`link.title.${String(text)}`, text)}),
        ),
    })
  // Texts have become other texts; the shape is as it was.
  return translated as Theme
}

/** A copy in which those of the named fields that there are have other values; what is no object stays. */
function withTexts(value: unknown, change: Readonly<Record<string, (value: unknown) => unknown>>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const changed = Object.entries(value).map(([key, one]): [string, unknown] => {
    const to = Object.hasOwn(change, key) ? change[key] : undefined
    return [key, to === undefined || one === undefined ? one : to(one)]
  })
  return Object.fromEntries(changed)
}

function translateItems(items: unknown, toLabel: (label: string) => unknown): readonly unknown[] {
  if (!Array.isArray(items)) return []
  return items.map((item: unknown) =>
    withTexts(item, {
      label: (label) => (typeof label === 'string' ? toLabel(label) : label),
      items: (nested) => translateItems(nested, toLabel),
    }),
  )
}
