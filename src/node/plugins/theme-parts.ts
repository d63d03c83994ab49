// Which file stands behind each `@theme/X`: the program's theme, parts that plugins add, and the site's own `src/theme`.
import {join, resolve} from 'node:path'
import {themePartsBelow} from '../files/theme-folder.ts'
import {allKnown, known, type Maybe, UNKNOWN} from '../known.ts'
import type {PluginSetup, ThemeAliases} from '../model.ts'

/** Where the files of parts are looked for. */
export interface PartPlaces {
  readonly siteDir: string
  readonly programRoot: string
}

const PROGRAM_THEME = 'quire-docs/theme/'

/** Absolute: a file of the site, or of the program's theme by its public name. */
export function partFile(file: string, {siteDir, programRoot}: PartPlaces): string {
  if (!file.startsWith(PROGRAM_THEME)) return resolve(siteDir, file)
  return join(programRoot, 'theme', file.slice(PROGRAM_THEME.length))
}

/** Unknown when a plugin's parts are. */
export function resolveThemeParts(plugins: readonly PluginSetup[], places: PartPlaces): Maybe<ThemeAliases> {
  const {siteDir} = places
  const components = allKnown(plugins.map((plugin) => plugin.components))
  if (!components.isKnown) return UNKNOWN
  const aliases: Record<string, string> = {}
  for (const [name, file] of components.value.flatMap((parts) => Object.entries(parts))) {
    aliases[`@theme/${name}`] = partFile(file, places)
    aliases[`@theme-original/${name}`] = partFile(file, places)
  }
  for (const [name, file] of themePartsBelow(join(siteDir, 'src/theme'))) aliases[`@theme/${name}`] = file
  return known(aliases)
}
