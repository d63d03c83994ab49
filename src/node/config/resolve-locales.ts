// Fills in what a site does not say about its languages, from the data that Node has about them.
import {existsSync} from 'node:fs'
import {resolve} from 'node:path'
import type {ParsedConfig} from '../../config/schema.ts'
import type {LocaleConfig, SiteConfig} from '../../config/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {joinPath} from '../../shared/permalink.ts'

export interface LocaleChoice {
  readonly siteDir: string
  /** Locale to build; the default one when undefined. */
  readonly locale: string | undefined
  /** The locale is built alone, and so without its own segment in the base URL. */
  readonly isSole: boolean
  readonly compatibility: SiteConfig['compatibility']
  readonly report: (diagnostic: Diagnostic) => void
}

// Node has these; the type definitions of the language do not yet.
interface LocaleInfo extends Intl.Locale {
  readonly textInfo?: {readonly direction?: string}
  readonly calendars?: readonly string[]
  // Later versions of Node have functions in their places.
  readonly getTextInfo?: () => {readonly direction?: string}
  readonly getCalendars?: () => readonly string[]
}

/** The languages with all that is known of them, and the one to build. A name that says nothing to Intl is an error without `htmlLang`. */
export function resolveLocales(config: ParsedConfig, choice: LocaleChoice): SiteConfig['i18n'] {
  const {defaultLocale, locales, path, markUntranslated, localeConfigs} = config.i18n
  const currentLocale = choice.locale ?? defaultLocale
  if (!locales.includes(currentLocale)) {
    choice.report({
      level: 'warning',
      code: 'config/unknown-locale',
      message: `The locale "${currentLocale}" is not listed in "i18n.locales".`,
      hint: `Listed: ${locales.join(', ')}.`,
    })
  }
  const names = [...new Set([...locales, currentLocale])]
  const resolved = names.map((name) => {
    const isDefault = name === defaultLocale || (choice.isSole && name === currentLocale)
    return [name, resolveLocale(name, {...choice, config, isDefault, given: localeConfigs[name] ?? {}})] as const
  })
  for (const name of Object.keys(localeConfigs)) if (!names.includes(name)) choice.report(unlistedLocale(name, locales))
  return {defaultLocale, locales, path, markUntranslated, localeConfigs: Object.fromEntries(resolved), currentLocale}
}

interface LocaleInput extends Pick<LocaleChoice, 'siteDir' | 'compatibility' | 'report'> {
  readonly config: ParsedConfig
  readonly isDefault: boolean
  readonly given: ParsedConfig['i18n']['localeConfigs'][string]
}

function resolveLocale(
  name: string,
  {config, isDefault, siteDir, given, compatibility, report}: LocaleInput,
): LocaleConfig {
  const info = infoOf(name) ?? infoOf(given.htmlLang)
  if (info === undefined) report(unknownLanguage(name))
  const path = given.path ?? name
  return {
    label: given.label ?? labelOf(name),
    htmlLang: given.htmlLang ?? name,
    direction: given.direction ?? directionOf(info),
    dateLocale: (compatibility === 'docusaurus' ? info?.toString() : given.htmlLang) ?? name,
    calendar: given.calendar ?? (info?.getCalendars?.() ?? info?.calendars)?.[0] ?? 'gregory',
    path,
    translate: given.translate ?? existsSync(resolve(siteDir, config.i18n.path, path)),
    url: given.url ?? config.url,
    baseUrl: given.baseUrl ?? (isDefault ? config.baseUrl : joinPath(config.baseUrl, name, '/')),
  }
}

function directionOf(info: LocaleInfo | undefined): LocaleConfig['direction'] {
  return (info?.getTextInfo?.() ?? info?.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr'
}

function infoOf(name: string | undefined): LocaleInfo | undefined {
  if (name === undefined) return undefined
  try {
    return new Intl.Locale(name)
  } catch {
    return undefined
  }
}

// Loading the names of languages takes 13 ms of every build, and this one is the name that most sites need.
const KNOWN_LABELS: Readonly<Record<string, string>> = {en: 'English'}

/** The language's name in itself, with a capital: `Français`. */
function labelOf(name: string): string {
  const known = KNOWN_LABELS[name]
  if (known !== undefined) return known
  try {
    const label = new Intl.DisplayNames(name, {type: 'language'}).of(name) ?? name
    return label.charAt(0).toLocaleUpperCase(name) + label.slice(1)
  } catch {
    return name
  }
}

function unlistedLocale(name: string, locales: readonly string[]): Diagnostic {
  return {
    level: 'warning',
    code: 'config/unknown-locale',
    message: `"i18n.localeConfigs" has settings for "${name}", which is not one of the locales: it is not built.`,
    configKey: ['i18n', 'localeConfigs', name],
    hint: `Add it: locales: [${[...locales, name].map((one) => `'${one}'`).join(', ')}], or remove the settings.`,
  }
}

function unknownLanguage(name: string): Diagnostic {
  return {
    level: 'error',
    code: 'config/value',
    message: `"i18n.locales" has "${name}", which is not the name of a language.`,
    configKey: ['i18n', 'locales'],
    hint: `Give it one: i18n.localeConfigs: {${JSON.stringify(name)}: {htmlLang: 'en-GB'}}.`,
  }
}
