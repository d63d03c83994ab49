// Stage: the configuration's plugin entries to plugins with validated options and a context each.
import {readFileSync} from 'node:fs'
import {z} from 'zod'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {PluginEntry} from '../../plugin/types.ts'
import {explainIssues, type Path} from '../diagnostics/explain-issues.ts'
import {HIDDEN_OBJECT, hideValue, isHidden} from '../diagnostics/hidden-value.ts'
import {parseLeniently} from '../diagnostics/parse-leniently.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {LoadedPlugin, Report, SiteConfig} from '../model.ts'

export interface PluginEnvironment {
  readonly config: SiteConfig
  readonly isProduction: boolean
  readonly report: Report
}

/** All plugins. What is wrong in their options is reported, and hidden from them. */
export function loadPlugins({config, isProduction, report}: PluginEnvironment): readonly LoadedPlugin[] {
  // Entries come from definePlugin, or were checked to have its shape; the configuration only forgets their type.
  const entries = config.plugins as readonly PluginEntry[]
  return entries.map(
    (entry): LoadedPlugin => ({
      definition: entry.definition,
      context: {
        options: parseOptions(entry, config, report),
        config,
        siteDir: config.siteDir,
        id: entry.id,
        isProduction,
        report,
      },
    }),
  )
}

function parseOptions({definition, options, id}: PluginEntry, config: SiteConfig, report: Report): unknown {
  const schema: z.ZodType = definition.options ?? z.strictObject({})
  const {value, issues, omissions} = parseLeniently(schema, options)
  if (issues.length === 0) return value
  const {configPath, siteDir} = config
  const file =
    configPath === undefined
      ? {}
      : {file: {sourcePath: toSourcePath(configPath, siteDir), text: readFileSync(configPath, 'utf8')}}
  const name = id === 'default' ? definition.name : `${definition.name} (${id})`
  const source = {subject: `the options of the plugin "${name}"`, ...file}
  for (const problem of explainIssues({schema, input: options, issues}, source)) report(problem)
  if (!isObject(value)) return HIDDEN_OBJECT
  for (const {meant} of omissions) if (meant !== undefined) hide(value, meant)
  return value
}

/** Hides the value at a path: of a list, the list. */
function hide(root: Readonly<Record<string, unknown>>, path: Path): void {
  let parent = root
  for (const [at, part] of path.entries()) {
    const key = String(part)
    if (isHidden(parent, key)) return
    const value = parent[key]
    if (at === path.length - 1 || !isObject(value)) {
      hideValue(parent, key)
      return
    }
    parent = value
  }
}
