// definePlugin: gives a plugin definition its call form, `docs({path: 'guides'})`, for config files.
import type {ZodType} from 'zod'
import type {PluginDefinition, PluginEntry} from './types.ts'

/** What a site writes as options. Without a schema to tell, any part of what the plugin reads. */
type GivenOptions<Options, Given> = unknown extends Given ? Partial<Options> : Given

/**
 * A function that pairs the definition with a site's options. `id` tells instances of one plugin apart.
 * `Given` is the input of the schema of the options: before defaults are filled in and values converted.
 */
export interface PluginFactory<Options, Model, Given = unknown> {
  (options?: GivenOptions<Options, Given> & {readonly id?: string}): PluginEntry
  readonly definition: PluginDefinition<Options, Model>
}

/** Makes a plugin usable in `site.config.ts`. The options are validated when the site is built, not here. */
export function definePlugin<Options, Model, Given = unknown>(
  definition: PluginDefinition<Options, Model> & {readonly options?: ZodType<Options, Given>},
): PluginFactory<Options, Model, Given> {
  const factory = (options?: GivenOptions<Options, Given> & {readonly id?: string}): PluginEntry => {
    const {id = 'default', ...rest} = options ?? {}
    return {definition, options: rest, id}
  }
  return Object.assign(factory, {definition})
}
