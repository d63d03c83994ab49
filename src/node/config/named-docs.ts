// Docs that components of the site look up wherever they are shown. The data of every page holds few docs: these are among them.
import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {readScript} from '../files/read-script.ts'

export interface NamingSite {
  readonly siteDir: string
  readonly compatibility: 'docusaurus' | undefined
  /** What components read of the configuration, such as items of the navbar that they show by the theme's parts. */
  readonly values: unknown
}

/**
 * Ids that code below `src` gives to `useLayoutDoc`, as far as it writes them out, and each `docId` of the code, of JSON beside it
 * and of the configuration; sorted. `'all'` where a component shows cards of docs, and in a site for Docusaurus where the code looks
 * for a doc by an id that it does not write out or reads the docs of a version, too: there it finds them at once, when the page is
 * rendered.
 */
export function findNamedDocs({siteDir, compatibility, values}: NamingSite): 'all' | readonly string[] {
  const scripts = scriptsBelow(join(siteDir, 'src')).map((path) => ({path, text: readScript(path)}))
  const knows = KNOWS_ITS_CARDS[compatibility ?? 'own']
  if (scripts.some(({path, text}) => SHOWS_CARDS.test(text) && !knows.test(path))) return 'all'
  if (compatibility === undefined) return []
  const texts = scripts.map(({text}) => text)
  if (scripts.some(({path, text}) => readsAllDocs(text) || (asksByName(text) && !IS_GIVEN_IDS.test(path)))) return 'all'
  const inCode = texts.flatMap((text) =>
    [CALL, DOC_ID].flatMap((name) => [...text.matchAll(name)].map(([, , id = '']) => id)),
  )
  return [...new Set([...inCode, ...docIdsIn(values)])].sort()
}

function docIdsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(docIdsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'docId' && typeof one === 'string' ? [one] : docIdsIn(one),
  )
}

const SHOWS_CARDS = /['"]@theme(?:-\w+)?\/DocCard(?:List)?['"]/

/** Parts of the theme that a site took over: their pages know what these cards say. Docusaurus' list of cards may show any doc. */
const KNOWS_ITS_CARDS = {
  own: /[\\/]theme[\\/]Doc(?:Card|CardList|CategoryGeneratedIndexPage)\b/,
  docusaurus: /[\\/]theme[\\/]DocCategoryGeneratedIndexPage\b/,
}

const CALL = /\buseLayoutDoc\(\s*(['"`])([^'"`\n$]+)\1/g

/** For an id that is written elsewhere. */
const ASKS_BY_NAME = /\buseLayoutDoc\((?!\s*['"`][^'"`\n$]+['"`])/

/** Of an item that is put together in the code. */
const MAKES_DOC_ID = /\bdocId['"]?\s*[:=](?!=)(?!\s*\{?\s*(['"`])[^'"`\n$]+\1)/

const SHOWS_ITEMS = /['"]@theme(?:-\w+)?\/NavbarItem\b/

function asksByName(text: string): boolean {
  return ASKS_BY_NAME.test(text) || (SHOWS_ITEMS.test(text) && MAKES_DOC_ID.test(text))
}

/** The theme's part for items of the navbar, whose ids are known. */
const IS_GIVEN_IDS = /[\\/]theme[\\/]NavbarItem[\\/]DocNavbarItem\b/

/** Of an object, an attribute, or one whose value stands in braces. */
const DOC_ID = /\bdocId['"]?\s*[:=]\s*\{?\s*(['"`])([^'"`\n$]+)\1/g

function readsAllDocs(text: string): boolean {
  if (/\buseDocById\b/.test(text)) return true
  // Parts of Docusaurus' theme look for the main doc of a version, which is always there.
  return HOLDS_VERSIONS.test(text) && text.split('\n').some((line) => DOCS.test(line) && !line.includes('mainDocId'))
}

const HOLDS_VERSIONS =
  /\b(?:useAllDocsData|useDocsData|useVersions|useLatestVersion|useActiveVersion|useActiveDocContext|useDocsVersion|docusaurus-plugin-content-docs)\b/

const DOCS = /\.docs\b|\{ ?docs ?[,}]/

function scriptsBelow(dir: string): readonly string[] {
  try {
    return readdirSync(dir, {withFileTypes: true, recursive: true})
      .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    // There is none.
    return []
  }
}
