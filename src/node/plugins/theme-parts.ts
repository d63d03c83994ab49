// Which file stands behind each `@theme/X`: the program's theme, parts that plugins add, and the site's own `src/theme`.
import {join, resolve} from 'node:path'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {themePartsBelow} from '../files/theme-folder.ts'
import {allKnown, known, type Maybe, UNKNOWN} from '../known.ts'
import type {LoadedPlugin, PluginSetup, ThemeAliases} from '../model.ts'
import {toLayoutName} from '../program/layout-names.ts'
import {aliasesOfOldFrames} from '../program/old-frames.ts'
import {aliasesOfOldDates, aliasesOfOldNames, aliasesOfOldProps} from '../program/old-part-names.ts'
import {findRoot} from '../program/program-info.ts'
import {isBeforeDocusaurus, isSinceDocusaurus} from '../program/site-version.ts'

const PROGRAM_THEME = 'quire-docs/theme/'

/** Absolute: a file of the site, or of the program's theme by its public name. */
export function partFile(file: string, siteDir: string): string {
  if (!file.startsWith(PROGRAM_THEME)) return resolve(siteDir, file)
  return join(findRoot(), 'theme', file.slice(PROGRAM_THEME.length))
}

/** Unknown when a plugin's parts are. */
export function resolveThemeParts(plugins: readonly PluginSetup[], siteDir: string): Maybe<ThemeAliases> {
  const components = allKnown(plugins.map((plugin) => plugin.components))
  if (!components.isKnown) return UNKNOWN
  const aliases: Record<string, string> = {}
  for (const [name, file] of components.value.flatMap((parts) => Object.entries(parts))) {
    aliases[`@theme/${name}`] = partFile(file, siteDir)
    aliases[`@theme-original/${name}`] = partFile(file, siteDir)
  }
  for (const [name, file] of themePartsBelow(join(siteDir, 'src/theme'))) aliases[`@theme/${name}`] = file
  const toThemeFile = (file: string): string => join(findRoot(), 'theme', file)
  const isFor = (docusaurus: string): boolean => isSinceDocusaurus(docusaurus, siteDir)
  const all = {...aliases, ...aliasesOfOldNames(aliases, toThemeFile, isFor)}
  const hasDocLayout = plugins.some(({plugin}) => showsOwnLayout(plugin, siteDir))
  const isOld = isBeforeDocusaurus('3.2.0', siteDir)
  return known({
    ...all,
    ...aliasesOfOldProps(all, toThemeFile),
    ...(isOld ? aliasesOfOldDates(all, toThemeFile) : {}),
    ...aliasesOfOldFrames(all, toThemeFile, isBeforeDocusaurus('3.0.0', siteDir) ? {hasDocLayout} : undefined),
  })
}

/** Whether a component of the site's is the layout of its docs. */
function showsOwnLayout({context}: LoadedPlugin, siteDir: string): boolean {
  const options: unknown = context.options
  const given = isPlainRecord(options) ? options.docLayoutComponent : undefined
  return typeof given === 'string' && toLayoutName(given, siteDir) !== 'DocRoot'
}
