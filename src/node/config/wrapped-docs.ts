// A plugin of a site around the docs plugin of Docusaurus: the program's own makes the docs, with the options that are its own too.
import {isObject} from '../../config/schema/building-blocks.ts'
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
      return [
        {files: [], entry: toEntry(factory, '@docusaurus/plugin-content-docs', ownOptions(factory, options))},
        ...made,
      ]
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
