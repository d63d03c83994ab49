// Presets that were written for Docusaurus may change what the site lists: they run first, and plugins are found again where the lists
// are others then.
import {isDeepStrictEqual} from 'node:util'
import {isPluginEntry} from '../../config/schema/plugins.ts'
import type {SiteLists} from '../docusaurus/plugin-context.ts'
import {toChangeable} from '../program/changeable.ts'
import type {ListedItem} from './expand-presets.ts'
import {type ConfigForPlugins, type FoundPlugin, placedAs} from './foreign-plugins.ts'

/** Finds plugins once more. @param inPreset What the preset of that number has listed. */
export type Relist = (
  lists: SiteLists,
  inPreset: (at: number) => readonly FoundPlugin[],
) => Promise<readonly FoundPlugin[]>

interface Found {
  readonly items: readonly ListedItem[]
  /** One for each item. */
  readonly modules: readonly FoundPlugin[]
  readonly relist: Relist
}

/** Lists as presets are given them: in a copy, as one is made for each language that is built. */
export function toChangeableLists({
  presets,
  plugins,
  themes,
}: Readonly<Record<keyof SiteLists, readonly unknown[]>>): SiteLists {
  // What was made by the program's own functions is compared by identity.
  const copy = (items: readonly unknown[]): unknown[] =>
    items.map((item) => (isPluginEntry(item) ? item : toChangeable(item)))
  return {presets: copy(presets), plugins: copy(plugins), themes: copy(themes)}
}

/** All plugins that a site lists. Presets run one after another, in their order, and change the lists of the configuration. */
export async function runPresets(
  {items, modules, relist}: Found,
  config: ConfigForPlugins,
): Promise<readonly FoundPlugin[]> {
  if (modules.every(({expand}) => expand === undefined)) return modules
  const {listed} = config
  const before = toChangeableLists(listed)
  const presets: unknown[] = []
  const found = new Map<number, readonly FoundPlugin[]>()
  for (const [at, preset] of listed.presets.entries()) {
    const module = modules.find((_, index) => items[index]?.isPreset === true && items[index].at === at)
    if (module?.expand !== undefined) found.set(at, placedAs(module, await module.expand(config)))
    presets.push(asRead(preset))
  }
  const inPreset = (at: number): readonly FoundPlugin[] => found.get(at) ?? []
  const after = {...listed, presets}
  if (!isDeepStrictEqual(after, before)) return relist(after, inPreset)
  return modules.flatMap((module, index) =>
    module.expand === undefined ? [module] : inPreset(items[index]?.at ?? index),
  )
}

/** A preset has read its options when the next one runs: that can change what is in them, and adds nothing. */
function asRead(preset: unknown): unknown {
  const [named, options]: readonly unknown[] = Array.isArray(preset) ? preset : []
  return typeof options === 'object' && options !== null ? [named, {...options}] : preset
}
