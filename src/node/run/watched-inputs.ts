// Where the files are that a site is made from: what a rebuilding server looks at, and what an output folder must not be.
import {existsSync} from 'node:fs'
import {dirname, join, resolve, sep} from 'node:path'
import picomatch from 'picomatch'
import type {SourceSpec} from '../../plugin/types.ts'
import type {WatchedInput} from '../api-types.ts'
import {knownValues} from '../known.ts'
import type {SiteConfig, SiteSetup} from '../model.ts'

export interface SiteInputs {
  /** Absolute paths of the folders and files that the site is made from: its sources, and the files of the configuration. */
  readonly sources: readonly string[]
  readonly watched: readonly WatchedInput[]
}

// Where sites keep components, replaced parts of the theme and plugins: what is new there may be what was missing.
const CODE_FOLDERS = ['src', 'theme', 'plugins']

export function toSiteInputs({plugins}: SiteSetup, config: SiteConfig): SiteInputs {
  const {siteDir, configFiles} = config
  const specs = knownValues(plugins.map(({sources}) => sources)).flat()
  const modules = knownValues(plugins.map((plugin) => plugin.modules)).flat()
  const others = knownValues(plugins.flatMap(({watch, lists}) => [watch, lists])).flat()
  const paths = [...modules.map(({path}) => path), ...others].map((path) => toInput(resolve(siteDir, path)))
  const statics = config.staticDirectories.map((dir) => resolve(siteDir, dir))
  const code = CODE_FOLDERS.map((dir) => resolve(siteDir, dir))
  return {
    sources: [
      ...new Set(
        [...specs.map(({dir}) => resolve(siteDir, dir)), ...paths.map(({path}) => path), ...configFiles].sort(),
      ),
      ...statics,
    ],
    watched: [
      ...specs.flatMap((spec) => toWatched(spec, siteDir)),
      ...paths,
      ...[...new Set([...configFiles, ...code, ...statics])].map((path) => ({path})),
      ...translationFiles(config),
      ...withoutConfig(config),
    ],
  }
}

/** Plugins of Docusaurus name the files to watch by patterns as well. */
function toInput(path: string): WatchedInput {
  if (existsSync(path)) return {path}
  const {base, glob, isGlob} = picomatch.scan(path.split(sep).join('/'))
  return isGlob ? {path: resolve(base), include: [glob]} : {path}
}

/** A content folder counts whole, for what its documents show; the site's own folder has much else in it. */
function toWatched(spec: SourceSpec, siteDir: string): readonly WatchedInput[] {
  const {kind, dir, include, exclude, translations} = spec
  if (translations !== undefined)
    return [{path: resolve(siteDir, translations)}, ...toWatched({...spec, translations: undefined}, siteDir)]
  const path = resolve(siteDir, dir)
  if (kind === 'document' && path !== siteDir) return [{path}]
  const files = include.filter((pattern) => !picomatch.scan(pattern).isGlob)
  const globs = include.filter((pattern) => !files.includes(pattern))
  return [
    ...files.map((file) => ({path: join(path, file)})),
    ...(globs.length === 0 ? [] : [{path, include: globs, ...(exclude === undefined ? {} : {exclude})}]),
  ]
}

function translationFiles({siteDir, i18n}: SiteConfig): readonly WatchedInput[] {
  const path = resolve(siteDir, i18n.path)
  return i18n.locales.length > 1 || existsSync(path) ? [{path, include: ['**/*.json']}] : []
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
