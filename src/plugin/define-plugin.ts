// definePlugin: gives a plugin definition its call form, `docs({path: 'guides'})`, for config files.
import type {PluginDefinition, PluginEntry} from './types.ts'

/** A function that pairs the definition with a site's options. `id` tells instances of one plugin apart. */
export interface PluginFactory<Options, Model> {
  (options?: Partial<Options> & {readonly id?: string}): PluginEntry
  readonly definition: PluginDefinition<Options, Model>
}

/** Makes a plugin usable in `site.config.ts`. The options are validated when the site is built, not here. */
export function definePlugin<Options, Model>(
  definition: PluginDefinition<Options, Model>,
): PluginFactory<Options, Model> {
  const factory = (options: Partial<Options> & {readonly id?: string} = {}): PluginEntry => {
    const {id = 'default', ...rest} = options
    return {definition, options: rest, id}
  }
  return Object.assign(factory, {definition})
}
