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
  /** That lists them, in place of the configuration: what messages call it, and its number there. */
  readonly preset?: {readonly listedAs: string; readonly at: number}
}

/** Where the configuration has an item of a list: `['plugins', 1]`. */
export function placeOfItem(path: readonly [string, number], {configFile}: PluginLookup): SourceLocation | undefined {
  if (configFile === undefined) return undefined
  const {sourcePath, text} = configFile
  return {sourcePath, ...(locateItem(text, path) ?? locateKey(text, path))}
}

/** Where the configuration names a plugin, or the preset that does. */
function placeOfName(
  names: readonly string[],
  key: readonly string[],
  lookup: PluginLookup,
): {readonly location?: SourceLocation} {
  const {configFile: file, preset} = lookup
  if (file === undefined) return {}
  if (preset !== undefined) {
    const location = placeOfItem(['presets', preset.at], lookup)
    return location === undefined ? {} : {location}
  }
  const found = names.map((name) => locateText(file.text, name)).find((place) => place !== undefined)
  return {location: {sourcePath: file.sourcePath, ...(found ?? locateKey(file.text, key))}}
}

const ofPreset = ({preset}: PluginLookup): string => (preset === undefined ? '' : ` of the preset "${preset.listedAs}"`)

/** A plugin that brings no pages: the site is whole without it. */
export function skipped(name: string, {key, lookup}: {key: string; lookup: PluginLookup}): Diagnostic {
  const reason = counterpartOf(name) ?? 'the site is built without it.'
  // Presets are other people's, mostly.
  const hint = lookup.preset === undefined ? `Leave it out; ${reason}` : `It is not needed: ${reason}`
  return {
    level: 'warning',
    code: 'config/plugin-skipped',
    message: `The plugin "${name}"${ofPreset(lookup)} is passed over.`,
    hint,
    ...placeOfName([name], [key], lookup),
  }
}

/** A plugin in the place of a preset, where Docusaurus finds neither plugins nor themes in it. */
export function listedAsPreset(name: string, {key, lookup}: {key: string; lookup: PluginLookup}): Diagnostic {
  return {
    level: 'warning',
    code: 'config/plugin-skipped',
    message: `"${name}" is a plugin, and listed as a preset, which has no effect.`,
    hint: 'List it in "plugins" if the site needs it, or leave it out.',
    ...placeOfName([name], [key], lookup),
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
  const guess = nearest === undefined || known !== undefined ? advice : `Did you mean "${nearest}"? ${list}`
  const renamed = explainOldName(name)
  return {
    level: 'error',
    code: 'config/plugin-unavailable',
    message: renamed?.message ?? about.why,
    hint: renamed?.hint ?? guess,
    ...placeOfName([name], [known ?? name], about.lookup),
  }
}
