// The themes that parts can be taken from: those of Docusaurus that the program's own theme takes the place of, and those
// that the plugins of a site bring.
import {resolve, sep} from 'node:path'
import type {PartSafety} from '../../plugin/types.ts'
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {loadConfig} from '../config/load-config.ts'
import {createReporter} from '../diagnostics/reporter.ts'
import {loadPlugins} from '../plugins/load-plugins.ts'
import {runHook} from '../plugins/run-hook.ts'
import {partFile} from '../plugins/theme-parts.ts'
import {readProgramInfo} from '../program/program-info.ts'
import {themePartFiles} from '../program/theme-parts.ts'

/** A theme, and the files of its parts by name. */
export interface PartsOfTheme {
  readonly theme: string
  /** It is the program's own: parts lean on helpers that stay there. */
  readonly isOwn: boolean
  readonly files: ReadonlyMap<string, string>
  /** Their sources in TypeScript, where a plugin has some. */
  readonly sources?: ReadonlyMap<string, string>
  /** What a theme of a plugin says of its parts; nothing of parts that it does not name. */
  readonly safety?: Readonly<Record<string, PartSafety>> | undefined
}

const CLASSIC = '@docusaurus/theme-classic'

/** Parts that Docusaurus has in themes besides the classic one, each with what is below it. */
const OTHER_THEMES: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/theme-mermaid': ['Mermaid'],
  '@docusaurus/theme-live-codeblock': ['LiveCodeBlock', 'Playground', 'ReactLiveScope'],
  '@docusaurus/theme-search-algolia': ['Search', 'SearchBar', 'SearchForm', 'SearchPage', 'SearchTranslations'],
}

/** The full name behind `classic`, `theme-classic` or `@docusaurus/theme-classic`; undefined for other themes. */
export function findOwnTheme(name: string): string | undefined {
  const full = name.startsWith('@') ? name : `@docusaurus/theme-${name.replace(/^theme-/, '')}`
  if (full === '@docusaurus/theme-search') return '@docusaurus/theme-search-algolia'
  return ownThemeNames().find((one) => one === full)
}

export function ownThemeNames(): readonly string[] {
  return [CLASSIC, ...Object.keys(OTHER_THEMES)]
}

/** The program's own parts, by the theme in which Docusaurus has them. */
export function listOwnThemes(): readonly PartsOfTheme[] {
  const parts = [...themePartFiles(readProgramInfo().root)].sort(([a], [b]) => (a < b ? -1 : 1))
  return ownThemeNames().map((theme) => ({
    theme,
    isOwn: true,
    files: new Map(parts.filter(([name]) => themeOf(name) === theme)),
  }))
}

function themeOf(part: string): string {
  const isBelow = (name: string): boolean => part === name || part.startsWith(`${name}/`)
  return Object.entries(OTHER_THEMES).find(([, names]) => names.some(isBelow))?.[0] ?? CLASSIC
}

/**
 * The parts that plugins of a site bring, by the plugin's name.
 * @throws SiteError when the configuration is wrong or a plugin fails.
 */
export async function listSiteThemes(siteDir: string, configFile?: string): Promise<readonly PartsOfTheme[]> {
  const {report, counts, diagnostics} = createReporter()
  const config = await loadConfig(resolve(siteDir), {report, config: configFile})
  const plugins = loadPlugins({config, isProduction: true, report})
  if (counts().errors > 0) throw new SiteError(diagnostics())
  const themes: PartsOfTheme[] = []
  for (const plugin of plugins) {
    const {components, componentSources, name, partSafety} = plugin.definition
    const parts = await runHook(plugin, 'components', () => components?.(plugin.context) ?? {})
    const typed = await runHook(plugin, 'componentSources', () => componentSources?.(plugin.context) ?? {})
    const files = toFiles(parts, siteDir)
    if (files.size > 0)
      themes.push({theme: name, isOwn: false, files, sources: toFiles(typed, siteDir), safety: partSafety})
  }
  return themes
}

function toFiles(parts: Readonly<Record<string, string>>, siteDir: string): ReadonlyMap<string, string> {
  return new Map(Object.entries(parts).map(([part, file]) => [part, partFile(file, siteDir)]))
}

/**
 * The theme of a name: its own, or that of the package whose folder its files are in.
 * @throws SiteError when neither the program nor the site has it.
 */
export function getTheme(name: string, themes: readonly PartsOfTheme[]): PartsOfTheme {
  const full = findOwnTheme(name) ?? name
  const folder = `${sep}node_modules${sep}${name.replaceAll('/', sep)}${sep}`
  const found =
    themes.find(({theme}) => theme === full) ??
    themes.find(({files}) => [...files.values()].some((file) => file.includes(folder)))
  if (found === undefined) throw new SiteError([unknownTheme(name, themes)])
  return found
}

function unknownTheme(name: string, themes: readonly PartsOfTheme[]): Diagnostic {
  return {
    level: 'error',
    code: 'eject/unknown-theme',
    message: `There is no theme "${name}".`,
    hint: `There are ${themes.map(({theme}) => theme).join(', ')}. A theme of a package counts when the configuration lists it.`,
  }
}
