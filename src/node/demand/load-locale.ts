// One language of a site, ready for its pages to be made one by one: the stages that decide which pages there are, the bundle,
// and what pages are linked with. The same functions as in a build, which makes all pages.
import {withoutUndefined} from '../../shared/without-undefined.ts'
import type {WatchedInput} from '../api-types.ts'
import {type AddedImports, findAddedImports, keepAddedImports, recallAddedImports} from '../bundle/added-imports.ts'
import {bundleSite} from '../bundle/bundle-site.ts'
import type {LiveBundler} from '../bundle/live-bundler.ts'
import {NO_REMOTE} from '../cache/remote.ts'
import {compilePages} from '../compile/compile-pages.ts'
import {hasTransforms} from '../compile/compiler-spec.ts'
import {type Excerpt, excerptsOf} from '../compile/excerpts.ts'
import type {CheckScope} from '../config/check-scope.ts'
import type {ReadConfig} from '../config/load-config.ts'
import {toServerConfig} from '../config/server-config.ts'
import type {LoadedContent} from '../content/load-content.ts'
import {codesOf} from '../diagnostics/codes-of-plugins.ts'
import {placeInConfig} from '../diagnostics/config-place.ts'
import {placeInFile} from '../diagnostics/place-in-file.ts'
import {createReporter, type Reporter} from '../diagnostics/reporter.ts'
import {openSettings} from '../document-module/open-settings.ts'
import {type PlanInput, planOutput} from '../emit/output-plan.ts'
import {attempt, known, knownValues, type Maybe} from '../known.ts'
import {openLinker, type SiteLinker} from '../link/open-linker.ts'
import {findPagelessPaths} from '../link/pageless-paths.ts'
import type {
  CompilerSpec,
  DocumentFile,
  OutputSource,
  PolicySources,
  RenderedSite,
  Report,
  RoutePlan,
  RuntimeBundle,
  SiteConfig,
} from '../model.ts'
import {planSite, setUpOnce} from '../plan-site.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import type {StageRunner} from '../run/stage-runner.ts'
import type {Toolbox} from '../run/toolbox.ts'
import {ALL_FIELDS} from '../text/field-reads.ts'
import type {Tools} from '../tools.ts'

export interface LocaleContext {
  readonly program: ProgramInfo
  readonly stages: StageRunner
  readonly toolbox: Toolbox
  /** Where builds of the whole site put theirs. */
  readonly outDir: string
  readonly programFiles: Readonly<Record<string, string>> | undefined
  readonly watch: (inputs: readonly WatchedInput[]) => void
  readonly signal: AbortSignal | undefined
  readonly liveBundler: LiveBundler
}

export interface LocaleSite {
  readonly config: SiteConfig
  readonly program: ProgramInfo
  readonly plan: RoutePlan
  /** By source path; a document that is saved with another text takes the place of what it was. */
  readonly documents: Map<string, DocumentFile>
  readonly reread: LoadedContent['reread']
  readonly excerpts: readonly Excerpt[]
  readonly spec: CompilerSpec
  readonly bundle: RuntimeBundle
  readonly linker: SiteLinker
  /** Every plugin gave its pages. */
  readonly isWhole: boolean
  /** Absolute paths of the files that the bundle was made from. */
  readonly codeFiles: ReadonlySet<string>
  /** What plugins add to documents, and the bundle has. */
  readonly addedImports: AddedImports
  /** URLs of all pages are known, so that a link can be said to lead nowhere. */
  readonly knowsPages: boolean
  /** Files that no page is made for, by path in the output. */
  readonly fixed: ReadonlyMap<string, OutputSource>
  readonly policySources: readonly PolicySources[]
  readonly tools: Omit<Tools, 'report'>
  /** An empty list of findings, which get their places in this configuration. */
  readonly createReporter: () => Reporter
}

export interface LoadedLocale {
  /** Absent when a mistake keeps it from being shown at all. */
  readonly site: LocaleSite | undefined
  readonly reporter: Reporter
}

const NO_PAGES: RenderedSite = {
  files: new Map(),
  partials: new Map(),
  metadata: new Map(),
  renderedCount: 0,
  isWhole: true,
}

/** As a build of the whole site for the server has it, see build-site.ts. */
const FOR_SERVER = {minify: true, isDevelopment: true, useCache: true}

/** Which fields code reads is known of all documents only. */
const WHOLE = {readFields: [ALL_FIELDS], configFields: [ALL_FIELDS], metadataFields: [ALL_FIELDS]}

/** @throws StoreError when the cache cannot be used. */
export async function loadLocale(
  {config: asBuilt, scope, dropped, problems}: ReadConfig,
  context: LocaleContext,
): Promise<LoadedLocale> {
  const {program, stages, toolbox, outDir, programFiles, watch, signal, liveBundler} = context
  const newReporter = createReporters(asBuilt, dropped)
  const reporter = newReporter()
  for (const problem of problems) reporter.report(problem)
  const {cacheDir, store, workers} = toolbox.open(asBuilt)
  const config = {...toServerConfig(asBuilt), cacheDir}
  // Single pages are not worth a request; builds of the whole site ask others.
  const shared = {
    store,
    workers,
    remote: NO_REMOTE,
    watch,
    tick: stages.tick,
    tell: stages.tell,
    ...(signal === undefined ? {} : {signal}),
  }
  const tools: Tools = {...shared, report: reporter.report}
  const setUp = setUpOnce(stages, {config, isProduction: false, report: tools.report})
  const planning = {...{config, program, stages, outDir, scope, programFiles, setUp}, checkOnly: false}
  const planned = await attempt(
    () => planSite({...planning, codes: codesOf(config.plugins), findings: reporter.diagnostics}, tools),
    tools.report,
  )
  if (!planned.isKnown) return {site: undefined, reporter}
  const {setup, content, plan, permalinks, scope: allowed} = planned.value
  const {models, documents} = content
  const parts = {setup, config, program}
  const spec = await openSettings({...parts, permalinks}, tools)
  const addedImports = await knowAddedImports({config, documents, plan, spec}, tools)
  const {runtime, missingImports} = await stages.run('bundle', () =>
    bundleSite({...parts, ...FOR_SERVER, liveBundler, documents, models, plan, addedImports}, tools),
  )
  if (!spec.isKnown || !runtime.isKnown) return {site: undefined, reporter}
  const {bundle} = runtime.value
  const linking = {...parts, models, plan, missingImports, permalinks, publishing: setup.publishing}
  const linked = {...linking, bundle: known(bundle), fields: WHOLE}
  const linker = await stages.run('link', () => openLinker(linked, tools))
  const policySources = knownValues(setup.plugins.map((plugin) => plugin.policySources))
  const fixed = planFixed({config, bundle, linker, policySources, programRoot: program.root}, allowed, tools.report)
  return {
    site: {
      ...{config, program, plan, bundle, linker, fixed, policySources, tools: shared, spec: spec.value},
      documents: new Map(documents),
      reread: content.reread,
      excerpts: excerptsOf(plan),
      isWhole: content.isWhole && plan.isWhole,
      codeFiles: new Set(runtime.value.inputs),
      addedImports,
      knowsPages: allowed.canCheckLinks,
      createReporter: newReporter,
    },
    reporter,
  }
}

interface CompilableSite {
  readonly config: SiteConfig
  readonly documents: ReadonlyMap<string, DocumentFile>
  readonly plan: RoutePlan
  readonly spec: Maybe<CompilerSpec>
}

/** Where plugins may add some, all pages are compiled, which are kept for later; but not those that they are known to add none to. */
async function knowAddedImports({config, documents, plan, spec}: CompilableSite, tools: Tools): Promise<AddedImports> {
  const recalled = recallAddedImports(tools.store, config)
  const {added: before = new Map()} = recalled ?? {}
  if (!spec.isKnown || !hasTransforms(spec.value)) return before
  const sources = [...documents.values()]
  const only = before.size === 0 ? recalled?.unseenBy(spec.value, sources) : undefined
  if (only?.size === 0) return before
  // What is wrong with a page is told when it is asked for.
  const silent = {...tools, report: () => undefined}
  const order = {documents, excerpts: excerptsOf(plan), spec: spec.value, ...withoutUndefined({only})}
  const compiled = await compilePages(order, silent)
  const added = findAddedImports(compiled.documents.values(), config)
  keepAddedImports(added, {store: tools.store, place: config, spec: spec.value, documents: sources})
  return added
}

/** Makes lists of findings that get their places in this configuration. */
function createReporters(config: SiteConfig, dropped: ReadConfig['dropped']): () => Reporter {
  const codes = codesOf(config.plugins)
  return () => {
    const collected = createReporter()
    collected.setCodes(codes)
    return {
      ...collected,
      report: (found) => collected.report(placeInFile(placeInConfig(found, {...config, dropped}), config.siteDir)),
    }
  }
}

type FixedInput = Pick<LocaleSite, 'config' | 'bundle' | 'linker' | 'policySources'> & Pick<PlanInput, 'programRoot'>

/** What an output holds besides pages, and the files that plugins make. */
function planFixed({linker, ...input}: FixedInput, {canCheckLinks}: CheckScope, report: Report): LocaleSite['fixed'] {
  const {shared, document, settingsKey, styles: texts, linkIndex} = linker
  const site = {shared, document, settingsKey, texts, routes: [], partials: new Map(), anchorLinks: [], assets: []}
  // What components of pages link to is known of a whole build alone.
  const ofSite = {config: input.config, linkIndex, shared, metadata: NO_PAGES.metadata, knowsPages: canCheckLinks}
  const pagelessPaths = findPagelessPaths(ofSite)
  const made = {statics: linkIndex.statics, rendered: NO_PAGES, pluginAssets: [], pagelessPaths}
  return planOutput({...input, ...made, site}, report)
}
