// Functions of the configuration as a stage hands them to workers, and what their results are kept under.
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {keyOf} from '../cache/hash.ts'
import type {CompilerTransform, ConfigFunction, SiteCode} from '../compiled-model.ts'
import type {SiteConfig} from '../model.ts'
import {findConfigFunction, findPresetFunction} from './config-functions.ts'
import {findExport} from './module-functions.ts'
import {toSentOptions} from './sent-options.ts'
import {hashCode} from './site-code.ts'
import type {TraceContext} from './trace-modules.ts'

interface GivenFunction {
  readonly plugin: (...args: never[]) => unknown
  readonly options: readonly unknown[]
}

/**
 * How a worker comes by the function: from the configuration, from the module that exports it, or from the preset that made it. Undefined
 * when it can do none of these, because a plugin made the function.
 */
export function toWorkerFunction({plugin, options}: GivenFunction): CompilerTransform | undefined {
  return findConfigFunction(plugin, options) ?? toExported({plugin, options}) ?? findPresetFunction(plugin, options)
}

function toExported({plugin, options}: GivenFunction): CompilerTransform | undefined {
  if (options.length > 1) return undefined
  const exported = findExport(plugin)
  const [given] = options
  if (exported === undefined || given === undefined) return exported
  const sent = toSentOptions(given)
  return sent === undefined ? undefined : {...exported, options: sent}
}

/** A function that only the configuration can have. @throws SiteError when it was not there as the file was evaluated. */
export function toConfigFunction(plugin: GivenFunction['plugin'], key: string): ConfigFunction {
  const found = findConfigFunction(plugin, [])
  if (found !== undefined) return found
  throw new SiteError([{...unreachable(plugin, key), level: 'error'}])
}

/** Of a function that workers cannot have; documents are compiled without it. */
export function unreachable({name}: GivenFunction['plugin'], key: string): Diagnostic {
  return {
    level: 'warning',
    code: 'config/unreachable-function',
    message: `A function among "${key}" (${name || 'without a name'}) is passed over, because a plugin or preset made it.`,
    hint: 'Documents are compiled in workers, which find functions of the configuration file and those that a module exports. Name such a module instead.',
  }
}

/** `markdown.parseFrontMatter`, when the configuration has it. @throws SiteError as above. */
export function findFrontMatterParser({markdown: {parseFrontMatter}}: SiteConfig): ConfigFunction | undefined {
  return parseFrontMatter && toConfigFunction(parseFrontMatter, 'markdown.parseFrontMatter')
}

/** Hash of what a function of the configuration runs with, packages included. */
export async function fingerprintFunction(
  {hash}: ConfigFunction,
  config: SiteConfig,
  context: TraceContext,
): Promise<string> {
  return keyOf(hash, (await hashCode(configFilesOf(config), context)).hash)
}

/** What a function of the configuration runs with: all that the configuration imports, and the files that it reads. */
export function configFilesOf({configPath, configFiles}: SiteConfig): Omit<SiteCode, 'hash'> {
  return {modules: configPath === undefined ? [] : [configPath], files: configFiles}
}
