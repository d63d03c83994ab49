// Files in which a site may give documents components. What they give can only be told by their text, as they cannot be run here.
import {type Dirent, existsSync, readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {readScript} from '../files/read-script.ts'
import type {SiteConfig, ThemeAliases} from '../model.ts'

export interface OwnCode {
  readonly aliases: ThemeAliases
  readonly config: Pick<SiteConfig, 'siteDir' | 'staticDirectories'>
  /** Folders of documents as source paths. */
  readonly contentDirs: readonly string[]
}

export interface CodeTexts {
  /** Texts of the site's map of components, and of its code that has a provider of MDX with components of its own. */
  readonly components: readonly string[]
  /** Some of it reads what only MDX 1 tells of elements. */
  readonly readsElementTypes: boolean
}

/** Reads each file once. */
export function readCodeTexts(code: OwnCode): CodeTexts {
  const map = code.aliases['@theme-given/MDXComponents']
  const components: string[] = map === undefined ? [] : [readFileSync(map, 'utf8')]
  let readsElementTypes = false
  for (const path of scriptsOf(code)) {
    const text = readScript(path)
    readsElementTypes ||= /\b(?:mdxType|originalType)\b/.test(text)
    // A provider may be in any component that is around documents, and not only in a part of the theme.
    if (path !== map && givesComponents(text)) components.push(text)
  }
  return {components, readsElementTypes}
}

/** Paths of the parts of the theme that are not the program's, and of the site's scripts. */
function scriptsOf({aliases, config: {siteDir, staticDirectories}, contentDirs}: OwnCode): readonly string[] {
  const parts = Object.entries(aliases).flatMap(([name, path]) => (/^@theme(?:-given)?\//.test(name) ? [path] : []))
  return [...new Set([...parts, ...scriptsOfSite(siteDir, [...contentDirs, ...staticDirectories])])]
}

/** A part that was copied whole gives those of the theme alone. */
function givesComponents(text: string): boolean {
  return /['"]@mdx-js\/react['"]/.test(text) && /\bcomponents\s?=\s?\{(?!MDXComponents\})/.test(text)
}

/** What tells that a folder is no code of the site: another package, or a site that was built. */
const FOREIGN = ['package.json', 'index.html', '404.html']

/** Absolute paths, sorted. @param others Folders that hold something else, absolute or from the site's folder. */
function scriptsOfSite(siteDir: string, others: readonly string[]): readonly string[] {
  const left = new Set(others.map((dir) => resolve(siteDir, dir)))
  const own = join(siteDir, 'src')
  const isCode = (dir: string): boolean => !left.has(dir) && !FOREIGN.some((name) => existsSync(join(dir, name)))
  const folders = entriesOf(siteDir).flatMap((entry) => {
    const dir = join(siteDir, entry.name)
    return isFolder(entry) && (dir === own || isCode(dir)) ? [dir] : []
  })
  return folders.flatMap((dir) => scriptsBelow(dir, (one) => dir === own || isCode(one))).sort()
}

function scriptsBelow(dir: string, isCode: (dir: string) => boolean): readonly string[] {
  return entriesOf(dir).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (isFolder(entry)) return isCode(path) ? scriptsBelow(path, isCode) : []
    return entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : []
  })
}

function isFolder(entry: Dirent): boolean {
  return entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.')
}

function entriesOf(dir: string): readonly Dirent[] {
  try {
    return readdirSync(dir, {withFileTypes: true})
  } catch {
    // Not there, or not for us to look at.
    return []
  }
}
