// Where the translations of a plugin's content are, in the folders that Docusaurus has for them.
import type {SiteConfig} from '../config/types.ts'

/**
 * Folder of a plugin's translations in the language that is built, relative to the site; undefined where there are none.
 * @param name Name of the folder: `docusaurus-plugin-content-docs`.
 * @param id Id of the plugin's instance.
 */
export function translationsDir({i18n}: Pick<SiteConfig, 'i18n'>, name: string, id = 'default'): string | undefined {
  const locale = i18n.localeConfigs[i18n.currentLocale]
  if (locale?.translate !== true) return undefined
  return [i18n.path.replace(/^\.\/|(?<!\/)\/+$/g, ''), locale.path, translationsFolder(name, id)].join('/')
}

/**
 * Folders of a plugin's translations by locale, where the site asks for marks on pages that lack a translation; none otherwise.
 * @param path Below the folder: of a version, for example.
 */
export function translationFolders(
  {i18n}: Pick<SiteConfig, 'i18n'>,
  {name, id = 'default', path}: {readonly name: string; readonly id?: string; readonly path?: string},
): Readonly<Record<string, string>> | undefined {
  if (!i18n.markUntranslated || i18n.locales.length === 1) return undefined
  const folders = i18n.locales.flatMap((currentLocale) => {
    const dir = translationsDir({i18n: {...i18n, currentLocale}}, name, id)
    return dir === undefined ? [] : [[currentLocale, path === undefined ? dir : `${dir}/${path}`] as const]
  })
  return Object.fromEntries(folders)
}

/** Name of a plugin's folder below that of a locale, which has the id of another instance at its end. */
export function translationsFolder(name: string, id = 'default'): string {
  return id === 'default' ? name : `${name}-${id}`
}

/** The source path of a file, of its original where it is a translation: what its place in the content folder goes by. */
export function originalPath(file: {readonly sourcePath: string; readonly translates?: string}): string {
  return file.translates ?? file.sourcePath
}
