// What a module of a plugin of ours exports: a function that makes an entry of options.

import {isObject} from '../../config/schema/building-blocks.ts'
import type {ListedPlugin} from '../../shared/listed-plugin.ts'
import {hasOptionsBesides, optionsInPlaceOf} from './plugin-names.ts'

/** Made by `definePlugin`. */
export interface Factory {
  (options: unknown): ListedPlugin
  readonly definition: ListedPlugin['definition']
}

/** The export of this name, the default one, or any. */
export function findFactory(exports: unknown, exportName: string): Factory | undefined {
  if (isFactory(exports)) return exports
  if (typeof exports !== 'object' || exports === null) return undefined
  const byName = new Map<string, unknown>(Object.entries(exports))
  return [byName.get(exportName), byName.get('default'), ...byName.values()].find(isFactory)
}

function isFactory(value: unknown): value is Factory {
  return typeof value === 'function' && 'definition' in value
}

/** An entry, as if the configuration had called the plugin itself. @param name It was listed by. */
export function toEntry(factory: Factory, name: string, options: unknown): ListedPlugin {
  const defaults = optionsInPlaceOf(name)
  const entry = factory(defaults !== undefined && isObject(options) ? {...defaults, ...options} : options)
  return hasOptionsBesides(name) ? {...entry, replaced: name} : entry
}
