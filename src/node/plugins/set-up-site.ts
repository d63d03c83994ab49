// Stage: the configuration to its plugins, and to what they say of themselves before any file is read.
import {readFileSync, statSync} from 'node:fs'
import {resolve} from 'node:path'
import type {DataFile, PluginContext, PluginDefinition, SourceSpec} from '../../plugin/types.ts'
import {hashOf} from '../cache/hash.ts'
import {toPublishing} from '../files/publish-rule.ts'
import {toSourcePath} from '../files/source-path.ts'
import {attempt, knownValues, type Maybe, UnknownValueError} from '../known.ts'
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
  return {
    plugins,
    aliases: resolveThemeParts(plugins, config.siteDir),
    publishing: toPublishing(specs, config),
  }
}

/** The order of the calls is part of the contract with plugins. */
async function setUpPlugin(plugin: LoadedPlugin): Promise<PluginSetup> {
  const {definition} = plugin
  const lists = await ask(plugin, 'sourceLists', definition.sourceLists, [])
  return {
    plugin,
    lists,
    sources: await askSources(plugin, lists),
    modules: await ask(plugin, 'modules', definition.modules, []),
    watch: await ask(plugin, 'watch', definition.watch, []),
    markdown: await ask(plugin, 'markdown', definition.markdown, {}),
    components: await ask(plugin, 'components', definition.components, {}),
    clientModules: await ask(plugin, 'clientModules', definition.clientModules, []),
    policySources: await ask(plugin, 'policySources', definition.policySources, {}),
    pageTask: await ask(plugin, 'pageTask', definition.pageTask, undefined),
    textChanges: await ask(plugin, 'textChanges', definition.textChanges, undefined),
  }
}

function askSources(plugin: LoadedPlugin, lists: Maybe<readonly string[]>): Promise<Maybe<readonly SourceSpec[]>> {
  const {sources} = plugin.definition
  return ask(
    plugin,
    'sources',
    sources === undefined
      ? undefined
      : (context) => {
          if (!lists.isKnown) throw new UnknownValueError()
          return sources(context, readLists(lists.value, context.siteDir))
        },
    [],
  )
}

function readLists(paths: readonly string[], siteDir: string): readonly DataFile[] {
  return paths.flatMap((path) => {
    const filePath = resolve(siteDir, path)
    if (statSync(filePath, {throwIfNoEntry: false})?.isFile() !== true) return []
    const bytes = readFileSync(filePath)
    return [{sourcePath: toSourcePath(filePath, siteDir), hash: hashOf(bytes), text: bytes.toString('utf8')}]
  })
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
