// Stage: plugins' source specifications to plugins' models. Stats every file, reads only those that changed.
import type {SourceFile, SourceSpec} from '../../plugin/types.ts'
import {toDiagnostic} from '../../shared/diagnostics.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {openSnapshots, statFile} from '../cache/snapshots.ts'
import {resolveContentImport} from '../files/import-paths.ts'
import type {PublishRule} from '../files/publish-rule.ts'
import {toFilePath} from '../files/source-path.ts'
import {attempt, known, knownValues, type Maybe, UNKNOWN} from '../known.ts'
import type {DocumentFile, LoadModule, PluginModel, PluginSetup, SiteConfig} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'
import {findFrontMatterParser, fingerprintFunction} from '../program/config-code.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import type {Tools} from '../tools.ts'
import {dropActiveFrontMatter} from './active-front-matter.ts'
import {type FoundFile, findSources, type SourceSearch} from './find-sources.ts'
import {type FileHistory, type KnownHistory, readGitHistory} from './git-history.ts'
import {loadFileless, loadModel, type PluginFiles, toSourceFiles} from './load-models.ts'
import {readOwnDates} from './own-dates.ts'
import {createReader, type Reader} from './read-documents.ts'
import {rereadDocument} from './reread-document.ts'
import type {ScanJob, ScanSpec} from './scan-files.ts'
import {withoutCode} from './untrusted.ts'

export interface LoadedContent {
  readonly models: readonly PluginModel[]
  /** Every document of every plugin, and the partials that they import, by source path. */
  readonly documents: ReadonlyMap<string, DocumentFile>
  /** How many files were read, of how many. */
  readonly readCount: number
  /** Every plugin has its model. */
  readonly isWhole: boolean
  /**
   * A document as its file is now. Undefined where that may change more than the text of the pages that show it: plugins have
   * to see the site's files again.
   */
  readonly reread: (document: DocumentFile, tools: Tools) => Promise<DocumentFile | undefined>
  /** How each document that a plugin lists was read. */
  readonly jobs: readonly ScanJob[]
  /** Some of them have dates of commits, or lack them for want of any. */
  readonly hasHistory: boolean
}

export interface ContentOptions {
  readonly plugins: readonly PluginSetup[]
  readonly config: SiteConfig
  readonly loadModule: LoadModule
  readonly program: ProgramInfo
  readonly publishRule: PublishRule
}

export async function loadContent(options: ContentOptions, tools: Tools): Promise<LoadedContent> {
  const {plugins, config, loadModule, program, publishRule} = options
  // Of what reads and writes the kept states.
  const stateVersion = program.fingerprints.state
  const isUntrusted = config.content === 'untrusted'
  const {report} = tools
  const snapshots = openSnapshots(tools.store, `${stateVersion}:content:${config.siteDir}`)
  const modelOptions = {report, config, loadModule, snapshots}
  const made = await loadFileless(plugins, modelOptions)
  const found = plugins.map((setup) => {
    const search = {
      siteDir: config.siteDir,
      pluginName: setup.plugin.definition.name,
      publishRule,
      isUntrusted,
      report: tools.report,
    }
    return findPluginFiles(setup, search)
  })
  const files = knownValues(await Promise.all(found))
  const reading = {siteDir: config.siteDir, spec: await toScanSpec(options, tools)}
  const reader = createReader({...reading, snapshots, tools})
  const jobs = eachOnce(files.flatMap((one) => one.documents))
  const read = await reader.readAll(jobs)
  const documents = isUntrusted ? withoutCode(read, tools.report) : read
  await addPartials(documents, reader, {siteDir: config.siteDir, publishRule})
  const withCommits = await addCommits(documents, files, {config, tools, stateVersion})
  const dated = dropActiveFrontMatter(withCommits ?? documents, tools.report)
  reportFindings(dated, tools)
  tools.watch([...dated.values()].map(({filePath}) => ({path: filePath})))
  const loaded: Maybe<PluginModel>[] = []
  // A plugin whose content is wrong must not hide what is wrong elsewhere.
  for (const one of files)
    loaded.push(made.get(one.setup) ?? (await attempt(() => loadModel(one, dated, modelOptions), report)))
  const models = knownValues(loaded)
  snapshots.save()
  const reread: LoadedContent['reread'] = async (document, later) =>
    isUntrusted ? undefined : rereadDocument(document, {jobs, ...reading}, later)
  return {
    ...{models, documents: dated, jobs, reread},
    readCount: reader.readCount(),
    isWhole: models.length === plugins.length,
    hasHistory: withCommits !== undefined,
  }
}

export async function toScanSpec(
  {config, program, plugins}: Pick<ContentOptions, 'config' | 'program' | 'plugins'>,
  tools: Tools,
): Promise<ScanSpec> {
  const {siteDir} = config
  const findsPaths = plugins.some(seesLinks)
  const own = program.fingerprints.scan + (findsPaths ? ' paths' : '')
  const parseFrontMatter = findFrontMatterParser(config)
  if (parseFrontMatter === undefined) return {fingerprint: own, siteDir, findsPaths}
  const made = await fingerprintFunction(parseFrontMatter, config, {siteDir, program, tools})
  return {fingerprint: own + made, parseFrontMatter, siteDir, findsPaths}
}

/** Whether transforms of the site see links: these have the permalinks of pages in place of paths. */
function seesLinks({markdown}: PluginSetup): boolean {
  if (!markdown.isKnown) return false
  const {remarkPlugins = [], beforeDefaultRehypePlugins = [], rehypePlugins = []} = markdown.value
  return [remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins].some((list) => list.length > 0)
}

/** Each file once, with what all plugins that show it want to know of it. */
function eachOnce(jobs: readonly ScanJob[]): readonly ScanJob[] {
  const byPath = new Map<string, ScanJob>()
  for (const job of jobs) {
    const other = byPath.get(job.sourcePath)
    byPath.set(job.sourcePath, other === undefined ? job : {...other, ...job, wanted: {...other.wanted, ...job.wanted}})
  }
  return [...byPath.values()]
}

async function findPluginFiles(setup: PluginSetup, search: SourceSearch): Promise<Maybe<PluginFiles>> {
  const {sources} = setup
  if (!sources.isKnown) return UNKNOWN
  const specs = sources.value
  const files = await attempt(() => Promise.all(specs.map((spec) => findSources(spec, search))), search.report)
  if (!files.isKnown) return UNKNOWN
  const found = files.value
  const ofKind = (kind: SourceSpec['kind']): ScanJob[] =>
    specs.flatMap((spec, at) =>
      spec.kind === kind ? (found[at] ?? []).map((file) => ({...file, ...scanOptions(spec)})) : [],
    )
  const {plugin} = setup
  return known({
    plugin,
    setup,
    documents: ofKind('document'),
    data: ofKind('data'),
    components: ofKind('component'),
  })
}

/** What a specification asks for, if anything. */
function scanOptions({truncateMarker, countWords, keepsText, isListed}: SourceSpec): Partial<ScanJob> {
  const wanted = withoutUndefined({truncateMarker, countWords, keepsText})
  return {
    ...(Object.keys(wanted).length === 0 ? {} : {wanted}),
    ...(isListed === true ? {isListed} : {}),
  }
}

/** Follows imports of content files, so that partials (which no plugin lists) are known too. */
async function addPartials(
  documents: Map<string, DocumentFile>,
  reader: Reader,
  {siteDir, publishRule}: Pick<SourceSearch, 'siteDir' | 'publishRule'>,
): Promise<void> {
  const mayShow = (path: string): boolean => {
    const filePath = toFilePath(path, siteDir)
    return statFile(filePath) !== undefined && publishRule.refusalOf(filePath, 'import') === undefined
  }
  let open = [...documents.values()]
  while (open.length > 0) {
    const wanted = new Map<string, FoundFile>()
    for (const document of open) {
      const partials = document.importSpecifiers.flatMap((specifier) => {
        const target = resolveContentImport(specifier, document.sourcePath, siteDir)
        return target !== undefined && mayShow(target) ? [target] : []
      })
      if (partials.length === 0) continue
      documents.set(document.sourcePath, {...document, partials})
      for (const path of partials)
        if (!documents.has(path)) wanted.set(path, {sourcePath: path, filePath: toFilePath(path, siteDir)})
    }
    const found = await reader.readAll([...wanted.values()])
    for (const [path, document] of found) documents.set(path, document)
    open = [...found.values()]
  }
}

/** Undefined when no plugin asks for commits. */
async function addCommits(
  documents: ReadonlyMap<string, DocumentFile>,
  plugins: readonly PluginFiles[],
  {config, tools, stateVersion}: {config: SiteConfig; tools: Tools; stateVersion: string},
): Promise<Map<string, DocumentFile> | undefined> {
  const isWanted = ({plugin, documents: own}: PluginFiles): Promise<boolean | undefined> => {
    const {definition, context} = plugin
    return runHook(plugin, 'wantsGitHistory', () =>
      definition.wantsGitHistory?.(context, toSourceFiles(own, documents)),
    )
  }
  const wanted = await Promise.all(plugins.map((one) => attempt(() => isWanted(one), tools.report)))
  if (!knownValues(wanted).includes(true)) return undefined
  const all = [...documents.values()]
  const commits = (await readOwnDates(all, config)) ?? (await readCommits(all, config, {tools, stateVersion}))
  const toDated = (document: DocumentFile): DocumentFile => ({...document, ...dates(commits?.get(document.filePath))})
  return new Map([...documents].map(([path, document]) => [path, toDated(document)]))
}

async function readCommits(
  documents: readonly DocumentFile[],
  {siteDir}: SiteConfig,
  {tools: {store}, stateVersion}: {tools: Tools; stateVersion: string},
): Promise<ReadonlyMap<string, FileHistory> | undefined> {
  const stateKey = `${stateVersion}:history:${siteDir}`
  const known = store.get<KnownHistory>('state', stateKey)
  const history = await readGitHistory(
    siteDir,
    known,
    documents.map(({filePath}) => filePath),
  )
  if (history !== undefined && history.version !== known?.version)
    store.put('state', stateKey, {version: history.version, commits: [...history.commits]})
  return history?.commits
}

/** Nothing of a file without commits: when it was made or saved is different in each copy of the site. */
function dates(commits: FileHistory | undefined): Pick<SourceFile, 'lastUpdate' | 'firstCommitAt'> {
  if (commits === undefined) return {}
  const {at, by, firstAt} = commits
  return {lastUpdate: {at, by}, firstCommitAt: firstAt}
}

function reportFindings(documents: ReadonlyMap<string, DocumentFile>, tools: Tools): void {
  for (const {sourcePath, messages} of documents.values())
    for (const message of messages) tools.report(toDiagnostic(message, sourcePath))
}
