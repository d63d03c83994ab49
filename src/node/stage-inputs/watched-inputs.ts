// Where the files are that a site is made from: what a rebuilding server looks at, and what an output folder must not be.
import {dirname, join, posix, resolve} from 'node:path'
import picomatch from 'picomatch'
import type {SourceSpec} from '../../plugin/types.ts'
import type {WatchedInput} from '../api-types.ts'
import {createPublishRule, type PublishRule, publishInputOf} from '../files/publish-rule.ts'
import type {LoadedPlugin, Report, SiteConfig} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'
import {collectErrors} from '../tools.ts'

export interface SiteInputs {
  /** Absolute paths of the folders and files that plugins read, and of the files of the configuration. */
  readonly sources: readonly string[]
  readonly watched: readonly WatchedInput[]
  readonly publishing: Publishing
}

/** What readers may get to see of the site's files. */
export interface Publishing {
  /** Folders of documents, relative to the site, in the order of the plugins. */
  readonly contentDirs: readonly string[]
  readonly rule: PublishRule
}

// Where sites keep components, replaced parts of the theme and plugins: what is new there may be what was missing.
const CODE_FOLDERS = ['src', 'theme', 'plugins']

export async function toSiteInputs(
  plugins: readonly LoadedPlugin[],
  config: SiteConfig,
  report: Report,
): Promise<SiteInputs> {
  const {siteDir, configFiles, staticDirectories} = config
  const named = (await Promise.all(plugins.map((plugin) => collectErrors(() => inputsOf(plugin), report)))).flat()
  const specs = named.flatMap((one) => one.specs)
  const paths = named.flatMap((one) => one.paths).map((path) => resolve(siteDir, path))
  const sources = [...specs.map(({dir}) => resolve(siteDir, dir)), ...paths, ...configFiles]
  const whole = [
    ...paths,
    ...configFiles,
    ...[...CODE_FOLDERS, ...staticDirectories].map((dir) => resolve(siteDir, dir)),
  ]
  return {
    publishing: toPublishing(specs, config),
    sources: [...new Set(sources)].sort(),
    watched: [
      ...specs.flatMap((spec) => toWatched(spec, siteDir)),
      ...[...new Set(whole)].map((path) => ({path})),
      ...withoutConfig(config),
    ],
  }
}

function toPublishing(specs: readonly SourceSpec[], config: SiteConfig): Publishing {
  const documents = specs.filter(({kind}) => kind === 'document').map(({dir}) => posix.normalize(dir))
  const contentDirs = [...new Set(documents)]
  return {contentDirs, rule: createPublishRule(publishInputOf(config, contentDirs))}
}

interface PluginInputs {
  readonly specs: readonly SourceSpec[]
  readonly paths: readonly string[]
}

async function inputsOf(plugin: LoadedPlugin): Promise<PluginInputs> {
  const {definition, context} = plugin
  const specs = (await runHook(plugin, 'sources', () => definition.sources?.(context))) ?? []
  const modules = (await runHook(plugin, 'modules', () => definition.modules?.(context))) ?? []
  const others = (await runHook(plugin, 'watch', () => definition.watch?.(context))) ?? []
  return {specs, paths: [...modules.map(({path}) => path), ...others]}
}

/** A content folder counts whole, for what its documents show; the site's own folder has much else in it. */
function toWatched({kind, dir, include, exclude}: SourceSpec, siteDir: string): readonly WatchedInput[] {
  const path = resolve(siteDir, dir)
  if (kind === 'document' && path !== siteDir) return [{path}]
  const files = include.filter((pattern) => !picomatch.scan(pattern).isGlob)
  const globs = include.filter((pattern) => !files.includes(pattern))
  return [
    ...files.map((file) => ({path: join(path, file)})),
    ...(globs.length === 0 ? [] : [{path, include: globs, ...(exclude === undefined ? {} : {exclude})}]),
  ]
}

/** Without a configuration, these folders and the name of the package decide. */
function withoutConfig({siteDir, configPath}: SiteConfig): readonly WatchedInput[] {
  return configPath === undefined ? ['package.json', 'docs'].map((name) => ({path: join(siteDir, name)})) : []
}

/** Each once, without those that lie in a folder that counts whole: a report must not grow with the documents. */
export function withoutNested(inputs: readonly WatchedInput[]): readonly WatchedInput[] {
  const whole = new Set(inputs.flatMap(({path, include}) => (include === undefined ? [path] : [])))
  const isNested = (path: string): boolean => {
    for (let dir = dirname(path); dir !== dirname(dir); dir = dirname(dir)) if (whole.has(dir)) return true
    return false
  }
  const kept = inputs.filter(({path}) => !isNested(path))
  return [...new Map(kept.map((input) => [JSON.stringify(input), input])).values()]
}
