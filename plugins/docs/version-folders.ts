// Where the versions of an instance are kept: a list in the site folder, and a folder of documents and a sidebars file for each.
import {
  type DataFile,
  type Diagnostic,
  quoteValue,
  readJsonFile,
  type SiteConfig,
  toSourcePath,
  translationsDir,
  type YamlPlace,
} from 'quire-docs/plugin'
import {relativeContentDir} from './content-dir.ts'
import type {DocsOptions} from './options.ts'

/** Name of the version that is still written, in the instance's own folder. */
export const CURRENT = 'current'

/** Name of the file that lists the versions that were frozen, newest first; relative to the site. */
export function versionsFile(instanceId: string): string {
  return `${prefixOf(instanceId)}versions.json`
}

/** Folder of all frozen sidebars of an instance, relative to the site. */
export function versionedSidebarsDir(instanceId: string): string {
  return `${prefixOf(instanceId)}versioned_sidebars`
}

/** Sidebars file of a frozen version, relative to the site. */
export function versionedSidebarsFile(instanceId: string, name: string): string {
  return `${versionedSidebarsDir(instanceId)}/version-${name}-sidebars.json`
}

/** Where the documents of a version are. */
export interface VersionFolder {
  /** As the options name it: relative to the site, or absolute. */
  readonly dir: string
  /** As source paths begin. */
  readonly contentDir: string
  /** Relative to the site. */
  readonly contentPath: string
}

export interface FolderContext {
  readonly options: Pick<DocsOptions, 'path'>
  readonly siteDir: string
  /** Id of the plugin's instance. */
  readonly id: string
}

export function folderOf(name: string, {options, siteDir, id}: FolderContext): VersionFolder {
  if (name !== CURRENT) {
    const dir = `${prefixOf(id)}versioned_docs/version-${name}`
    return {dir, contentDir: dir, contentPath: dir}
  }
  const {path} = options
  return {dir: path, contentDir: toSourcePath(path, siteDir), contentPath: relativeContentDir(path, siteDir)}
}

/** Name of the folder of the instance's translations, which has the id of an instance at its end. */
export const TRANSLATIONS = 'docusaurus-plugin-content-docs'

/** Folder of a version's translated documents in the language that is built; undefined where there is none. */
export function translationsOf(
  name: string,
  {config, id}: Pick<FolderContext, 'id'> & {readonly config: Pick<SiteConfig, 'i18n'>},
): string | undefined {
  const dir = translationsDir(config, TRANSLATIONS, id)
  return dir === undefined ? undefined : `${dir}/${translationsFolderOf(name)}`
}

/** Name of the folder of a version's translated documents. */
export function translationsFolderOf(name: string): string {
  return name === CURRENT ? name : `version-${name}`
}

function prefixOf(instanceId: string): string {
  return instanceId === 'default' ? '' : `${instanceId}_`
}

type Report = (diagnostic: Diagnostic) => void

/** Names of the frozen versions, newest first; undefined when the site has no list. What is wrong is reported and left out. */
export function readVersionNames(
  files: readonly DataFile[],
  instanceId: string,
  report: Report,
): readonly string[] | undefined {
  const path = versionsFile(instanceId)
  const file = files.find(({sourcePath}) => sourcePath === path)
  if (file === undefined) return undefined
  const {value: list, problem} = readJsonFile(file.text)
  const fail = (message: string, hint: string, place: Partial<YamlPlace> = {}): void =>
    report({level: 'error', code: 'docs/version-file', message, location: {sourcePath: path, ...place}, hint})
  if (problem !== undefined) {
    const {message, ...place} = problem
    fail(`The list of versions is not JSON: ${message}`, 'For example: ["2.0", "1.0"], the newest first.', place)
    return []
  }
  if (!Array.isArray(list)) {
    fail('The list of versions must be a JSON array of names.', 'For example: ["2.0", "1.0"], the newest first.')
    return []
  }
  const names: string[] = []
  for (const name of list) {
    const fault = faultOf(name)
    if (fault !== undefined) fail(`The list of versions has ${quoteValue(name)}, which ${fault}.`, NAME_HINT)
    else if (names.includes(name)) fail(`The list of versions has "${name}" twice.`, 'Remove one of the two.')
    else names.push(name)
  }
  return names
}

/** What a version's name must be. */
export const NAME_HINT = 'Use letters, digits, dots and hyphens, as in "2.1.0".'

/** What is wrong with the name of a version, continuing "…, which"; undefined for a good one. */
export function faultOf(name: unknown): string | undefined {
  if (typeof name !== 'string') return 'is not a text'
  if (name.trim() === '') return 'is blank'
  if (name.length > 32) return 'has more than 32 characters'
  if (name === '.' || name === '..') return 'is the name of a folder'
  if (name === CURRENT) return 'is the name of the version that is still written'
  return /[/\\<>:"|?*\u0000-\u001f]/.test(name) ? 'has a character that file names cannot have' : undefined
}
