// Plugins and presets that were written for Docusaurus: they are created with the configuration, when it is complete.
import type {Json} from '../../shared/contract.ts'
import type {Diagnostic, SourceLocation} from '../../shared/diagnostics.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import type {ListedPlugin} from '../../shared/listed-plugin.ts'
import {placeOfThrow} from '../diagnostics/place-of-throw.ts'
import {adaptPlugin} from '../docusaurus/adapt-plugin.ts'
import type {ConfigOfContext} from '../docusaurus/plugin-context.ts'
import type {PluginModule} from '../docusaurus/plugin-types.ts'
import {type PresetItems, type PresetOrigin, runPreset} from '../docusaurus/run-preset.ts'
import {type CheckScope, WITHOUT_PLUGINS} from './check-scope.ts'
import {pluginVersionOf} from './plugin-version.ts'
import {runSiteCode} from './run-site-code.ts'

/** A listed plugin whose module is loaded. */
export interface FoundPlugin {
  readonly entry?: ListedPlugin
  /** What it adds to `themeConfig`. */
  readonly themeConfig?: Readonly<Record<string, Json>>
  /** Texts of its components, by id. */
  readonly codeTranslations?: Readonly<Record<string, string>>
  readonly files: readonly string[]
  readonly problems?: readonly Diagnostic[]
  readonly scope?: CheckScope
  /** Where the configuration lists it. */
  readonly place?: (() => SourceLocation | undefined) | undefined
  /** Makes the plugin, where it was written for Docusaurus: such a plugin is made of the configuration. */
  readonly create?: (config: ConfigForPlugins) => Promise<FoundPlugin | readonly FoundPlugin[]>
  /** Finds what a preset lists that was written for Docusaurus. */
  readonly expand?: (config: ConfigForPlugins) => Promise<readonly FoundPlugin[]>
}

/** Plugins that are where the one is, or the preset, that they are made of. */
export function placedAs({place}: FoundPlugin, made: readonly FoundPlugin[]): readonly FoundPlugin[] {
  return place === undefined ? made : made.map((one) => ({...one, place}))
}

/** The configuration but for its plugins. */
export type ConfigForPlugins = ConfigOfContext

export interface Foreign extends Home {
  /** Of a preset. */
  readonly origin?: PresetOrigin | undefined
  readonly listedAs: string
  /** A function of the configuration. */
  readonly isInline?: boolean
  readonly options: unknown
  readonly files: readonly string[]
}

/** A plugin that was written for Docusaurus. */
export function toForeign(module: PluginModule | undefined, foreign: Foreign): FoundPlugin {
  const {files} = foreign
  return module === undefined ? {files} : {files, create: (config) => createForeign(module, foreign, config)}
}

async function createForeign(
  module: PluginModule,
  {listedAs, isInline = false, options, folder, modules, files}: Foreign,
  config: ConfigForPlugins,
): Promise<FoundPlugin> {
  const {siteDir} = config
  const version = isInline ? ({type: 'local'} as const) : pluginVersionOf(folder, siteDir)
  try {
    const {value: adapted, reads} = await runSiteCode(listedAs, siteDir, () =>
      adaptPlugin({module, options, folder, modules, listedAs, config}),
    )
    return {
      files: [...files, ...reads],
      problems: adapted.warnings,
      ...(adapted.codeTranslations === undefined ? {} : {codeTranslations: adapted.codeTranslations}),
      ...(adapted.themeConfig === undefined ? {} : {themeConfig: adapted.themeConfig}),
      ...(adapted.entry === undefined ? {} : {entry: {...adapted.entry, version}}),
    }
  } catch (error) {
    return failed(`The plugin "${listedAs}" failed when it was created`, {error, files, siteDir})
  }
}

function failed(
  what: string,
  {error, files, siteDir}: {readonly error: unknown; readonly files: readonly string[]; readonly siteDir: string},
): FoundPlugin {
  if (error instanceof SiteError) return {files, problems: error.diagnostics, scope: WITHOUT_PLUGINS}
  const reason = error instanceof Error ? error.message : String(error)
  const location = placeOfThrow(error, siteDir)
  const finding: Diagnostic = {
    level: 'error',
    code: 'plugin/failed',
    message: `${what}: ${reason}`,
    hint: 'This is a fault in the plugin, or in an option that it was given.',
    ...(location === undefined ? {} : {location}),
  }
  return {files, problems: [finding], scope: WITHOUT_PLUGINS}
}

/** Finds what a preset lists. */
export type FindListed = (items: PresetItems) => Promise<readonly FoundPlugin[]>

/** A preset that was written for Docusaurus: its function tells its plugins, which are not created yet. */
export function toForeignPreset(
  module: PluginModule,
  {listedAs, options, files, origin}: Foreign,
  find: FindListed,
): FoundPlugin {
  const expand = async (config: ConfigForPlugins): Promise<readonly FoundPlugin[]> => {
    try {
      const {value: items, reads} = await runSiteCode(listedAs, config.siteDir, () =>
        runPreset({module, options, config, origin}),
      )
      return [{files: [...files, ...reads]}, ...(await find(items))]
    } catch (error) {
      return [failed(`The preset "${listedAs}" failed`, {error, files, siteDir: config.siteDir})]
    }
  }
  return {files, expand}
}

/** Where the code of a plugin lies. */
export interface Home {
  readonly folder: string
  readonly modules: readonly string[]
}
