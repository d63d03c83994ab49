// Stage: the configuration's plugin entries to plugins with validated options and a context each.
import {readFileSync} from 'node:fs'
import {z} from 'zod'
import type {PluginContext, PluginEntry} from '../../plugin/types.ts'
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {explainIssues} from '../diagnostics/explain-issues.ts'
import {toSourcePath} from '../files.ts'
import type {LoadedPlugin, Report, SiteConfig} from '../model.ts'

export interface PluginEnvironment {
  readonly config: SiteConfig
  readonly isProduction: boolean
  readonly report: Report
}

/** @throws SiteError with the mistakes of every plugin's options. */
export function loadPlugins({config, isProduction, report}: PluginEnvironment): readonly LoadedPlugin[] {
  const problems: Diagnostic[] = []
  // Entries come from definePlugin, or were checked to have its shape; the configuration only forgets their type.
  const entries = config.plugins as readonly PluginEntry[]
  const loaded = entries.map((entry): LoadedPlugin => {
    const {options, findings} = parseOptions(entry, config)
    problems.push(...findings)
    const context: PluginContext<unknown> = {
      options,
      config,
      siteDir: config.siteDir,
      id: entry.id,
      isProduction,
      report,
    }
    return {definition: entry.definition, context}
  })
  if (problems.length > 0) throw new SiteError(problems)
  return loaded
}

function parseOptions(
  {definition, options, id}: PluginEntry,
  config: SiteConfig,
): {options: unknown; findings: readonly Diagnostic[]} {
  const schema = definition.options ?? z.strictObject({})
  const result = schema.safeParse(options)
  if (result.success) return {options: result.data, findings: []}
  const {configPath, siteDir} = config
  const file =
    configPath === undefined
      ? {}
      : {file: {sourcePath: toSourcePath(configPath, siteDir), text: readFileSync(configPath, 'utf8')}}
  const name = id === 'default' ? definition.name : `${definition.name} (${id})`
  const source = {subject: `the options of the plugin "${name}"`, ...file}
  return {options: undefined, findings: explainIssues({schema, input: options, issues: result.error.issues}, source)}
}
