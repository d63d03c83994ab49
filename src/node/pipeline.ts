// The build of one language of a site, stage by stage; the configuration has been loaded before, by build.ts.
//
//   plugins   which plugins there are, and what they say before any file is read
//   content   the files that they ask for, and each plugin's model of its own
//   routes    from the models: every page, its layout, its props
//   compile   each document to HTML or MDX code, alone; next to it
//   bundle    what is code: client, theme and components
//   link      every reference to what it leads to, now that pages and code are known
//   render    each page to HTML, and to the module that a click fetches
//   assets    what plugins make of all pages: feeds, sitemap, the index of the search
//   emit      all files to the staging folder, which build.ts puts in the place of the output
//
// Each stage is called here, with what earlier ones gave, and imports none of the others. A mistake is reported and left out,
// so that one run tells all; what cannot be known without it is Unknown, and ends the pipeline before anything is written.
import {type KeptSiteParts, keepSite} from './amend/keep-site.ts'
import type {BuildCounts} from './api-types.ts'
import {collectAssets} from './assets/collect-assets.ts'
import {type AddedImports, findAddedImports, keepAddedImports, recallAddedImports} from './bundle/added-imports.ts'
import {bundleSite, type SiteBundle, UNKNOWN_BUNDLE} from './bundle/bundle-site.ts'
import {compileSite} from './compile/compile-pages.ts'
import {hasTransforms} from './compile/compiler-spec.ts'
import type {CheckScope} from './config/check-scope.ts'
import type {LoadedContent} from './content/load-content.ts'
import {examineSite} from './doctor/examine-site.ts'
import type {ExaminedSite} from './doctor/examined-site.ts'
import {openSettings} from './document-module/open-settings.ts'
import {type EmitReport, emitSite} from './emit/emit-site.ts'
import {readManifest} from './emit/output-manifest.ts'
import {type PlanInput, planOutput} from './emit/output-plan.ts'
import {openTextSpool} from './files/text-spool.ts'
import {attempt, known, knownValues, type Maybe, UNKNOWN} from './known.ts'
import {createAnchorFinder, createFileFinder} from './link/check-links.ts'
import {checkSite, type SiteCheck} from './link/check-site.ts'
import {staticFileAt} from './link/link-index.ts'
import {type LinkInput, linkSite} from './link/link-site.ts'
import {findPagelessPaths} from './link/pageless-paths.ts'
import type {LinkedSite, LinkIndex, RuntimeBundle, StagedAsset} from './model.ts'
import {type PlanningInput, planSite} from './plan-site.ts'
import {renderPages} from './render/render-pages.ts'
import type {RouteKeeper} from './routes-lock/keep-routes.ts'
import {listAddresses} from './routes-lock/site-addresses.ts'
import {partOf, toCounts} from './run/build-counts.ts'
import {buildShard} from './shard-build.ts'
import type {Tools} from './tools.ts'

export interface PipelineInput extends PlanningInput {
  /** Waits until no other build writes to the output; gives the folder to write this locale's files to. */
  readonly openStaging: () => Promise<string>
  readonly minify: boolean
  /** The bundle is that of `quire start`. */
  readonly isDevelopment: boolean
  /** URLs that the lock lacks are told, and not written there. */
  readonly isFrozen: boolean
  /** The next build may change texts alone. */
  readonly keepsSite: boolean
  /** Looks for what a build passes over. */
  readonly examine: boolean
  readonly useCache: boolean
  /** Compares addresses with those that were published; absent when that is not asked for. */
  readonly routeKeeper: RouteKeeper | undefined
  /** Some of them keep the site from being published. */
  readonly hasErrors: () => boolean
}

export interface PipelineResult {
  readonly counts: BuildCounts
  readonly emitted: EmitReport
  /** Files with a hash of their content in their names. */
  readonly assets: readonly string[]
  /** For builds that change texts alone; absent where these have to look at everything. */
  readonly kept: KeptSiteParts | undefined
}

/**
 * One locale of a site to its files in the staging folder. Unknown when the site has errors: they are reported.
 * @throws SiteError when the output folder cannot be used, or a plugin fails where nothing can go on without it.
 */
export async function runPipeline(input: PipelineInput, tools: Tools): Promise<Maybe<PipelineResult>> {
  const spool = openTextSpool(input.config.cacheDir)
  try {
    return await runStages({...input, keepText: spool.keep}, tools)
  } finally {
    spool.close()
  }
}

async function runStages(
  input: PipelineInput & Pick<LinkInput, 'keepText'>,
  tools: Tools,
): Promise<Maybe<PipelineResult>> {
  const {config, program, outDir, stages, hasErrors} = input
  // plugins, content, routes
  const {setup, content, plan, permalinks, scope} = await planSite(input, tools)
  // A check does not wait for a build that writes.
  const stagingDir = input.checkOnly ? outDir : await input.openStaging()

  // compile, bundle
  const {documents: sources, models} = content
  const site = {...input, setup, documents: sources, models, plan, permalinks, publishing: setup.publishing}
  const [compiled, bundled] = await compileAndBundle(site, scope, tools)
  if (!compiled.isKnown) return UNKNOWN
  const {documents} = compiled.value
  const {missingImports, runtime} = bundled
  const bundle = runtime.isKnown ? known(runtime.value.bundle) : UNKNOWN

  // link
  const canRender = !hasErrors()
  const linkable = {...site, documents, bundle, missingImports}
  if (tools.shard !== undefined) return buildShard({...site, linkable, canRender, stagingDir}, tools)
  const linked = await stages.run(
    'link',
    () => linkSite(linkable, tools),
    ({site: {routes}}) => partOf(routes.length),
  )

  // render, assets
  const manifest = readManifest(tools.store, outDir)
  const place = {outDir, stagingDir, manifest, present: manifest.present, programRoot: program.root, program, config}
  const policySources = knownValues(setup.plugins.map((plugin) => plugin.policySources))
  const {linkIndex} = linked
  const pages = {site: linked.site, statics: linkIndex.statics, policySources, ...place}
  // Pages whose links are broken are rendered all the same, to see what is wrong in others.
  const renderable = {...site, ...pages, compiled: documents, bundle: canRender ? bundle : UNKNOWN, linkIndex}
  const {rendered, assets, pagelessPaths} = await renderAndCollect(renderable, tools)

  // Links may lead to what a page or a plugin has made, so they are judged last.
  const files = assets.isKnown ? assets.value.assets : undefined
  const check = {linked, compiled: documents, rendered, assets: files, knowsPages: scope.canCheckLinks, plan, config}
  for (const finding of checkSite(check)) tools.report(finding)
  await compareRoutes(input, {...check, models}, tools)
  await examine({...site, linked}, tools)
  if (!runtime.isKnown || rendered === undefined || files === undefined || !assets.isKnown || hasErrors())
    return UNKNOWN

  // emit
  const results = {plan, compiled: compiled.value, bundled: runtime.value, rendered, pagelessPaths}
  return known(await emitAndKeep({...site, ...pages, ...results, content, assets: assets.value}, tools))
}

type Emittable = Omit<PlanInput, 'bundle' | 'pluginAssets'> &
  Omit<Parameters<typeof emitSite>[0], 'bundle' | 'pluginAssets'> &
  Omit<Parameters<typeof keepSite>[0], 'linked' | 'compiled' | 'hashed' | 'counts'> &
  Omit<Parameters<typeof toCounts>[0], 'emitted'> &
  Pick<PipelineInput, 'stages' | 'keepsSite'>

async function emitAndKeep({stages, site, compiled, bundled, assets, ...made}: Emittable, tools: Tools) {
  const {bundle} = bundled
  const emitted = await stages.run(
    'emit',
    () => emitSite({...made, site, bundle, pluginAssets: assets.assets}, tools.report),
    ({files, written}) => partOf(files.size, written),
  )
  const counts = toCounts({...made, compiled, bundled, emitted})
  const hashed = hashedFiles(bundle, site, assets.assets)
  const parts = {...made, bundled, assets, linked: site, compiled: compiled.documents, hashed, counts}
  return {counts, emitted, assets: hashed, kept: made.keepsSite ? await keepSite(parts, tools) : undefined}
}

/** For `quire doctor` alone. */
async function examine(
  {program, ...site}: Pick<PipelineInput, 'examine' | 'program'> & Omit<ExaminedSite, 'programRoot'>,
  tools: Tools,
): Promise<void> {
  if (!site.examine) return
  for (const finding of await examineSite({...site, programRoot: program.root})) tools.report(finding)
}

/** Where all pages are known, those of the lock have to be among them. */
async function compareRoutes(
  {routeKeeper}: PipelineInput,
  {linked: {site, linkIndex}, models, ...check}: SiteCheck & Pick<LoadedContent, 'models'>,
  tools: Tools,
): Promise<void> {
  if (routeKeeper === undefined || !check.knowsPages) return
  const anchorsOf = createAnchorFinder({...check, linked: {site, linkIndex, faults: []}})
  const isFile = createFileFinder(linkIndex, check.assets)
  const rules = staticFileAt(linkIndex, '_redirects')
  const addresses = await attempt(
    () => listAddresses({...check, site, models, anchorsOf, isFile, rulesFile: rules}),
    tools.report,
  )
  if (addresses.isKnown) for (const finding of routeKeeper.compare(addresses.value)) tools.report(finding)
}

/** Of the runtime, of link, and of the plugins. */
function hashedFiles({files}: RuntimeBundle, {assets}: LinkedSite, made: readonly StagedAsset[]): readonly string[] {
  return [...files, ...assets.map(({file}) => file), ...made.flatMap(({isHashed, path}) => (isHashed ? [path] : []))]
}

type CodeAndPages = Omit<Parameters<typeof compileSite>[0], 'settings'> &
  Omit<Parameters<typeof bundleSite>[0], 'addedImports'> &
  Pick<LinkIndex, 'permalinks'> &
  Pick<PipelineInput, 'stages'>

/** Siblings, which run together. What plugins add to documents is known of compiled ones: where it has changed, the bundle is made again. */
async function compileAndBundle(site: CodeAndPages, scope: CheckScope, tools: Tools) {
  const settings = scope.canCompile ? await openSettings(site, tools) : UNKNOWN
  const compiled = site.stages.run(
    'compile',
    () => (scope.canCompile ? compileSite({...site, settings}, tools) : UNKNOWN),
    (made) => (made.isKnown ? partOf(made.value.documents.size, made.value.compiledCount) : partOf(0)),
  )
  const bundleWith = (addedImports: AddedImports): Promise<SiteBundle> =>
    site.stages.run(
      'bundle',
      () => (scope.canBundle ? bundleSite({...site, addedImports}, tools) : UNKNOWN_BUNDLE),
      ({runtime}) => partOf(1, Number(runtime.isKnown && runtime.value.isNew)),
    )
  const recalled = recallAddedImports(tools.store, site.config)
  const before = recalled?.added ?? NO_IMPORTS
  const bundled = bundleWith(before)
  // Where one fails, the other ends first: the workers are closed next, and would be said to have died.
  await Promise.allSettled([compiled, bundled])
  const [documents, bundle] = await Promise.all([compiled, bundled])
  // A part of a site does not know what the others add.
  if (!documents.isKnown || !bundle.runtime.isKnown || tools.shard !== undefined) return [documents, bundle] as const
  const added = findAddedImports(documents.value.documents.values(), site.config)
  const names = [...added.keys()]
  const isSame = names.join() === [...before.keys()].join()
  if (settings.isKnown) {
    const spec = settings.value
    const sources = [...site.documents.values()]
    if (!isSame || (hasTransforms(spec) && recalled?.unseenBy(spec, sources).size !== 0))
      keepAddedImports(added, {store: tools.store, place: site.config, spec, documents: sources})
  }
  const isGood = isSame && !names.some((name) => bundle.missingImports.has(name))
  return [documents, isGood ? bundle : await bundleWith(added)] as const
}

const NO_IMPORTS: AddedImports = new Map()

type Renderable = Omit<Parameters<typeof renderPages>[0], 'bundle'> &
  Omit<Parameters<typeof collectAssets>[0], 'rendered' | 'outputWith'> &
  Omit<PlanInput, 'bundle' | 'rendered' | 'pagelessPaths' | 'pluginAssets'> &
  Pick<PipelineInput, 'stages'> & {readonly bundle: Maybe<RuntimeBundle>; readonly linkIndex: LinkIndex}

/** Pages, and the files that plugins make of all of them; neither when there is no bundle, nor assets when a page fails. */
async function renderAndCollect({bundle, ...site}: Renderable, tools: Tools) {
  if (!bundle.isKnown) return {rendered: undefined, assets: UNKNOWN, pagelessPaths: []}
  const rendered = await site.stages.run(
    'render',
    () => renderPages({...site, bundle: bundle.value}, tools),
    (made) => partOf(made.metadata.size, made.renderedCount),
  )
  if (!rendered.isWhole) return {rendered, assets: UNKNOWN, pagelessPaths: []}
  const pagelessPaths = findPagelessPaths({
    ...site,
    shared: site.site.shared,
    metadata: rendered.metadata,
    knowsPages: true,
  })
  // What is wrong with it is reported when it is emitted.
  const outputWith = (pluginAssets: readonly StagedAsset[]) =>
    planOutput({...site, bundle: bundle.value, rendered, pagelessPaths, pluginAssets}, () => undefined)
  const assets = await site.stages.run(
    'assets',
    () => collectAssets({...site, rendered, outputWith}, tools),
    (made) => (made.isKnown ? partOf(made.value.count, made.value.runCount) : partOf(0)),
  )
  return {rendered, assets, pagelessPaths}
}
