// The code of a site's own, as far as it is asked for what it names: what it does can only be told by its text.
import {type Dirent, existsSync, readdirSync} from 'node:fs'
import {join, resolve} from 'node:path'

/** What tells that a folder is no code of the site: another package, or a site that was built. */
const FOREIGN = ['package.json', 'index.html', '404.html']

/**
 * Files of the code that a site has itself, in all of its folders; in `src` whatever they are.
 * @param name What their names match.
 * @param others Folders that hold something else, absolute or from the site's folder.
 * @returns Absolute paths, sorted.
 */
export function findCodeFiles(siteDir: string, name: RegExp, others: readonly string[] = []): readonly string[] {
  const left = new Set(others.map((dir) => resolve(siteDir, dir)))
  const own = join(siteDir, 'src')
  const isCode = (dir: string): boolean => !left.has(dir) && !FOREIGN.some((name) => existsSync(join(dir, name)))
  const folders = entriesOf(siteDir).flatMap((entry) => {
    const dir = join(siteDir, entry.name)
    return isFolder(entry) && (dir === own || isCode(dir)) ? [dir] : []
  })
  return folders.flatMap((dir) => filesBelow(dir, name, (one) => dir === own || isCode(one))).sort()
}

function filesBelow(dir: string, name: RegExp, isCode: (dir: string) => boolean): readonly string[] {
  return entriesOf(dir).flatMap((entry) => {
    const path = join(dir, entry.name)
    if (isFolder(entry)) return isCode(path) ? filesBelow(path, name, isCode) : []
    return entry.isFile() && name.test(entry.name) ? [path] : []
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
