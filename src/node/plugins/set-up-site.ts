// Stage: the configuration to its plugins, and to what they say of themselves before any file is read.
import type {PluginContext, PluginDefinition} from '../../plugin/types.ts'
import {toPublishing} from '../files/publish-rule.ts'
import {attempt, knownValues, type Maybe} from '../known.ts'
import type {LoadedPlugin, PluginSetup, SiteSetup} from '../model.ts'
import {loadPlugins, type PluginEnvironment} from './load-plugins.ts'
import {runHook} from './run-hook.ts'
import {resolveThemeParts} from './theme-parts.ts'

/** Calls each hook that needs no files, once: what it answers is handed on to the stages that work with it. */
export async function setUpSite(environment: PluginEnvironment): Promise<SiteSetup> {
  const {config} = environment
  const plugins: PluginSetup[] = []
  for (const plugin of loadPlugins(environment)) plugins.push(await setUpPlugin(plugin))
  const specs = knownValues(plugins.map(({sources}) => sources)).flat()
  return {plugins, aliases: resolveThemeParts(plugins, config.siteDir), publishing: toPublishing(specs, config)}
}

/** The order of the calls is part of the contract with plugins. */
async function setUpPlugin(plugin: LoadedPlugin): Promise<PluginSetup> {
  const {definition} = plugin
  return {
    plugin,
    sources: await ask(plugin, 'sources', definition.sources, []),
    modules: await ask(plugin, 'modules', definition.modules, []),
    watch: await ask(plugin, 'watch', definition.watch, []),
    markdown: await ask(plugin, 'markdown', definition.markdown, {}),
    components: await ask(plugin, 'components', definition.components, {}),
    clientModules: await ask(plugin, 'clientModules', definition.clientModules, []),
    pageTask: await ask(plugin, 'pageTask', definition.pageTask, undefined),
  }
}

/** @param otherwise The answer of a plugin that does not have the hook. */
function ask<T, Otherwise>(
  plugin: LoadedPlugin,
  name: keyof PluginDefinition<unknown, unknown>,
  hook: ((context: PluginContext<unknown>) => T) | undefined,
  otherwise: Otherwise,
): Promise<Maybe<T | Otherwise>> {
  const {context} = plugin
  return attempt(() => runHook<T | Otherwise>(plugin, name, () => hook?.(context) ?? otherwise), context.report)
}
