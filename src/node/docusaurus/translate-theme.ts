// Words of a plugin's theme in the language that is built: those that it brings for its components, and its part of `themeConfig`.
import {isDeepStrictEqual} from 'node:util'
import {isPlainData} from '../../config/schema/building-blocks.ts'
import type {Json} from '../../shared/contract.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import type {DocusaurusPlugin} from './plugin-types.ts'
import {translatedFiles} from './translate-content.ts'

export interface ThemeWords {
  /** Texts of its components by id. */
  readonly codeTranslations: Readonly<Record<string, string>>
  /** Keys of `themeConfig` that it has translated. */
  readonly themeConfig: Readonly<Record<string, Json>>
  /** What is not translated, and why. */
  readonly warnings: readonly Diagnostic[]
}

export interface WordsInput {
  /** What messages call the plugin. */
  readonly name: string
  readonly themeConfig: Readonly<Record<string, unknown>>
  readonly currentLocale: string
  /** Absolute folder of the plugin's translations; undefined where the language has none. */
  readonly translationsDir: string | undefined
}

/** @throws what the plugin throws. */
export async function loadThemeWords(plugin: DocusaurusPlugin, input: WordsInput): Promise<ThemeWords> {
  return {
    // Components have their English words in them: every page would carry these once more.
    codeTranslations: /^en(?:-|$)/.test(input.currentLocale)
      ? {}
      : toTexts(await plugin.getDefaultCodeTranslationMessages?.()),
    ...(await tryThemeConfig(plugin, input)),
  }
}

async function tryThemeConfig(plugin: DocusaurusPlugin, input: WordsInput) {
  try {
    return {themeConfig: await translateThemeConfig(plugin, input), warnings: []}
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `Of the plugin "${input.name}" translateThemeConfig has no effect: its settings of the theme are not translated (${reason}).`
    const hint =
      'It is asked before there is content. The rest of the plugin works; if nothing is missing on the pages, ignore this.'
    return {themeConfig: {}, warnings: [{level: 'warning', code: 'config/plugin-step-unused', message, hint} as const]}
  }
}

function toTexts(given: unknown): Readonly<Record<string, string>> {
  const entries = isPlainRecord(given) ? Object.entries(given) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

async function translateThemeConfig(
  plugin: DocusaurusPlugin,
  {themeConfig, translationsDir}: WordsInput,
): Promise<ThemeWords['themeConfig']> {
  if (plugin.translateThemeConfig === undefined || translationsDir === undefined) return {}
  // There is no content yet, and a theme's texts are those of its settings.
  const translationFiles = await translatedFiles(plugin, undefined, translationsDir)
  const given = await plugin.translateThemeConfig({themeConfig: structuredClone(themeConfig), translationFiles})
  const changed = isPlainRecord(given)
    ? Object.entries(given).filter(([key, value]) => !isDeepStrictEqual(value, themeConfig[key]))
    : []
  return Object.fromEntries(changed.filter((entry): entry is [string, Json] => isPlainData(entry[1])))
}
