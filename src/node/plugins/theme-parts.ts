// Which file stands behind each `@theme/X`: the program's theme, parts that plugins add, and the site's own `src/theme`.
import {existsSync, readdirSync} from 'node:fs'
import {join, posix, resolve} from 'node:path'
import {allKnown, known, type Maybe, UNKNOWN} from '../known.ts'
import type {PluginSetup, ThemeAliases} from '../model.ts'

/** Unknown when a plugin's parts are. */
export function resolveThemeParts(plugins: readonly PluginSetup[], siteDir: string): Maybe<ThemeAliases> {
  const components = allKnown(plugins.map((plugin) => plugin.components))
  if (!components.isKnown) return UNKNOWN
  const aliases: Record<string, string> = {}
  for (const [name, file] of components.value.flatMap((parts) => Object.entries(parts))) {
    aliases[`@theme/${name}`] = resolve(siteDir, file)
    aliases[`@theme-original/${name}`] = resolve(siteDir, file)
  }
  for (const [name, file] of findSiteParts(join(siteDir, 'src/theme'))) aliases[`@theme/${name}`] = file
  return known(aliases)
}

/** Components below `src/theme`, by name; test, story and style files are not parts. */
function findSiteParts(dir: string, prefix = ''): [string, string][] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, {withFileTypes: true}).flatMap((entry): [string, string][] => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return findSiteParts(path, posix.join(prefix, entry.name))
    const stem = /^([^.]+)\.[jt]sx?$/.exec(entry.name)?.[1]
    if (stem === undefined) return []
    const name = stem === 'index' ? prefix : posix.join(prefix, stem)
    return name === '' ? [] : [[name, path]]
  })
}
