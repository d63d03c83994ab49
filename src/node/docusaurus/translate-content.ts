// Texts of a plugin in the language that is built: the plugin says which there are, files below `i18n/` translate them, and the
// plugin puts them into its content.
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import type {DocusaurusPlugin} from './plugin-types.ts'

/** Absolute folder of a plugin's translations, as `docusaurus write-translations` names it. */
export function translationsOf(
  localizationDir: string,
  {name, id}: {readonly name: string; readonly id: string},
): string {
  return join(localizationDir, id === 'default' ? name : `${name}-${id}`)
}

/** @param dir Absolute folder of the translations. @throws SyntaxError for a file that is no JSON. */
export async function translateContent(plugin: DocusaurusPlugin, content: unknown, dir: string): Promise<unknown> {
  if (plugin.getTranslationFiles === undefined || plugin.translateContent === undefined) return content
  const files: unknown = await plugin.getTranslationFiles({content})
  if (!Array.isArray(files)) return content
  const translationFiles = files.filter(isPlainRecord).map((file) => translateFile(file, dir))
  return plugin.translateContent({content, translationFiles})
}

type TranslationFile = Readonly<Record<string, unknown>>

/** What has no translation keeps its own text. */
function translateFile({path, content, ...rest}: TranslationFile, dir: string): TranslationFile {
  const file = join(dir, `${String(path)}.json`)
  const given: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const own = isPlainRecord(content) ? content : {}
  const translated = isPlainRecord(given) ? Object.entries(given).filter(([key]) => Object.hasOwn(own, key)) : []
  return {path, ...rest, content: {...own, ...Object.fromEntries(translated)}}
}
