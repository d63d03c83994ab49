// The parts of the program's own theme that a site can replace.
import {readdirSync} from 'node:fs'
import {join, posix} from 'node:path'

/** Absolute file of each part, by name. */
export function themePartFiles(programRoot: string): ReadonlyMap<string, string> {
  const dir = join(programRoot, 'theme')
  return new Map([...findParts(dir), ...FUNCTIONS.map((name) => [name, join(dir, `${name}.ts`)] as const)])
}

const LANGUAGES = 'prism-include-languages'

/** The part that teaches the highlighter languages. */
export const LANGUAGES_PART = `@theme/${LANGUAGES}`

/** Parts that are no components. */
const FUNCTIONS = [LANGUAGES]

/** Files whose name begins with a capital, and the `index` of folders that do, are parts; the rest are their helpers. */
function findParts(dir: string, prefix = ''): [string, string][] {
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry): [string, string][] => {
    const path = join(dir, entry.name)
    if (!/^[A-Z]/.test(entry.name) && entry.name !== 'index.tsx') return []
    if (entry.isDirectory()) return findParts(path, posix.join(prefix, entry.name))
    if (!entry.name.endsWith('.tsx')) return []
    const stem = entry.name.slice(0, -'.tsx'.length)
    return [[stem === 'index' ? prefix : posix.join(prefix, stem), path]]
  })
}
