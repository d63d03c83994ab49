// The stages that decide which pages a site has: plugins, content, routes.
import type {DiagnosticCodes} from '../shared/diagnostic-codes.ts'
import type {Diagnostic} from '../shared/diagnostics.ts'
import {type CheckScope, scopeOfPages} from './config/check-scope.ts'
import {loadModule} from './config/load-module.ts'
import {type LoadedContent, loadContent} from './content/load-content.ts'
import {checkOutputFolder} from './emit/check-output-folder.ts'
import {toPermalinks} from './link/link-index.ts'
import {withLinkedPages} from './link/linked-pages.ts'
import type {LinkIndex, RoutePlan, SiteConfig, SiteSetup} from './model.ts'
import {checkPackages} from './plugins/check-packages.ts'
import {setUpSite} from './plugins/set-up-site.ts'
import type {ProgramInfo} from './program/program-info.ts'
import {planRoutes} from './routes/plan-routes.ts'
import {partOf} from './run/build-counts.ts'
import type {StageRunner} from './run/stage-runner.ts'
import {toSiteInputs} from './run/watched-inputs.ts'
import type {Tools} from './tools.ts'

export interface PlannedSite {
  readonly setup: SiteSetup
  readonly content: LoadedContent
  readonly plan: RoutePlan
  readonly permalinks: LinkIndex['permalinks']
  readonly scope: CheckScope
}

export interface PlanningInput {
  readonly config: SiteConfig
  /** What can be checked although something in the configuration is wrong. */
  readonly scope: CheckScope
  readonly program: ProgramInfo
  readonly outDir: string
  /** Ends after `link`, and writes nothing. */
  readonly checkOnly: boolean
  readonly programFiles: Readonly<Record<string, string>> | undefined
  /** Calls the steps of plugins that need no files, the first time. */
  readonly setUp: () => Promise<SiteSetup>
  readonly stages: StageRunner
  /** All findings so far. */
  readonly findings: () => readonly Diagnostic[]
  /** What their codes mean. */
  readonly codes: DiagnosticCodes
}

/** Stage `plugins`, once for whoever asks. */
export function setUpOnce(stages: StageRunner, environment: Parameters<typeof setUpSite>[0]): PlanningInput['setUp'] {
  let setup: Promise<SiteSetup> | undefined
  return () => {
    setup ??= stages.run('plugins', () => setUpSite(environment))
    return setup
  }
}

/** The stages that decide which pages there are. */
export async function planSite(input: PlanningInput, tools: Tools): Promise<PlannedSite> {
  const {config, stages, outDir, scope} = input
  const setup = await input.setUp()
  checkPackages(config, input.program.root, tools.report)
  const {sources, watched} = toSiteInputs(setup, config)
  tools.watch(watched)
  checkOutputFolder(outDir, sources, config)
  const content = await stages.run(
    'content',
    () => loadSiteContent(setup, input, tools),
    ({documents, readCount}) => partOf(documents.size, readCount),
  )
  const plan = await stages.run(
    'routes',
    () => planRoutes(content.models, config, tools),
    ({routes}) => partOf(routes.length),
  )
  const isWhole = content.isWhole && plan.isWhole
  const allowed = scopeOfPages(scope, {isWhole, findings: input.findings(), codes: input.codes})
  const permalinks = toPermalinks(plan, content.documents)
  const documents = withLinkedPages(content.documents, {permalinks, publishing: setup.publishing})
  return {
    setup,
    content: {...content, documents},
    plan,
    permalinks,
    scope: input.checkOnly ? {...allowed, canBundle: false} : allowed,
  }
}

/** Modules such as a sidebars file run as the configuration does, in the room of the configuration. */
export function loadSiteContent(
  setup: SiteSetup,
  input: Pick<PlanningInput, 'config' | 'program' | 'programFiles'>,
  tools: Tools,
): Promise<LoadedContent> {
  const {config, program, programFiles} = input
  const {siteDir, cacheDir} = config
  const load = async (filePath: string): Promise<unknown> => {
    const {value, files} = await loadModule(filePath, {cacheDir, siteDir, programFiles})
    tools.watch(files.map((path) => ({path})))
    return value
  }
  const {plugins, publishing} = setup
  return loadContent({plugins, config, loadModule: load, program, publishRule: publishing.rule}, tools)
}
