// What may be published: the one rule about files that content names and that folders of content hold. Links, images,
// imports of documents, globs and copies all ask here.
import {existsSync, lstatSync, readFileSync, realpathSync} from 'node:fs'
import {dirname, join, relative, resolve, sep} from 'node:path'
import picomatch from 'picomatch'
import type {SiteConfig} from '../../config/types.ts'
import type {SourceSpec} from '../../plugin/types.ts'
import {isMedia} from './file-kinds.ts'
import {toSourcePath} from './source-path.ts'

/**
 * Why a file is not published: its name or a folder of it begins with a dot; it is one of the files that the site is
 * configured by; it lies in the site, but in none of its folders of content; it lies outside of the site; it can hold a script,
 * and its writer is not trusted.
 */
export type Refusal = 'hidden' | 'configuration' | 'elsewhere' | 'outside' | 'active'

/** A link or an image of a writer, a file of a content or static folder, or an import: code may name more. */
export type FileUse = 'link' | 'folder' | 'import'

export interface PublishInput {
  readonly siteDir: string
  /** Content folders and static folders, absolute. */
  readonly folders: readonly string[]
  /** The configuration, absolute: the file itself first, then what it imports. */
  readonly configFiles: readonly string[]
  /** Patterns of files that are published all the same, relative to the site folder. */
  readonly publish: readonly string[]
  readonly isUntrusted: boolean
  /** Folder around the site whose code and media documents may name as well, absolute. */
  readonly repository?: string | undefined
}

export interface PublishRule {
  /** @param filePath Absolute. @returns Undefined for a file that may be published, and for one that does not exist. */
  readonly refusalOf: (filePath: string, use: FileUse) => Refusal | undefined
}

/** Names with a dot that hosts ask for in the folder that they publish, and that are made to be read or obeyed by them. */
const KNOWN_DOT_NAMES = new Set(['.well-known', '.nojekyll', '.htaccess', '.domains'])

/** Files that a browser runs scripts of. An image is no page, but it has a URL of its own. */
const ACTIVE = /\.(?:html?|xhtml?|xml|xsl|xslt|m?js|cjs|wasm|swf|mht|mhtml|hta)$/i
const SVG_WITH_CODE =
  /<(?:[\w-]+:)?(?:script|foreignobject|iframe|handler|listener|animate|set)\b|\son\w+\s*=|javascript:|data:|<!(?:doctype|entity)|&#/i

function isActive(...paths: readonly string[]): boolean {
  if (paths.some((path) => ACTIVE.test(path))) return true
  return paths.some((path) => /\.svgz?$/i.test(path) && SVG_WITH_CODE.test(readFileSync(path, 'utf8')))
}

interface Places {
  readonly siteDir: string
  /** The innermost first. */
  readonly folders: readonly string[]
  readonly configFiles: readonly string[]
  readonly repository: string | undefined
}

export function createPublishRule(input: PublishInput): PublishRule {
  const {siteDir, folders, configFiles, publish, isUntrusted, repository} = input
  // A pattern that does not name a dot file does not mean one, however wide it is.
  const isNamed = publish.length === 0 ? () => false : picomatch([...publish], {dot: false})
  const written: Places = {siteDir, folders: innermostFirst(folders), configFiles, repository}
  // Links on the way to the site's own folders are the builder's, so real paths are compared with real paths.
  const real: Places = {
    siteDir: realPath(siteDir) ?? siteDir,
    folders: innermostFirst(folders.map((folder) => realPath(folder) ?? folder)),
    configFiles: configFiles.map((file) => realPath(file) ?? file),
    repository: repository === undefined ? undefined : realPath(repository),
  }
  const known = new Map<string, Refusal | undefined>()
  const judge = (filePath: string, use: FileUse): Refusal | undefined => {
    if (isNamed(toPosix(relative(siteDir, filePath)))) return undefined
    const realFile = realPath(filePath)
    if (realFile === undefined) return undefined
    if (isUntrusted && use === 'link' && isActive(realFile, filePath)) return 'active'
    return refusalAt(filePath, use, written) ?? refusalAt(realFile, use, real)
  }
  return {
    refusalOf: (filePath, use) => {
      const key = `${use} ${filePath}`
      if (!known.has(key)) known.set(key, judge(filePath, use))
      return known.get(key)
    },
  }
}

/** Sorted once: a site of fifty versions has as many folders, and each file is looked for in them. */
function innermostFirst(folders: readonly string[]): readonly string[] {
  return [...folders].sort((a, b) => b.length - a.length)
}

function refusalAt(path: string, use: FileUse, places: Places): Refusal | undefined {
  const {siteDir, folders, configFiles} = places
  const own = folders.find((folder) => isInside(path, folder))
  if (own === undefined && !isInside(path, siteDir)) return refusalAround(path, use, places)
  const inside = relative(own ?? siteDir, path).split(sep)
  if (inside.some(isHidden)) return 'hidden'
  // Data that pages and configuration share may be imported by both, and what is in a folder of content is content.
  const secret = use === 'import' ? configFiles.slice(0, 1) : configFiles
  if ((own === undefined || own === siteDir) && secret.includes(path)) return 'configuration'
  if (use !== 'link') return undefined
  if (inside.includes('node_modules')) return 'elsewhere'
  if (own !== undefined) return undefined
  return isInside(path, resolve(siteDir, 'src')) && isMedia(path) ? undefined : 'elsewhere'
}

/** Of a file that lies in the repository next to the site: Docusaurus takes code and images from there. */
function refusalAround(path: string, use: FileUse, {repository}: Places): Refusal | undefined {
  if (repository === undefined || !isInside(path, repository)) return 'outside'
  if (relative(repository, path).split(sep).some(isHidden)) return 'hidden'
  // What a folder of content holds is outside of it only by a link, and Docusaurus follows that.
  return use !== 'link' || isMedia(path) ? undefined : 'outside'
}

/** True for `.git`, `.env` and the like. */
export function isHidden(name: string): boolean {
  return name.startsWith('.') && name !== '.' && name !== '..' && !KNOWN_DOT_NAMES.has(name)
}

export function isInside(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/**
 * What to name when a file of a folder is refused: the outermost part of its path that is hidden or a link, so that
 * a folder is named once and not by each of its files.
 */
export function refusedPart(filePath: string, folder: string): string {
  const names = relative(folder, filePath).split(sep)
  for (const [at, name] of names.entries()) {
    const part = resolve(folder, ...names.slice(0, at + 1))
    if (isHidden(name) || isLink(part)) return part
  }
  return filePath
}

/** The pattern that allows a file, as it is written in the configuration. */
export function patternFor(path: string, siteDir: string): string {
  const inside = toPosix(relative(siteDir, path))
  return isFolder(path) ? `${inside}/**` : inside
}

/** What is wrong, to be continued from the name of the file. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  hidden: 'is a hidden file, or in a hidden folder',
  configuration: 'is part of the configuration',
  elsewhere: 'is in neither a content folder nor a static folder',
  outside: 'is outside of the site folder',
  active: 'can run code where it is opened, and content is untrusted',
}

/** A link, an image or an import that names a file which may not be published, as a finding without its place. */
export function notPublished(
  what: string,
  filePath: string,
  {siteDir, refusal}: {readonly siteDir: string; readonly refusal: Refusal},
): {code: string; message: string; hint: string} {
  return {
    code: 'link/not-published',
    message: `${what} names a file that ${REFUSALS[refusal]}.`,
    hint: `It is not published. If readers may see it, add '${patternFor(filePath, siteDir)}' to "publish" in the configuration${refusal === 'elsewhere' ? ', or move it beside the document' : ''}.`,
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, {throwIfNoEntry: false})?.isSymbolicLink() === true
}

function isFolder(path: string): boolean {
  const real = realPath(path)
  return real !== undefined && lstatSync(real, {throwIfNoEntry: false})?.isDirectory() === true
}

function toPosix(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/')
}

/** What readers may get to see of the site's files. */
export interface Publishing {
  /** Folders of documents as source paths, in the order of the plugins. */
  readonly contentDirs: readonly string[]
  readonly rule: PublishRule
}

export function toPublishing(specs: readonly SourceSpec[], config: SiteConfig): Publishing {
  const contentDirs = documentFolders(specs, config.siteDir)
  return {contentDirs, rule: createPublishRule(publishInputOf(config, contentDirs))}
}

/** Source paths of the folders that documents come from, translations included, each once. */
export function documentFolders(specs: readonly SourceSpec[], siteDir: string): readonly string[] {
  const folders = specs
    .filter(({kind}) => kind === 'document')
    .flatMap(({dir, translations = []}) => [dir, translations].flat().map((one) => toSourcePath(one, siteDir)))
  return [...new Set(folders)]
}

/** The rule of a site. @param contentDirs Folders of documents, relative to the site or absolute. */
export function publishInputOf(
  {siteDir, staticDirectories, configPath, configFiles, publish, content, compatibility}: SiteConfig,
  contentDirs: readonly string[],
): PublishInput {
  const folders = [...contentDirs, ...staticDirectories].map((dir) => resolve(siteDir, dir))
  const hasProject = content === 'trusted' && compatibility === 'docusaurus'
  return {
    siteDir,
    folders,
    configFiles: configPath === undefined ? configFiles : [configPath, ...configFiles],
    publish,
    isUntrusted: content === 'untrusted',
    repository: hasProject ? (findRepository(siteDir) ?? findCommonFolder(siteDir, folders)) : undefined,
  }
}

/**
 * The folder around a site that its project is: the nearest with a `.git` or a `package.json`. Undefined for a site that is
 * the whole of its repository.
 */
function findRepository(siteDir: string): string | undefined {
  if (existsSync(join(siteDir, '.git'))) return undefined
  for (let dir = dirname(siteDir); dir !== dirname(dir); dir = dirname(dir))
    if (existsSync(join(dir, '.git')) || existsSync(join(dir, 'package.json'))) return dir
  return undefined
}

/** The folder that has a site and its folders of content in it, as the configuration names them. Undefined where it is no folder of theirs. */
function findCommonFolder(siteDir: string, folders: readonly string[]): string | undefined {
  const around = folders
    .filter((folder) => !isInside(folder, siteDir) && folder !== siteDir)
    .reduce(commonFolder, siteDir)
  return around === siteDir || around === dirname(around) ? undefined : around
}

function commonFolder(dir: string, other: string): string {
  return dir === dirname(dir) || isInside(other, dir) ? dir : commonFolder(dirname(dir), other)
}
