// Why a bundler ended without a result, where plugins of the site have put plugins into it: with the names of both.
import type {Configuration} from 'webpack'
import {SiteError} from '../../shared/diagnostics.ts'
import {readErrno} from '../files/errno.ts'
import {findPluginFailure, GuardedPlugin} from './extensions/guarded-plugin.ts'

type BundlerName = 'webpack' | 'rspack'

interface PluginFailure {
  readonly level: 'error'
  readonly code: 'bundle/plugin-failed'
  readonly message: string
  readonly hint: string
}

const HINTS: Readonly<Record<BundlerName, string>> = {
  rspack:
    'It may be made for webpack. Take its counterpart for Rspack, make it from "currentBundler.instance", or bundle with webpack: bundler: \'webpack\'.',
  webpack: "Check the plugin's options and its version, or leave it out.",
}

/** @throws SiteError that names the plugins; what the system says, and errors of a bundler without such plugins, as they are. */
export async function explainCrash<T>(
  configs: readonly Configuration[],
  {bundler}: {readonly bundler: BundlerName},
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SiteError || readErrno(error) !== undefined) throw error
    const text = error instanceof Error ? error.message : String(error)
    const found = describePluginFailure(text, bundler) ?? describeOwners(configs, text, bundler)
    throw found === undefined ? error : new SiteError([found])
  }
}

/** The failure that an error of the bundler tells of, when it is that of a plugin of the site. */
export function describePluginFailure(text: string, bundler: BundlerName): PluginFailure | undefined {
  const message = findPluginFailure(text)
  return message === undefined ? undefined : toFailure(message, bundler)
}

/** Which plugins it may have been, when none of them was running. */
function describeOwners(
  configs: readonly Configuration[],
  text: string,
  bundler: BundlerName,
): PluginFailure | undefined {
  const plugins = configs.flatMap((config) => config.plugins ?? [])
  const owners = [...new Set(plugins.flatMap((one) => (one instanceof GuardedPlugin ? [`"${one.owner}"`] : [])))]
  if (owners.length === 0) return undefined
  const [line = ''] = text.replace(/^[\s×]+/, '').split('\n')
  const names = owners.join(', ')
  return toFailure(`The bundler, to which the plugins ${names} of the site add plugins, ended with: ${line}`, bundler)
}

function toFailure(message: string, bundler: BundlerName): PluginFailure {
  return {level: 'error', code: 'bundle/plugin-failed', message, hint: HINTS[bundler]}
}
