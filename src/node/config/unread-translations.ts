// Translations that a site has and the build does not read: said, so that nobody looks for them on the page.
import {readdirSync} from 'node:fs'
import {join, posix, relative, sep} from 'node:path'
import type {SiteConfig} from '../../config/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {toFilePath} from '../files/source-path.ts'

/**
 * The finding about the language that is built, when its folder has files of texts that nothing reads, or is missing.
 * @param plugins Names of plugins that read files of their own, which other programs were written for.
 */
export function findUnreadTranslations(
  {currentLocale: name, path: folder, localeConfigs}: SiteConfig['i18n'],
  siteDir: string,
  plugins: readonly string[],
): Diagnostic | undefined {
  const {translate, path = name} = localeConfigs[name] ?? {}
  if (translate !== true) return undefined
  const sourcePath = posix.join(folder, path)
  const files = listFiles(toFilePath(sourcePath, siteDir))
  const finding = {level: 'warning', code: 'config/unread-translations'} as const
  if (files === undefined)
    return {
      ...finding,
      message: `The folder "${sourcePath}" of the translations for "${name}" does not exist.`,
      configKey: ['i18n', 'localeConfigs', name, 'translate'],
      hint: 'Create the folder, or remove "translate".',
    }
  const isOfPlugin = (file: string): boolean =>
    plugins.some((plugin) => file.startsWith(`${plugin}/`) || file.startsWith(`${plugin}-`))
  const isRead = (file: string): boolean => READ.some((pattern) => pattern.test(file)) || isOfPlugin(file)
  const unread = files.filter((file) => /\.(?:json|ya?ml)$/.test(file) && !isRead(file))
  if (unread.length === 0) return undefined
  return {
    ...finding,
    message: `Files of translations for "${name}" are not read: their texts stay those of the site itself.`,
    location: {sourcePath},
    notes: [`Not read: ${unread.sort().join(', ')}.`],
    hint: 'Remove them, or leave them for later.',
  }
}

/** Files of texts that are read, below the folder of the language. Documents and components take the places of originals. */
const READ: readonly RegExp[] = [
  /^code\.json$/,
  /^docusaurus-theme-classic\/(?:navbar|footer)\.json$/,
  /^docusaurus-plugin-content-docs(?:-[^/]+)?\/(?:current|version-[^/]+)\.json$/,
  // Lists of tags and authors, whose names are options.
  /^docusaurus-plugin-content-docs(?:-[^/]+)?\/(?:current|version-[^/]+)\/(?!(?:.*\/)?_category_\.).+$/,
  /^docusaurus-plugin-content-blog(?:-[^/]+)?\/.+$/,
]

/** Paths relative to the folder, with `/`; undefined when there is no such folder. */
function listFiles(dir: string): readonly string[] | undefined {
  try {
    const entries = readdirSync(dir, {recursive: true, withFileTypes: true})
    const files = entries.filter((entry) => entry.isFile())
    return files.map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
  } catch {
    return undefined
  }
}
