// Docs that components of the site look up wherever they are shown. The data of every page holds few docs: these are among them.
import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {readScript} from '../files/read-script.ts'

/**
 * Ids that code below `src` gives to `useLayoutDoc`, as far as it writes them out; sorted. `'all'` where the code looks for a
 * doc by its id, or reads the docs of a version: in Docusaurus it finds them at once, when the page is rendered, too.
 */
export function findNamedDocs(siteDir: string): 'all' | readonly string[] {
  const texts = scriptsBelow(join(siteDir, 'src')).map(readScript)
  if (texts.some(readsAllDocs)) return 'all'
  const ids = texts.flatMap((text) => [...text.matchAll(CALL)].map(([, , id = '']) => id))
  return [...new Set(ids)].sort()
}

const CALL = /\buseLayoutDoc\(\s*(['"`])([^'"`\n$]+)\1/g

function readsAllDocs(text: string): boolean {
  if (/\buseDocById\b/.test(text)) return true
  // Parts of Docusaurus' theme look for the main doc of a version, which is always there.
  return HOLDS_VERSIONS.test(text) && text.split('\n').some((line) => DOCS.test(line) && !line.includes('mainDocId'))
}

const HOLDS_VERSIONS =
  /\b(?:useAllDocsData|useDocsData|useVersions|useLatestVersion|useActiveVersion|useActiveDocContext|docusaurus-plugin-content-docs)\b/

const DOCS = /\.docs\b|\{ ?docs ?[,}]/

function scriptsBelow(dir: string): readonly string[] {
  try {
    return readdirSync(dir, {withFileTypes: true, recursive: true})
      .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    // There is none.
    return []
  }
}
