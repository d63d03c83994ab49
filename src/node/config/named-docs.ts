// Docs that components of the site look up wherever they are shown. The data of every page holds few docs: these are among them.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

/** Ids that code below `src` gives to `useLayoutDoc`, as far as it writes them out; sorted. */
export function findNamedDocs(siteDir: string): readonly string[] {
  const ids = new Set<string>()
  for (const file of scriptsBelow(join(siteDir, 'src')))
    for (const [, , id = ''] of readFileSync(file, 'utf8').matchAll(CALL)) ids.add(id)
  return [...ids].sort()
}

const CALL = /\buseLayoutDoc\(\s*(['"`])([^'"`\n$]+)\1/g

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
