// Presets of Docusaurus: functions that list plugins and themes.
import {isObject} from '../../config/schema/building-blocks.ts'
import type {PluginItem} from '../../config/schema/plugins.ts'
import {toChangeable} from './changeable.ts'
import {type ConfigOfContext, toContext} from './plugin-context.ts'
import type {PluginModule} from './plugin-types.ts'

export interface PresetItems {
  readonly plugins: readonly PluginItem[]
  readonly themes: readonly PluginItem[]
}

export interface PresetInput {
  readonly module: PluginModule
  readonly options: unknown
  readonly config: ConfigOfContext
}

/** What the preset lists; what is neither a name nor a function nor either with options is left out. @throws what the preset throws. */
export async function runPreset({module, options, config}: PresetInput): Promise<PresetItems> {
  // Some add to the lists that the site gives them, and are run once more for another language or after a change.
  const given = await module.create(toContext(config), toChangeable(options ?? {}))
  const {plugins, themes} = isObject(given) ? given : {}
  return {plugins: toItems(plugins), themes: toItems(themes)}
}

function toItems(list: unknown): readonly PluginItem[] {
  return Array.isArray(list) ? list.filter(isItem) : []
}

function isItem(value: unknown): value is PluginItem {
  const [named, options = {}]: readonly unknown[] = Array.isArray(value) ? value : [value]
  return (typeof named === 'string' || typeof named === 'function') && (isObject(options) || options === false)
}
