// Presets as workers run them: a function that a preset makes, such as a remark plugin, can be neither sent to another thread nor imported. So
// a worker gives the preset what it was given, and takes the function from what it lists.
import {pathToFileURL} from 'node:url'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import type {PresetRun} from '../compiled-model.ts'
import {toChangeable} from './changeable.ts'

type Preset = (context: unknown, options: unknown) => unknown

const MAX_LEVELS = 4

const runs = new Map<string, Promise<unknown>>()

/** What the preset lists, once per thread and context. @param config As the configuration gives it in this thread. */
export function runPresetAgain(run: PresetRun, config: unknown): Promise<unknown> {
  const id = JSON.stringify(run)
  const known = runs.get(id) ?? runPreset(run, config)
  runs.set(id, known)
  return known
}

async function runPreset({at, moduleFile, context}: PresetRun, config: unknown): Promise<unknown> {
  const listed = isPlainRecord(config) ? config : {}
  const item: unknown = Array.isArray(listed.presets) ? listed.presets[at] : undefined
  const [named, options = {}]: readonly unknown[] = Array.isArray(item) ? item : [item]
  const preset = findPreset(
    moduleFile === undefined ? named : await import(/* @vite-ignore */ pathToFileURL(moduleFile).href),
  )
  if (preset === undefined)
    throw new Error(`the configuration has no preset at presets[${at}] when a worker evaluates it`)
  // The preset may change them, and functions are found by their places in the configuration.
  const {presets = [], plugins = [], themes = []} = toChangeable(listed)
  const siteConfig = {...(isPlainRecord(context.siteConfig) ? context.siteConfig : {}), presets, plugins, themes}
  return preset({...context, siteConfig}, toChangeable(options))
}

/** CommonJS made from an ES module keeps its default export levels further down. */
function findPreset(exports: unknown): Preset | undefined {
  let value = exports
  for (let level = 0; level < MAX_LEVELS && value !== undefined; level++) {
    // More than that it is a function cannot be known of it.
    if (typeof value === 'function') return value as Preset
    value = typeof value === 'object' && value !== null && 'default' in value ? value.default : undefined
  }
  return undefined
}
