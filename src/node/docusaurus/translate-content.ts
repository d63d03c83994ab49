// Texts of a plugin in the language that is built: the plugin says which there are, files below `i18n/` translate them, and the
// plugin puts them into its content.
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {DescribedMessage} from '../../plugin/messages-file.ts'
import type {TranslationFile as MessagesFile} from '../../plugin/types.ts'
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
  return plugin.translateContent({content, translationFiles: await translatedFiles(plugin, content, dir)})
}

/** Files of the plugin's texts, each with what a translator has written. @throws SyntaxError for a file that is no JSON. */
export async function translatedFiles(
  plugin: DocusaurusPlugin,
  content: unknown,
  dir: string,
): Promise<readonly TranslationFile[]> {
  const files: unknown = await plugin.getTranslationFiles?.({content})
  return Array.isArray(files) ? files.filter(isPlainRecord).map((file) => translateFile(file, dir)) : []
}

/** Texts of the content for translators. @param folder Name of the folder of the plugin's translations. */
export async function toTranslationFiles(
  plugin: DocusaurusPlugin,
  content: unknown,
  folder: string,
): Promise<readonly MessagesFile[]> {
  const files: unknown = await plugin.getTranslationFiles?.({content})
  if (!Array.isArray(files)) return []
  return files.filter(isPlainRecord).map(({path, content: given}) => {
    const entries = Object.entries(isPlainRecord(given) ? given : {})
    const messages = entries.map(([id, one]) => [id, toMessage(one)] as const)
    return {path: `${folder}/${String(path)}.json`, messages: Object.fromEntries(messages)}
  })
}

function toMessage(given: unknown): DescribedMessage {
  const {message, description} = isPlainRecord(given) ? given : {}
  return {message: String(message ?? ''), ...(typeof description === 'string' ? {description} : {})}
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
