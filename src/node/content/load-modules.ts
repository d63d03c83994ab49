// The modules that a plugin asks for, such as a sidebars file: run, and given by path.
import {resolve} from 'node:path'
import type {ModuleSpec} from '../../plugin/types.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {statFile} from '../cache/snapshots.ts'
import {markInvalid} from '../diagnostics/invalid-option.ts'
import {toSourcePath} from '../files/source-path.ts'
import {attempt} from '../known.ts'
import type {LoadedPlugin, LoadModule, Report, SiteConfig} from '../model.ts'

export interface ModuleOptions {
  readonly config: SiteConfig
  readonly loadModule: LoadModule
  readonly report: Report
}

/** Values by path. One that is missing or wrong is reported, and withheld from the plugin. */
export async function loadModules(
  specs: readonly ModuleSpec[],
  plugin: LoadedPlugin,
  {config, loadModule, report}: ModuleOptions,
): Promise<Record<string, unknown>> {
  const loaded: Record<string, unknown> = {}
  for (const {path, optional, purpose} of specs) {
    const filePath = resolve(config.siteDir, path)
    if (statFile(filePath) === undefined && optional === true) continue
    const module = await attempt(async () => {
      if (statFile(filePath) === undefined) throw missingModule(path, {purpose, filePath, plugin, config})
      return loadModule(filePath)
    }, report)
    if (module.isKnown) loaded[path] = module.value
    else markInvalid(loaded, path)
  }
  return loaded
}

interface MissingModule {
  readonly purpose: string
  readonly filePath: string
  readonly plugin: LoadedPlugin
  readonly config: SiteConfig
}

function missingModule(path: string, {purpose, filePath, plugin, config}: MissingModule): SiteError {
  return new SiteError([
    {
      level: 'error',
      code: 'content/missing-module',
      message: `The ${purpose} "${path}" of the ${plugin.definition.name} plugin does not exist.`,
      location: {sourcePath: toSourcePath(filePath, config.siteDir)},
      hint: 'Create the file, or correct the path in the configuration.',
    },
  ])
}
