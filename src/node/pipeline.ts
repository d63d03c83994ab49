// The order of the build, and nothing else: each stage is called with what the earlier ones gave.
import {resolve} from 'node:path'
import {type Diagnostic, SiteError} from '../shared/diagnostics.ts'
import type {BuildCounts} from './api-types.ts'
import {collectAssets} from './assets/collect-assets.ts'
import {openSnapshots, type Snapshots} from './cache/snapshots.ts'
import {type CompiledSite, compilePages} from './compile/compile-pages.ts'
import type {Doubt} from './config/doubts.ts'
import {loadModule} from './config/load-module.ts'
import {type LoadedContent, loadContent} from './content/load-content.ts'
import {checkOutputFolder} from './emit/check-output-folder.ts'
import {type EmitReport, emitSite} from './emit/emit-site.ts'
import {readManifest} from './emit/output-manifest.ts'
import {planOutput} from './emit/output-plan.ts'
import {announcementStyles} from './link/announcement-styles.ts'
import {checkHome} from './link/check-home.ts'
import {checkLinks, createFileFinder} from './link/check-links.ts'
import {checkNamedFiles} from './link/check-named-files.ts'
import {type LinkResult, linkSite} from './link/link-site.ts'
import {prismStyles} from './link/prism-styles.ts'
import type {CollectedAssets, LoadedPlugin, OutputManifest, RenderedSite, RoutePlan, SiteConfig} from './model.ts'
import {checkTags} from './plugins/check-tags.ts'
import {loadPlugins} from './plugins/load-plugins.ts'
import {runHook} from './plugins/run-hook.ts'
import type {ProgramInfo} from './program/program-info.ts'
import {partialModules} from './render/partial-modules.ts'
import {renderPages} from './render/render-pages.ts'
import {planRoutes} from './routes/plan-routes.ts'
import {partOf, toCounts} from './run/build-counts.ts'
import type {StageRunner} from './run/stage-runner.ts'
import {bundleSite, NO_BUNDLE, type SiteBundle} from './stage-inputs/bundle-site.ts'
import {checkTransforms, toCompilerSpec} from './stage-inputs/compiler-settings.ts'
import {excerptsOf} from './stage-inputs/excerpts.ts'
import {type Judgement, toJudgement} from './stage-inputs/judgement.ts'
import {checkNavbarDocs} from './stage-inputs/navbar-docs.ts'
import {type Publishing, toSiteInputs} from './stage-inputs/watched-inputs.ts'
import {collectErrors, type Tools} from './tools.ts'

export interface PipelineInput {
  readonly config: SiteConfig
  readonly program: ProgramInfo
  readonly outDir: string
  /** Waits until no other build writes to the output; gives the folder to write this locale's files to. */
  readonly openStaging: () => Promise<string>
  readonly minify: boolean
  /** Drafts are left out, and unlisted pages are in no list. */
  readonly isProduction: boolean
  readonly useCache: boolean
  readonly programFiles: Readonly<Record<string, string>> | undefined
  readonly stages: StageRunner
  /** What cannot be told of the site while its configuration is wrong. */
  readonly doubts: readonly Doubt[]
  /** All findings so far. */
  readonly findings: () => readonly Diagnostic[]
  readonly hasErrors: () => boolean
  /** Stops the build when a stage before has found errors. */
  readonly checkErrors: () => void
}

export interface PipelineResult {
  readonly counts: BuildCounts
  readonly emitted: EmitReport
  /** Files with a hash of their content in their names. */
  readonly assets: readonly string[]
}

export async function runPipeline(asked: PipelineInput, tools: Tools): Promise<PipelineResult> {
  const {config, program, stages, checkErrors} = asked
  const {plugins, content, plan, publishing, judgement} = await planSite(asked, tools)
  const input: StagedInput = {...asked, stagingDir: await asked.openStaging()}
  const {knowsText, knowsParts, knowsPages} = judgement
  const [[compiled], [bundled = NO_BUNDLE]] = await Promise.all([
    stages.run(
      'compile',
      () => (knowsText ? compileSite(plugins, {content, plan, publishing, ...input}, tools) : []),
      ([site]) => partOf(site?.documents.size ?? 0, site?.compiledCount),
    ),
    stages.run(
      'bundle',
      () => (knowsParts ? bundle({plugins, content, plan, publishing}, input, tools) : []),
      ([site]) => partOf(1, Number(site?.isNew ?? false)),
    ),
  ])
  if (compiled === undefined) throw new SiteError([])
  const isRenderable = !input.hasErrors()
  const snapshots = openSnapshots(tools.store, `${program.fingerprints.state}:assets:${config.siteDir}`)
  const linked = await stages.run(
    'link',
    () => link(content, {plan, publishing, compiled, bundled, snapshots, input}, tools),
    ({site}) => partOf(site.routes.length),
  )
  snapshots.save()
  tools.watch(linked.lookedUp.map((path) => ({path})))
  const manifest = readManifest(tools.store, input.outDir)
  // Pages with broken links alone are rendered all the same, to see what is wrong in others.
  const rendered = isRenderable
    ? await stages.run(
        'render',
        () => render({linked, bundled, manifest, input}, tools),
        (site) => partOf(site.facts.size, site.renderedCount),
      )
    : undefined
  const built = rendered && {plan, rendered, manifest}
  const assets = built?.rendered.isWhole
    ? await stages.run(
        'assets',
        () => collectAssets({...content, ...input, compiled: compiled.documents, site: linked.site, ...built}, tools),
        ({count, runCount}) => partOf(count, runCount),
      )
    : undefined
  const isKnown = {compiled: compiled.documents, rendered, assets: assets?.assets, knowsPages}
  for (const finding of checkLinks({linked, ...isKnown, config})) tools.report(finding)
  if (rendered === undefined || assets === undefined) throw new SiteError([])
  const isFile = createFileFinder(linked.addresses, assets.assets)
  const missing = [...checkNamedFiles(config, linked.addresses, isFile), ...checkHome({config, plan, isFile})]
  for (const finding of missing) tools.report(finding)
  checkErrors()
  const emitted = await stages.run(
    'emit',
    () => emit({linked, bundled, rendered, assets: assets.assets, manifest, input}, tools),
    ({files, written}) => partOf(files.size, written),
  )
  const hashed = [...bundled.bundle.files, ...linked.site.assets.map(({file}) => file)]
  return {counts: toCounts({plan, compiled, bundled, rendered, emitted}), emitted, assets: hashed}
}

type StagedInput = PipelineInput & {readonly stagingDir: string}

interface PlannedSite {
  readonly plugins: readonly LoadedPlugin[]
  readonly content: LoadedContent
  readonly plan: RoutePlan
  readonly judgement: Judgement
  readonly publishing: Publishing
}

/** The stages that decide which pages there are. */
async function planSite(input: PipelineInput, tools: Tools): Promise<PlannedSite> {
  const {config, stages, isProduction, outDir, doubts} = input
  const plugins = await stages.run('plugins', () => loadPlugins({config, isProduction, report: tools.report}))
  const {sources, watched, publishing} = await toSiteInputs(plugins, config, tools.report)
  tools.watch(watched)
  const statics = config.staticDirectories.map((dir) => resolve(config.siteDir, dir))
  checkOutputFolder(outDir, [...sources, ...statics], config)
  const content = await stages.run(
    'content',
    () => loadSiteContent(plugins, {...input, publishing}, tools),
    ({documents, readCount}) => partOf(documents.size, readCount),
  )
  const plan = await stages.run(
    'routes',
    () => planRoutes(content.models, config, tools),
    ({routes}) => partOf(routes.length),
  )
  if (!doubts.includes('plugins')) checkNavbarDocs(config, tools.report)
  const isWhole = content.isWhole && plan.isWhole
  return {plugins, content, plan, publishing, judgement: toJudgement({doubts, isWhole, findings: input.findings()})}
}

function loadSiteContent(
  plugins: readonly LoadedPlugin[],
  input: PipelineInput & Pick<PlannedSite, 'publishing'>,
  tools: Tools,
): Promise<LoadedContent> {
  const {config, program, publishing} = input
  const {siteDir, cacheDir} = config
  const load = async (filePath: string): Promise<unknown> => {
    const {value, files} = await loadModule(filePath, {cacheDir, siteDir, programFiles: input.programFiles})
    tools.watch(files.map((path) => ({path})))
    return value
  }
  const {scan: scannerHash, state: stateVersion} = program.fingerprints
  return loadContent(
    {plugins, config, loadModule: load, scannerHash, stateVersion, publishRule: publishing.rule},
    tools,
  )
}

function bundle(
  {plugins, ...planned}: Omit<PlannedSite, 'judgement'>,
  input: PipelineInput,
  tools: Tools,
): Promise<SiteBundle[]> {
  return collectErrors(() => bundleSite(plugins, {...planned, input}, tools), tools.report)
}

type CompileContext = Pick<PlannedSite, 'publishing' | 'content' | 'plan'> & Pick<PipelineInput, 'config' | 'program'>

async function compileSite(
  plugins: readonly LoadedPlugin[],
  {content, plan, publishing, config, program}: CompileContext,
  tools: Tools,
): Promise<CompiledSite[]> {
  const compile = async (): Promise<CompiledSite> => {
    const spec = await toCompilerSpec(plugins, {config, program, tools})
    checkTransforms(spec, publishing.contentDirs)
    return compilePages({documents: content.documents, excerpts: excerptsOf(plan), spec}, tools)
  }
  return collectErrors(compile, tools.report)
}

interface LinkContext {
  readonly plan: RoutePlan
  readonly publishing: Publishing
  readonly compiled: CompiledSite
  readonly bundled: SiteBundle
  readonly snapshots: Snapshots
  readonly input: PipelineInput
}

async function link(
  {models}: LoadedContent,
  {plan, publishing, compiled, bundled, snapshots, input}: LinkContext,
  tools: Tools,
): Promise<LinkResult> {
  const {config, program} = input
  const tags = []
  for (const {plugin, model} of models)
    tags.push(
      checkTags(
        plugin,
        (await runHook(plugin, 'htmlTags', () => plugin.definition.htmlTags?.(plugin.context, model))) ?? {},
      ),
    )
  const styles = [await prismStyles(config, tools.store), announcementStyles(config)]
  return linkSite(
    {
      plan,
      documents: compiled.documents,
      bundle: bundled.bundle,
      missingImports: bundled.missing,
      config,
      publishing,
      snapshots,
      tags,
      styles: styles.filter((style) => style !== undefined),
      program,
    },
    tools,
  )
}

interface RenderContext {
  readonly linked: LinkResult
  readonly bundled: SiteBundle
  readonly manifest: OutputManifest
  readonly input: StagedInput
}

function render({linked, bundled, manifest, input}: RenderContext, tools: Tools): Promise<RenderedSite> {
  const {stagingDir, program} = input
  return renderPages(
    {site: linked.site, bundle: bundled.bundle, programRoot: program.root, stagingDir, present: manifest.present},
    tools,
  )
}

interface EmitContext extends RenderContext {
  readonly rendered: RenderedSite
  readonly assets: CollectedAssets['assets']
}

async function emit(
  {linked, bundled, rendered, assets, manifest, input}: EmitContext,
  tools: Tools,
): Promise<EmitReport> {
  const {outDir, stagingDir, config, program} = input
  const partials = partialModules(linked.site.partials.values(), tools.store)
  const plan = planOutput(
    {
      site: linked.site,
      statics: linked.addresses.statics,
      bundle: bundled.bundle,
      config,
      programRoot: program.root,
      rendered: rendered.files,
      partials,
      pluginAssets: assets,
      policyNeeds: [...rendered.facts.values()].map(({policy}) => policy),
    },
    tools.report,
  )
  return emitSite({outDir, stagingDir, manifest, plan})
}
