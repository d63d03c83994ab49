// Translations that a site has and no build reads yet: said, so that nobody publishes a language in the words of another.
import {readdirSync} from 'node:fs'
import {join, posix} from 'node:path'
import type {SiteConfig} from '../../config/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'

/** The finding about the language that is built, when its folder or its `translate` promises translations. */
export function findUnreadTranslations(
  {currentLocale: name, path: folder, localeConfigs}: SiteConfig['i18n'],
  siteDir: string,
): Diagnostic | undefined {
  const {translate, path = name} = localeConfigs[name] ?? {}
  if (translate !== true) return undefined
  const sourcePath = posix.join(folder, path)
  const files = listFiles(join(siteDir, sourcePath))
  const configKey = ['i18n', 'localeConfigs', name, 'translate']
  const message = `The translations for "${name}" in "${sourcePath}" are not read: its pages have the texts of the site itself.`
  return {
    level: 'warning',
    code: 'config/unread-translations',
    message,
    ...(files.length === 0 ? {configKey} : {location: {sourcePath}, notes: [`Not read: ${describeFiles(files)}.`]}),
    hint: `Leave "${name}" out of "i18n.locales" until translations are read, or accept it: i18n.localeConfigs: {${JSON.stringify(name)}: {translate: false}}.`,
  }
}

function listFiles(dir: string): readonly string[] {
  try {
    const entries = readdirSync(dir, {recursive: true, withFileTypes: true})
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
  } catch {
    return []
  }
}

const KINDS = [
  {one: 'document', many: 'documents', pattern: /\.mdx?$/},
  {one: 'file of messages', many: 'files of messages', pattern: /\.json$/},
  {one: 'other file', many: 'other files', pattern: /./},
]

/** `2 documents and 1 file of messages`. */
function describeFiles(files: readonly string[]): string {
  const kinds = files.map((file) => KINDS.find(({pattern}) => pattern.test(file)))
  const counts = KINDS.flatMap((kind) => {
    const count = kinds.filter((found) => found === kind).length
    return count === 0 ? [] : [`${count} ${count === 1 ? kind.one : kind.many}`]
  })
  return counts.join(', ').replace(/, (?=[^,]*$)/, ' and ')
}
