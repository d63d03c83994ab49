// What is said of listed plugins that are not there.
import {PLUGIN_CATALOG} from '../../../plugins/catalog.ts'
import {closest} from '../../shared/closest.ts'
import type {Diagnostic, SourceLocation} from '../../shared/diagnostics.ts'
import {locateItem, locateKey, locateText} from '../diagnostics/locate-key.ts'
import {explainOldName} from '../program/old-names.ts'
import {findProgramFiles} from '../program/program-files.ts'
import type {LoadModuleOptions} from './load-module.ts'
import {builtInPlugin, counterpartOf} from './plugin-names.ts'

export interface ConfigFile {
  readonly path: string
  readonly sourcePath: string
  readonly text: string
  /** Absolute path of the module that was made of it. */
  readonly codeFile: string
}

/** Where plugins are looked for, and the file that lists them. */
export interface PluginLookup extends LoadModuleOptions {
  /** The configuration file, for relative names and for places in messages. */
  readonly configFile: ConfigFile | undefined
}

/** Where the configuration has an item of a list: `['plugins', 1]`. */
export function placeOfItem(path: readonly [string, number], {configFile}: PluginLookup): SourceLocation | undefined {
  if (configFile === undefined) return undefined
  const {sourcePath, text} = configFile
  return {sourcePath, ...(locateItem(text, path) ?? locateKey(text, path))}
}

/** A plugin that brings no pages: the site is whole without it. */
export function skipped(
  name: string,
  {key, lookup: {configFile: file}}: {key: string; lookup: PluginLookup},
): Diagnostic {
  const place = file === undefined ? undefined : (locateText(file.text, name) ?? locateKey(file.text, [key]))
  return {
    level: 'warning',
    code: 'config/plugin-skipped',
    message: `The plugin "${name}" is passed over.`,
    hint: counterpartOf(name) ?? 'Leave it out.',
    ...(file === undefined ? {} : {location: {sourcePath: file.sourcePath, ...place}}),
  }
}

/** A plugin that cannot be found, or that is none. */
export function unavailable(name: string, about: {key: string; lookup: PluginLookup; why: string}): Diagnostic {
  const nearest = closest(
    name,
    PLUGIN_CATALOG.map((plugin) => plugin.name),
  )
  const available = Object.keys(about.lookup.programFiles ?? findProgramFiles()).flatMap(
    (specifier) => /^quire-docs\/plugins\/([^/]+)$/.exec(specifier)?.[1] ?? [],
  )
  const list = `Plugins that come with the program: ${available.sort().join(', ')}.`
  const known = builtInPlugin(name)
  const advice = known === undefined ? `Install it in the site's folder, or correct the name. ${list}` : list
  const file = about.lookup.configFile
  const place = file === undefined ? undefined : (locateText(file.text, name) ?? locateKey(file.text, [known ?? name]))
  const guess = nearest === undefined || known !== undefined ? advice : `Did you mean "${nearest}"? ${list}`
  const renamed = explainOldName(name)
  return {
    level: 'error',
    code: 'config/plugin-unavailable',
    message: renamed?.message ?? about.why,
    hint: renamed?.hint ?? guess,
    ...(file === undefined ? {} : {location: {sourcePath: file.sourcePath, ...place}}),
  }
}
