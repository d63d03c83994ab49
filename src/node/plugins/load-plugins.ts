// The configuration's plugin entries to plugins with validated options and a context each.
import {readFileSync} from 'node:fs'
import {z} from 'zod'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {PluginEntry} from '../../plugin/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {explainIssues, type Path} from '../diagnostics/explain-issues.ts'
import {isMarkedInvalid, markInvalid} from '../diagnostics/invalid-option.ts'
import {parseLeniently} from '../diagnostics/parse-leniently.ts'
import {toSourcePath} from '../files/source-path.ts'
import {known, type Maybe, UNKNOWN} from '../known.ts'
import type {LoadedPlugin, Report, SiteConfig} from '../model.ts'
import {findOptionalPackage} from '../program/optional-packages.ts'
import {findRoot} from '../program/program-info.ts'

export interface PluginEnvironment {
  readonly config: SiteConfig
  readonly isProduction: boolean
  readonly report: Report
}

/** All plugins. What is wrong in their options is reported, and withheld from them. */
export function loadPlugins({config, isProduction, report}: PluginEnvironment): readonly LoadedPlugin[] {
  // Entries come from definePlugin, or were checked to have its shape; the configuration only forgets their type.
  const entries = config.plugins as readonly PluginEntry[]
  return entries.map((entry): LoadedPlugin => {
    const options = parseOptions(entry, config, report)
    const {siteDir} = config
    const installedVersion = (name: string) => findOptionalPackage(name, {programRoot: findRoot(), siteDir})?.version
    const given = options.isKnown ? options.value : {}
    return {
      definition: entry.definition,
      context: {options: given, config, siteDir, id: entry.id, isProduction, installedVersion, report},
      ...(options.isKnown ? {} : {lacksOptions: true}),
    }
  })
}

function parseOptions(
  {definition, options, id, replaced}: PluginEntry,
  config: SiteConfig,
  report: Report,
): Maybe<unknown> {
  const schema: z.ZodType = definition.options ?? z.strictObject({})
  const {value, issues, dropped} = parseLeniently(schema, options)
  if (issues.length === 0) return known(value)
  const {configPath, siteDir} = config
  const file =
    configPath === undefined
      ? {}
      : {file: {sourcePath: toSourcePath(configPath, siteDir), text: readFileSync(configPath, 'utf8')}}
  const name = id === 'default' ? definition.name : `${definition.name} (${id})`
  const source = {subject: `the options of the plugin "${name}"`, ...file}
  for (const problem of explainIssues({schema, input: options, issues}, source))
    report(replaced === undefined ? problem : toUnused(problem, replaced))
  if (!isObject(value)) return UNKNOWN
  for (const {meant} of dropped) if (meant !== undefined) markInvalidAt(value, meant)
  return known(value)
}

/** A key that our plugin does not have may be one of the package that it stands in for. */
function toUnused(problem: Diagnostic, replaced: string): Diagnostic {
  if (problem.code !== 'config/unknown-key') return problem
  const hint = `The option is left out. If "${replaced}" does not have it either, remove it.`
  return {...problem, level: 'warning', code: 'config/option-unused', hint}
}

/** Withholds the value at a path: of a list, the list. */
function markInvalidAt(root: Readonly<Record<string, unknown>>, path: Path): void {
  let parent = root
  for (const [at, part] of path.entries()) {
    const key = String(part)
    if (isMarkedInvalid(parent, key)) return
    const value = parent[key]
    if (at === path.length - 1 || !isObject(value)) {
      markInvalid(parent, key)
      return
    }
    parent = value
  }
}
