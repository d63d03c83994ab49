// The plugins that make pages of documents, run over files in memory as a build runs them.
import {blog} from '../../../plugins/blog/index.ts'
import {docs} from '../../../plugins/docs/index.ts'
import {pages} from '../../../plugins/pages/index.ts'
import type {PlannedRoute, RoutePlan} from '../../../src/node/model.ts'
import {planRoutes} from '../../../src/node/routes/plan-routes.ts'
import type {Tools} from '../../../src/node/tools.ts'
import type {DataFile, PluginContext, PluginDefinition, SourceFile} from '../../../src/plugin/types.ts'
import type {Diagnostic} from '../../../src/shared/diagnostics.ts'
import {findFileFault} from '../../../src/shared/output-path.ts'
import {contextOf, type SiteInput} from '../../../tests/unit/plugins/support/site.ts'
import {checkFindings} from './findings.ts'
import {check} from './part.ts'

export interface PluginFiles {
  readonly documents?: readonly SourceFile[]
  readonly data?: readonly DataFile[]
  /** What modules of the site export, by the path that options name. */
  readonly modules?: Readonly<Record<string, unknown>>
}

export interface SitePlugins {
  readonly docs: PluginFiles
  readonly blog: PluginFiles
  readonly pages: PluginFiles
}

export type PluginName = keyof SitePlugins

// biome-ignore lint/suspicious/noExplicitAny: plugins of many kinds share the list; each sees only its own model
const DEFINITIONS: Readonly<Record<PluginName, PluginDefinition<any, any>>> = {
  docs: docs.definition,
  blog: blog.definition,
  pages: pages.definition,
}

const NONE = {documents: [], data: [], components: [], modules: {}}

/** Loads the files with each plugin that has some, plans the routes, and checks what every plan must be like. */
export async function planSite(
  files: Partial<SitePlugins>,
  inputs: Partial<Record<PluginName, SiteInput>> = {},
): Promise<{readonly plan: RoutePlan; readonly findings: readonly Diagnostic[]}> {
  const findings: Diagnostic[] = []
  const models = []
  for (const name of ['docs', 'blog', 'pages'] as const) {
    const given = files[name]
    if (given === undefined) continue
    const definition = DEFINITIONS[name]
    const {context, diagnostics} = contextOf<unknown>(definition, inputs[name])
    const model = await definition.loadContent?.({...NONE, ...given}, context)
    models.push({plugin: {definition, context: context as PluginContext<never>}, model, diagnostics})
  }
  const config = models[0]?.plugin.context.config
  if (config === undefined) throw new Error('There are no files.')
  // Of the tools, planning has use for this one.
  const tools = {report: (finding: Diagnostic) => void findings.push(finding)} as unknown as Tools
  const plan = await planRoutes(models, config, tools)
  for (const {diagnostics} of models) findings.push(...diagnostics)
  checkFindings(findings)
  for (const route of plan.routes) checkRoute(route)
  JSON.stringify(plan.sharedData)
  return {plan, findings}
}

function checkRoute({path, props, metadata}: PlannedRoute): void {
  check(isText(path), `The path ${JSON.stringify(path)} is no text.`)
  check(!/[\s\\]/.test(path), `The path ${JSON.stringify(path)} is not encoded.`)
  // Pages' data are written as JSON.
  JSON.stringify({props, metadata})
  check(findFileFault(`x${decodeURI(path).replace(/\/+$/, '')}`) === undefined, `The path "${path}" leads elsewhere.`)
}

/** False for a text with half a character in it, which cannot be written as UTF-8. */
function isText(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}
