// What plugins write into the code of pages, as `process.env.NAME`.
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import type {PluginModel} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'

/** Names of the languages that the highlighter in the browser knows besides its own, with spaces between. */
export const CODE_LANGUAGES = 'QUIRE_CODE_LANGUAGES'

/** The part that writes what search services read, where the site has its own. */
export const SEARCH_METADATA = '@theme/SearchMetadata'

/** Whether a part is the site's: the theme shows some in places where it has nothing itself, or less. Empty where it is not. */
export const OWN_PARTS: Readonly<Record<string, string>> = {
  '@theme/Heading': 'QUIRE_OWN_HEADING',
  '@theme/CodeBlock/Line': 'QUIRE_OWN_CODE_LINE',
  [SEARCH_METADATA]: 'QUIRE_OWN_SEARCH_METADATA',
  '@theme/TOCItems/Tree': 'QUIRE_OWN_TOC_TREE',
}

/** Whether components of routes and pages are the site's, on a site of Docusaurus: they may ask for what its router gives them. */
export const ROUTE_PROPS = 'QUIRE_ROUTE_PROPS'

/** @throws SiteError when a plugin fails, and for a name that two plugins give different values. */
export async function clientEnv(models: readonly PluginModel[]): Promise<Readonly<Record<string, string>>> {
  const values = new Map<string, {readonly value: string; readonly plugin: string}>()
  const problems: Diagnostic[] = []
  for (const {plugin, model} of models) {
    const {definition, context} = plugin
    const owner = context.id === 'default' ? definition.name : `${definition.name} (${context.id})`
    const given = (await runHook(plugin, 'clientEnv', () => definition.clientEnv?.(model, context))) ?? {}
    for (const [name, value] of Object.entries(given)) {
      const known = values.get(name)
      if (known === undefined) values.set(name, {value, plugin: owner})
      else if (known.value !== value) problems.push(otherValue(name, known.plugin, owner))
    }
  }
  if (problems.length > 0) throw new SiteError(problems)
  return Object.fromEntries([...values].map(([name, {value}]) => [name, value]))
}

/** Client code reads one: the settings of the other would be lost without a word. */
function otherValue(name: string, first: string, second: string): Diagnostic {
  return {
    level: 'error',
    code: 'plugin/duplicate-env',
    message: `The plugins "${first}" and "${second}" give the code of pages different values of "${name}".`,
    hint: 'Keep one of them. Of one plugin that is listed twice, also by the preset, give all settings to one: "trackingID" of google-gtag takes a list.',
  }
}
