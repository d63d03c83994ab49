// Functions of the configuration as a stage hands them to workers, and what their results are kept under.
import {SiteError} from '../../shared/diagnostics.ts'
import {keyOf} from '../cache/hash.ts'
import {recordStates} from '../cache/input-states.ts'
import {NO_SNAPSHOTS} from '../cache/snapshots.ts'
import type {ConfigFunction} from '../compiled-model.ts'
import type {SiteConfig} from '../model.ts'
import {findConfigFunction} from './config-functions.ts'
import {fingerprintModules, type TraceContext} from './trace-modules.ts'

interface GivenFunction {
  readonly plugin: (...args: never[]) => unknown
  readonly options: readonly unknown[]
}

/** @throws SiteError for a function that workers cannot have, because it is not in the configuration. */
export function toConfigFunction({plugin, options}: GivenFunction, key: string): ConfigFunction {
  const found = findConfigFunction(plugin, options)
  if (found !== undefined) return found
  throw new SiteError([
    {
      level: 'error',
      code: 'config/unreachable-function',
      message: `A function among "${key}" (${plugin.name || 'without a name'}) is not part of the configuration.`,
      hint: 'Documents are compiled in workers, which find only functions of the configuration file. Name the module that exports it instead.',
    },
  ])
}

/** `markdown.parseFrontMatter`, when the configuration has it. @throws SiteError as above. */
export function findFrontMatterParser({markdown: {parseFrontMatter}}: SiteConfig): ConfigFunction | undefined {
  if (parseFrontMatter === undefined) return undefined
  return toConfigFunction({plugin: parseFrontMatter, options: []}, 'markdown.parseFrontMatter')
}

/** Hash of what a function of the configuration runs with, packages included. */
export async function fingerprintFunction(
  {hash}: ConfigFunction,
  config: SiteConfig,
  context: TraceContext,
): Promise<string> {
  const {modules, states} = configFilesOf(config)
  return keyOf(hash, await fingerprintModules(modules, context), ...states)
}

/** What a function of the configuration runs with: all that the configuration imports, and the files that it reads. */
export function configFilesOf({configPath, configFiles}: SiteConfig): {
  readonly modules: readonly string[]
  readonly states: readonly string[]
} {
  const states = recordStates({files: configFiles, folders: [], missing: []}, NO_SNAPSHOTS).map(([, , state]) => state)
  return {modules: configPath === undefined ? [] : [configPath], states}
}
