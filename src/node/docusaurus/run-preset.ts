// Presets of Docusaurus: functions that list plugins and themes.
import {join} from 'node:path'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {PluginItem} from '../../config/schema/plugins.ts'
import type {JsonObject} from '../../shared/contract.ts'
import type {PresetRun} from '../compiled-model.ts'
import {toChangeable} from '../program/changeable.ts'
import {rememberPresetFunctions} from '../program/config-functions.ts'
import {type ConfigOfContext, type SiteLists, toContext} from './plugin-context.ts'
import type {PluginContext, PluginModule} from './plugin-types.ts'

export interface PresetItems {
  readonly plugins: readonly PluginItem[]
  readonly themes: readonly PluginItem[]
}

/** Where a preset comes from, for workers that run it again. */
export interface PresetOrigin extends Omit<PresetRun, 'context'> {
  /** Absolute path of the bundled configuration. */
  readonly configCode: string
}

export interface PresetInput {
  readonly origin: PresetOrigin | undefined
  readonly module: PluginModule
  readonly options: unknown
  readonly config: ConfigOfContext
}

/** What the preset lists; what is neither a name nor a function nor either with options is left out. @throws what the preset throws. */
export async function runPreset({module, options, config, origin}: PresetInput): Promise<PresetItems> {
  const context = toContext(config)
  const sent = origin && toSentContext(context, config)
  // Some add to the lists that the site gives them, and are run once more for another language or after a change.
  const given = await module.create(context, toChangeable(options ?? {}))
  takeLists(config.listed, context.siteConfig)
  if (origin !== undefined && sent !== undefined) {
    const {configCode, ...run} = origin
    rememberPresetFunctions(given, {codeFile: configCode, preset: {...run, context: sent}})
  }
  const {plugins, themes} = isObject(given) ? given : {}
  return {plugins: toItems(plugins), themes: toItems(themes)}
}

/** Undefined where it is no data, which a plugin of the site may have put there. The lists are in the configuration itself. */
function toSentContext(context: PluginContext, {listed}: ConfigOfContext): JsonObject | undefined {
  const {siteConfig, siteDir} = context
  // The folder of this build is another in the next, where all else is the same.
  const outDir = join(siteDir, 'build')
  const kept = Object.entries(siteConfig).filter(([key]) => !(key in listed))
  try {
    return JSON.parse(
      JSON.stringify({...context, currentBundler: undefined, outDir, siteConfig: Object.fromEntries(kept)}),
    ) as JsonObject
  } catch {
    return undefined
  }
}

/** Some put other lists in the place of those that they are given. */
function takeLists(lists: SiteLists, given: Partial<Record<keyof SiteLists, unknown>>): void {
  for (const key of ['plugins', 'themes', 'presets'] as const) {
    const list = given[key]
    if (Array.isArray(list)) lists[key] = list
  }
}

function toItems(list: unknown): readonly PluginItem[] {
  return Array.isArray(list) ? list.filter(isItem) : []
}

function isItem(value: unknown): value is PluginItem {
  const [named, options = {}]: readonly unknown[] = Array.isArray(value) ? value : [value]
  return (typeof named === 'string' || typeof named === 'function') && (isObject(options) || options === false)
}
