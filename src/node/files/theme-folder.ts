// Components of a theme folder: the site's `src/theme`, or that of a plugin.
import {existsSync, readdirSync} from 'node:fs'
import {join, posix} from 'node:path'

/** Components below a folder, by the names under which `@theme/…` finds them; test, story and style files are not parts. */
export function themePartsBelow(dir: string, prefix = ''): readonly (readonly [name: string, file: string])[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry): readonly (readonly [string, string])[] => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return themePartsBelow(path, posix.join(prefix, entry.name))
    const stem = /^([^.]+)\.[jt]sx?$/.exec(entry.name)?.[1]
    if (stem === undefined) return []
    const name = stem === 'index' ? prefix : posix.join(prefix, stem)
    return name === '' ? [] : [[name, path]]
  })
}
