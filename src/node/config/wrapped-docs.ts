// A plugin of a site around the docs plugin of Docusaurus: the program's own makes the docs, with the options that are its own too.
import {isObject} from '../../config/schema/building-blocks.ts'
import type {PluginEntry} from '../../plugin/types.ts'
import type {ListedPlugin} from '../../shared/listed-plugin.ts'
import {DOCS_PLUGIN} from '../docusaurus/wrapped-docs.ts'
import type {FoundPlugin} from './foreign-plugins.ts'
import {type Factory, toEntry} from './plugin-factory.ts'

/** @param loadDocs Gives the program's own docs plugin. */
export function withOwnDocs(
  found: FoundPlugin,
  options: unknown,
  loadDocs: () => Promise<Factory | undefined>,
): FoundPlugin {
  const {create} = found
  if (create === undefined) return found
  return {
    ...found,
    create: async (config) => {
      const made = [await create(config)].flat()
      if (!made.some(({entry}) => entry?.definition.name === DOCS_PLUGIN)) return made
      const factory = await loadDocs()
      if (factory === undefined) return made
      const docs = toEntry(factory, '@docusaurus/plugin-content-docs', ownOptions(factory, options))
      return made.flatMap((one) => {
        const {entry} = one
        if (entry?.definition.name !== DOCS_PLUGIN) return [one]
        const [own, around] = withGivenDocs(toDefinition(docs), toDefinition(entry))
        return [
          {files: [], entry: {...docs, definition: own}},
          {...one, entry: {...entry, definition: around}},
        ]
      })
    },
  }
}

/** What the site's plugin has itself is no option of the docs. */
function ownOptions({definition}: Factory, options: unknown): object {
  if (!isObject(options)) return {}
  const names = optionNames(definition)
  return Object.fromEntries(Object.entries(options).filter(([name]) => name === 'id' || names.has(name)))
}

function optionNames(definition: object): ReadonlySet<string> {
  const options: unknown = 'options' in definition ? definition.options : undefined
  const shape: unknown = isObject(options) ? options.shape : undefined
  return new Set(isObject(shape) ? Object.keys(shape) : [])
}

type Definition = PluginEntry['definition']

/** Opaque to the rest of the configuration. */
function toDefinition({definition}: ListedPlugin): Definition {
  return definition as Definition
}

/**
 * The docs take back what the site's plugin has made of them. It is loaded once for both, first for the docs, which are listed first; when it
 * fails, that is its own failure.
 */
function withGivenDocs(docs: Definition, around: Definition): readonly [docs: Definition, around: Definition] {
  let loading: Promise<{readonly docs?: unknown}> | undefined
  return [
    {
      ...docs,
      loadContent: async (sources, context) => {
        const model: unknown = await docs.loadContent?.(sources, context)
        loading = Promise.resolve(around.loadContent?.(sources, context))
        const given = await loading.catch(() => undefined)
        return given?.docs === undefined ? model : docs.reviseContent?.(model, given.docs, context)
      },
    },
    {
      ...around,
      loadContent: (...given) => {
        const started = loading
        loading = undefined
        return started ?? around.loadContent?.(...given)
      },
    },
  ]
}
