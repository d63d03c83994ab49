// Where to begin looking at a built site: its home page, or the first page that it has.
import {type Dirent, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

/** Levels of folders that are looked into: a site without a page above them has no page to begin with. */
const MAX_DEPTH = 4

/**
 * URL of the page to begin with, relative to the base URL: `''` for the home page or where there is no page at all,
 * `docs/` for a folder's own page, `docs/a` for a page. The page nearest to the root is taken, the first by its name.
 * @param dir Absolute path of the output folder.
 */
export function findFirstPage(dir: string): string {
  let level = ['']
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const folders = level.map((path) => ({path, entries: listFolder(join(dir, path))}))
    const own = folders.find(
      ({path, entries}) => hasFile(entries, 'index.html') && isListed(join(dir, path, 'index.html')),
    )
    if (own !== undefined) return encodeURI(own.path)
    for (const {path, entries} of folders) {
      const page = entries.find((entry) => isPage(entry) && isListed(join(dir, path, entry.name)))
      if (page !== undefined) return encodeURI(path + page.name.replace(/\.html$/, ''))
    }
    level = folders.flatMap(({path, entries}) =>
      entries.filter((entry) => entry.isDirectory()).map(({name}) => `${path}${name}/`),
    )
  }
  return ''
}

function hasFile(entries: readonly Dirent[], name: string): boolean {
  return entries.some((entry) => entry.isFile() && entry.name === name)
}

function isPage(entry: Dirent): boolean {
  return entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html'
}

/** The search page, and what else readers are not led to, says so to robots. */
function isListed(file: string): boolean {
  return !/<meta name="robots" content="[^"]*noindex/.test(readFileSync(file, 'utf8'))
}

function listFolder(path: string): readonly Dirent[] {
  try {
    return readdirSync(path, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    // A folder that cannot be read has no page for anyone.
    return []
  }
}
