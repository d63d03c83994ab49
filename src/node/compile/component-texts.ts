// Files in which a site may give documents components. What they give can only be told by their text, as they cannot be run here.
import {readFileSync} from 'node:fs'
import {findCodeFiles} from '../files/code-files.ts'
import {readScript} from '../files/read-script.ts'
import type {SiteConfig, ThemeAliases} from '../model.ts'

export interface OwnCode {
  readonly aliases: ThemeAliases
  readonly config: Pick<SiteConfig, 'siteDir' | 'staticDirectories'>
  /** Folders of documents as source paths. */
  readonly contentDirs: readonly string[]
}

export interface CodeTexts {
  /** Texts of the maps of components of the site and its themes, and of its code that has a provider of MDX with components of its own. */
  readonly components: readonly string[]
  /** Some of it reads what only MDX 1 tells of elements. */
  readonly readsElementTypes: boolean
}

/** A map of the site's may be around one that a theme has. */
const MAPS = ['@theme-given/MDXComponents', '@theme-original/MDXComponents']

const SCRIPT = /\.[cm]?[jt]sx?$/

/** Reads each file once. */
export function readCodeTexts(code: OwnCode): CodeTexts {
  const maps = new Set(MAPS.flatMap((name) => code.aliases[name] ?? []))
  const components = [...maps].map((path) => readFileSync(path, 'utf8'))
  let readsElementTypes = false
  for (const path of scriptsOf(code)) {
    const text = readScript(path)
    readsElementTypes ||= /\b(?:mdxType|originalType)\b/.test(text)
    // A provider may be in any component that is around documents, and not only in a part of the theme.
    if (!maps.has(path) && givesComponents(text)) components.push(text)
  }
  return {components, readsElementTypes}
}

/** Paths of the parts of the theme that are not the program's, and of the site's scripts. */
function scriptsOf({aliases, config: {siteDir, staticDirectories}, contentDirs}: OwnCode): readonly string[] {
  const parts = Object.entries(aliases).flatMap(([name, path]) => (/^@theme(?:-given)?\//.test(name) ? [path] : []))
  return [...new Set([...parts, ...findCodeFiles(siteDir, SCRIPT, [...contentDirs, ...staticDirectories])])]
}

/** A part that was copied whole gives those of the theme alone. */
function givesComponents(text: string): boolean {
  return /['"]@mdx-js\/react['"]/.test(text) && /\bcomponents\s?=\s?\{(?!MDXComponents\})/.test(text)
}
