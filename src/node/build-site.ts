// One build: loads the configuration, runs the pipeline for each locale, puts the output in place, and reports.
import {join, resolve} from 'node:path'
import type {ParsedConfig} from '../config/schema.ts'
import {type Diagnostic, SiteError} from '../shared/diagnostics.ts'
import {amendLocale, type Keeping, keepingBuilt} from './amend/amend-locale.ts'
import type {BuildCounts, BuildOptions, BuildReport, WatchedInput} from './api-types.ts'
import {readClock} from './cache/input-states.ts'
import {nowInSeconds} from './cache/key-index.ts'
import type {Store} from './cache/store.ts'
import {withCache} from './cache/with-cache.ts'
import {listLocales} from './config/list-locales.ts'
import {type ReadConfig, resolveConfig} from './config/load-config.ts'
import {changeParsed, readConfig, type UnresolvedConfig} from './config/read-config.ts'
import {toServerConfig} from './config/server-config.ts'
import {codesOf} from './diagnostics/codes-of-plugins.ts'
import {placeInConfig} from './diagnostics/config-place.ts'
import {placeInFile} from './diagnostics/place-in-file.ts'
import {createReporter, type Reporter} from './diagnostics/reporter.ts'
import {completeHeaders} from './emit/complete-headers.ts'
import {saveManifest} from './emit/output-manifest.ts'
import {CONFIG_FILES} from './files/config-names.ts'
import {toFilePath} from './files/source-path.ts'
import {known, type Maybe, UNKNOWN} from './known.ts'
import type {FileKey, SiteConfig} from './model.ts'
import {checkSharedFiles} from './output/check-locales.ts'
import type {LocaleOutput} from './output/locale-output.ts'
import type {LockOwner} from './output/lock.ts'
import {createOutputSpace, describeWait, type OutputSpace} from './output/output-space.ts'
import {runPipeline} from './pipeline.ts'
import {setUpOnce} from './plan-site.ts'
import {type ProgramInfo, readProgramInfo} from './program/program-info.ts'
import {createRouteKeeper, type RouteKeeper} from './routes-lock/keep-routes.ts'
import {closing} from './run/closing.ts'
import {foldersLeftOut, localePrefix} from './run/locale-folders.ts'
import {reportFailure} from './run/report-failure.ts'
import {createSharedCache, type SharedCache} from './run/shared-cache.ts'
import {openSharedWork} from './run/shared-work.ts'
import {createStageRunner, type StageRunner} from './run/stage-runner.ts'
import {NO_COUNTS, sumCounts} from './run/sum-counts.ts'
import {createToolbox, type Toolbox} from './run/toolbox.ts'
import {withoutNested} from './run/watched-inputs.ts'

/** A build for another place than a server; see offline/build-offline.ts. */
export interface BuildVariant {
  /** What the site says of itself, as it is for that place. */
  readonly adapt: (parsed: ParsedConfig) => ParsedConfig
  /** Called with the configuration of each locale that is built. */
  readonly onLocale: (config: SiteConfig) => void
}

/** As `build`, in build.ts. */
export async function buildSite(options: BuildOptions, variant?: BuildVariant): Promise<BuildReport> {
  // React's server renderer is several times faster in production mode; workers inherit the environment.
  process.env.NODE_ENV = 'production'
  const start = performance.now()
  const siteDir = resolve(options.siteDir ?? '.')
  const collected = createReporter()
  const reporter: Reporter = {...collected, report: (found) => collected.report(placeInFile(found, siteDir))}
  const stages = createStageRunner(options.onProgress, options.signal)
  const program = readProgramInfo()
  const outDir = resolve(siteDir, options.outDir ?? 'build')
  const waits = (owner: LockOwner | undefined): void =>
    options.onProgress?.({kind: 'waiting', stage: 'output', message: describeWait(outDir, owner)})
  const createSpace = (): OutputSpace => createOutputSpace(outDir, {onWait: waits, signal: options.signal})
  let space = createSpace()
  const watched: WatchedInput[] = []
  const run = {options, variant, siteDir, outDir, program, stages, reporter, watched}
  let counts: Maybe<BuildCounts> = UNKNOWN
  try {
    counts = await withCache({useCache: options.cache ?? true, report: reporter.report}, async (cache) => {
      const work = await openSharedWork({workers: options.workers, siteDir, program, report: reporter.report})
      const own = {programRoot: program.root, cache, report: reporter.report, signal: options.signal}
      const toolbox = createToolbox({...own, share: work.share})
      // A second attempt, with another cache, begins with an empty staging folder.
      const ownSpace = createSpace()
      space = ownSpace
      const isUsed = options.cache !== false && options.dev !== true
      const {shard} = options
      const shared = createSharedCache({programRoot: program.root, isUsed, shard, report: reporter.report})
      return closing([ownSpace.close, toolbox.close, shared.close, work.close], () =>
        buildLocales({...run, space: ownSpace, toolbox, shared}),
      )
    })
  } catch (error) {
    reportFailure(error, {reporter, space, signal: options.signal})
  }
  const diagnostics = reporter.diagnostics()
  const ok = reporter.counts().errors === 0
  const isWritten = counts.isKnown
  return {
    ok,
    isWritten,
    outDir,
    ...(isWritten ? {} : {lastOutput: space.lastOutput()}),
    diagnostics,
    counts: counts.isKnown ? counts.value : NO_COUNTS,
    stages: stages.reports(),
    watched: withoutNested([...watched, ...filesOf(diagnostics, siteDir)]),
    ms: performance.now() - start,
  }
}

/** What the locales of one build share. */
interface Run {
  readonly options: BuildOptions
  readonly variant: BuildVariant | undefined
  readonly siteDir: string
  readonly outDir: string
  readonly program: ProgramInfo
  readonly stages: StageRunner
  readonly reporter: Reporter
  readonly space: OutputSpace
  readonly toolbox: Toolbox
  readonly shared: SharedCache
  readonly watched: WatchedInput[]
}

/** All locales are built before one of them is put in place. Unknown when one of them has errors. */
async function buildLocales(run: Run): Promise<Maybe<BuildCounts>> {
  const {options, variant, siteDir, stages, reporter, space} = run
  // A configuration that cannot be run says nothing of what the site is made from.
  run.watched.push({path: siteDir, include: CONFIG_FILES})
  const {config, bundler, programFiles, locales: asked = []} = options
  let publishedBaseUrl: string | undefined
  const configOf = (read: UnresolvedConfig, locale: string | undefined, isSoleLocale: boolean): Promise<ReadConfig> =>
    resolveConfig(read, {locale, isSoleLocale, bundler, publishedBaseUrl, report: reporter.report})
  const {read, locales, first} = await stages.run('config', async () => {
    const asWritten = await readConfig(siteDir, {config, programFiles, cacheDir: run.toolbox.cacheDir})
    const read = variant === undefined ? asWritten : changeParsed(asWritten, variant.adapt)
    publishedBaseUrl = variant === undefined ? undefined : asWritten.parsed.baseUrl
    const locales = asked.length > 0 ? asked : listLocales(read.parsed)
    return {read, locales, first: await configOf(read, locales[0], locales.length === 1)}
  })
  const built: BuiltLocale[] = []
  const keeper = openRoutesLock(first.config, locales, run)
  // What is wrong with the pages of one locale says nothing of those of another.
  const ofConfig = reporter.each()
  for (const [at, locale] of locales.entries()) {
    // Plugins that were written for Docusaurus are made for one locale at a time: some keep what they were made of.
    const resolved = at === 0 ? first : await stages.run('config', () => configOf(read, locale, false))
    for (const problem of resolved.problems) reporter.report(problem)
    variant?.onLocale(resolved.config)
    // After a locale with errors the others are only checked: all that is wrong is said in one run.
    const checkOnly = options.checkOnly === true || (built.length < at && options.shard === undefined)
    const isSole = locales.length === 1
    const one = await buildLocale(resolved, [...ofConfig, ...resolved.problems], {...run, keeper, checkOnly, isSole})
    if (one.isKnown) built.push(one.value)
  }
  if (built.length < locales.length) return UNKNOWN
  checkSharedFiles(built)
  const stagingDir = await space.open()
  await stages.run('swap', () => {
    const assetSets = Math.max(0, ...built.map(({keepAssets}) => keepAssets))
    const folders = foldersLeftOut(first.config, locales)
    const complete = completeHeaders(built, {outDir: run.outDir, stagingDir, keptFolders: folders})
    for (const {keeping} of built) keeping.forget()
    const {isReplaced, isInPlace, findings} = space.commit(complete, {assetSets, folders})
    for (const finding of findings) reporter.report(finding)
    for (const {store, outDir, hasNewKeys, isMoved, ...placed} of complete)
      if (isReplaced || hasNewKeys) saveManifest(store, outDir, {...placed, isInPlace: isInPlace && !isMoved})
  })
  // What is recorded has been published.
  if (!built.some(({isAmended}) => isAmended)) for (const finding of keeper?.save() ?? []) reporter.report(finding)
  await keepBuilt(built, ofConfig, run)
  return known(sumCounts(built.map(({counts}) => counts)))
}

/** Of a site with several locales, each change is looked at by the pipeline. */
async function keepBuilt(
  built: readonly BuiltLocale[],
  ofConfig: readonly Diagnostic[],
  {reporter, watched}: Run,
): Promise<void> {
  const [only] = built
  if (only === undefined || built.length > 1) return
  const known = new Set(ofConfig.map((one) => JSON.stringify(one)))
  const findings = reporter.each().filter((one) => !known.has(JSON.stringify(one)))
  await only.keeping.keep({findings, watched: withoutNested(watched)})
}

/** Drafts, a part of the locales, and a site for a disk say nothing of what is published. */
function openRoutesLock(
  {routesLock, siteDir, i18n}: SiteConfig,
  locales: readonly string[],
  {options, variant}: Run,
): RouteKeeper | undefined {
  if (!routesLock || options.dev === true || variant !== undefined || locales.length < i18n.locales.length)
    return undefined
  return createRouteKeeper({siteDir, isFrozen: options.frozenLock === true, fix: options.fix === true})
}

/** A change of a file that a finding is about may fix it. */
function filesOf(diagnostics: readonly Diagnostic[], siteDir: string): readonly WatchedInput[] {
  const paths = diagnostics.flatMap(({location}) => (location === undefined ? [] : location.sourcePath))
  return [...new Set(paths)].map((path) => ({path: toFilePath(path, siteDir)}))
}

interface BuiltLocale extends LocaleOutput {
  /** It was built by the short way, so that its URLs have not been compared. */
  readonly isAmended: boolean
  readonly keeping: Keeping
  readonly files: ReadonlyMap<string, FileKey>
  readonly hasNewKeys: boolean
  readonly isMoved: boolean
  readonly counts: BuildCounts
  readonly outDir: string
  readonly store: Store
  readonly keepAssets: number
}

/** Mistakes inside one document. While a site is written, such a page is shown without its text. */
const OF_ONE_DOCUMENT = /^(?:mdx|markdown)\//

/** What `open` gives; what is wrong with the configuration gets its place there. */
async function openPlaced<T>(open: () => Promise<T>, place: (found: Diagnostic) => Diagnostic): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    throw new SiteError(error.diagnostics.map(place), {cause: error})
  }
}

/** @param ofConfig What has been found in the configuration. */
async function buildLocale(
  {config: asBuilt, scope, dropped}: ReadConfig,
  ofConfig: readonly Diagnostic[],
  run: Run & {readonly keeper: RouteKeeper | undefined; readonly checkOnly: boolean; readonly isSole: boolean},
): Promise<Maybe<BuiltLocale>> {
  const {options, program, stages, reporter, space, watched, checkOnly} = run
  const {signal, cache: useCache = true, minify = true, dev = false} = options
  const config = dev ? toServerConfig(asBuilt) : asBuilt
  const place = (found: Diagnostic): Diagnostic => placeInConfig(found, {...config, dropped})
  const codes = codesOf(config.plugins)
  reporter.setCodes(codes)
  const {cacheDir, ...own} = await openPlaced(
    async () => ({...run.toolbox.open(config), ...(await run.shared.open(config))}),
    place,
  )
  const prefix = localePrefix(config)
  const outDir = join(run.outDir, prefix)
  const findings = [...ofConfig]
  const report: Reporter['report'] = (found) => {
    findings.push(found)
    reporter.report(place(found))
  }
  const watch = (inputs: readonly WatchedInput[]): void => {
    // One by one: a call with more arguments than 120,000 ends in an overflow of the stack.
    for (const input of inputs) watched.push(input)
  }
  const tools = {...own, report, watch, tick: stages.tick, tell: stages.tell, ...(signal === undefined ? {} : {signal})}
  const isBlocking = ({level, code}: Diagnostic): boolean => level === 'error' && !(dev && OF_ONE_DOCUMENT.test(code))
  const hasErrors = (): boolean => reporter.counts().errors > 0 && reporter.diagnostics().some(isBlocking)
  const locale = {prefix, outDir, store: own.store, keepAssets: config.keepAssets}
  const asOpened = {...config, cacheDir}
  const order = {
    ...{config: asOpened, program, outDir, stages, minify},
    setUp: setUpOnce(stages, {config: asOpened, isProduction: !dev, report}),
    openStaging: async () => join(await space.open(), prefix),
    isDevelopment: dev,
    isFrozen: options.frozenLock === true,
    start: readClock(cacheDir),
    time: nowInSeconds(),
  }
  const keepsSite = hasShortWay(run)
  if (keepsSite && !hasErrors()) {
    const amended = await amendLocale(order, tools)
    for (const finding of amended?.findings ?? []) reporter.report(finding)
    watch(amended?.watched ?? [])
    if (amended !== undefined) return known({...amended.emitted, ...amended, ...locale, isAmended: true})
  }
  const {programFiles, examine = false} = options
  const pipeline = {...order, keepsSite, checkOnly, examine, useCache, programFiles, scope, codes, hasErrors}
  const made = await runPipeline({...pipeline, findings: () => findings, routeKeeper: run.keeper}, tools)
  if (!made.isKnown) return UNKNOWN
  const {emitted, kept, ...facts} = made.value
  const keeping = keepingBuilt({...order, kept, siteDir: config.siteDir, store: own.store})
  return known({...emitted, ...facts, ...locale, keeping, isAmended: false})
}

/** A build of the whole site, for a server, by this machine alone. */
function hasShortWay({options, variant, checkOnly, isSole}: Run & {checkOnly: boolean; isSole: boolean}): boolean {
  const {cache, shard, examine, fix, workers} = options
  const isWhole = variant === undefined && isSole && !checkOnly && shard === undefined
  return isWhole && cache !== false && examine !== true && fix !== true && workers === undefined
}
