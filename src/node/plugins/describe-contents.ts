// What all plugins say of their content, for those that were written for Docusaurus.
import type {PluginContents} from '../../plugin/types.ts'
import type {PluginModel} from '../model.ts'

/** Of plugins whose options are wrong nothing is known. @throws what a plugin throws. */
export function describeContents(models: readonly PluginModel[]): PluginContents {
  const all: Record<string, Record<string, unknown>> = {}
  for (const {plugin, model} of models) {
    const {definition, context, lacksOptions} = plugin
    const content = lacksOptions === true ? undefined : definition.describeContent?.(model, context)
    all[definition.name] = {...all[definition.name], [context.id]: content}
  }
  return all
}
