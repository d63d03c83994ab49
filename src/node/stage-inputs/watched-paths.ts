// Where the files are that plugins read: what a rebuilding server looks at, and what an output folder must not be.
import {resolve} from 'node:path'
import type {LoadedPlugin, Report, SiteConfig} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'
import {collectErrors} from '../tools.ts'

/** Content folders, what plugins name, and the files of the configuration, as absolute paths. */
export async function watchedPaths(
  plugins: readonly LoadedPlugin[],
  {siteDir, configFiles}: SiteConfig,
  report: Report,
): Promise<readonly string[]> {
  const named = await Promise.all(plugins.map((plugin) => collectErrors(() => pathsOf(plugin), report)))
  return [...new Set([...named.flat(2).map((path) => resolve(siteDir, path)), ...configFiles])].sort()
}

async function pathsOf(plugin: LoadedPlugin): Promise<readonly string[]> {
  const {definition, context} = plugin
  const sources = (await runHook(plugin, 'sources', () => definition.sources?.(context))) ?? []
  const others = (await runHook(plugin, 'watch', () => definition.watch?.(context))) ?? []
  return [...sources.map(({dir}) => dir), ...others]
}
