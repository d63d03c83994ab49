// Stage: plugins' source specifications to plugins' models. Stats every file, reads only those that changed.
import {readFileSync} from 'node:fs'
import type {DataFile, SourceFile, SourceSet, SourceSpec} from '../../plugin/types.ts'
import {toDiagnostic} from '../../shared/diagnostics.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {hashOf} from '../cache/hash.ts'
import {openSnapshots, type Snapshots, statFile} from '../cache/snapshots.ts'
import {resolveContentImport} from '../files/import-paths.ts'
import type {PublishRule} from '../files/publish-rule.ts'
import {toFilePath} from '../files/source-path.ts'
import type {DocumentFile, LoadedPlugin, LoadModule, PluginModel, SiteConfig} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'
import {collectErrors, type Tools} from '../tools.ts'
import {toBatches} from '../workers/batches.ts'
import {runBatch} from '../workers/run-batch.ts'
import {dropActiveFrontMatter} from './active-front-matter.ts'
import {type FoundFile, findSources, type SourceSearch} from './find-sources.ts'
import {type FileHistory, type KnownHistory, readGitHistory} from './git-history.ts'
import {loadModules, type ModuleOptions} from './load-modules.ts'
import {type ScanJob, type ScannedText, type ScanResult, scanKey, unreadScan} from './scan-files.ts'
import {withoutCode} from './untrusted.ts'

export interface LoadedContent {
  readonly models: readonly PluginModel[]
  /** Every document of every plugin, and the partials that they import, by source path. */
  readonly documents: ReadonlyMap<string, DocumentFile>
  /** How many files were read, of how many. */
  readonly readCount: number
  /** Every plugin has its model. */
  readonly isWhole: boolean
}

export interface ContentOptions {
  readonly plugins: readonly LoadedPlugin[]
  readonly config: SiteConfig
  readonly loadModule: LoadModule
  /** Fingerprint of the program's scanners. */
  readonly scannerHash: string
  /** Fingerprint of what reads and writes the kept states. */
  readonly stateVersion: string
  readonly publishRule: PublishRule
}

interface PluginFiles {
  readonly plugin: LoadedPlugin
  readonly documents: readonly ScanJob[]
  readonly data: readonly FoundFile[]
  readonly components: readonly FoundFile[]
}

export async function loadContent(options: ContentOptions, tools: Tools): Promise<LoadedContent> {
  const {plugins, config, loadModule, scannerHash, publishRule} = options
  const isUntrusted = config.content === 'untrusted'
  const snapshots = openSnapshots(tools.store, `${options.stateVersion}:content:${config.siteDir}`)
  const found = plugins.map((plugin) => {
    const search = {
      siteDir: config.siteDir,
      pluginName: plugin.definition.name,
      publishRule,
      isUntrusted,
      report: tools.report,
    }
    return collectErrors(() => findPluginFiles(plugin, search), tools.report)
  })
  const files = (await Promise.all(found)).flat()
  const reader = createReader({siteDir: config.siteDir, snapshots, tools, scannerHash})
  const read = await reader.readAll(eachOnce(files.flatMap((one) => one.documents)))
  const documents = isUntrusted ? withoutCode(read, tools.report) : read
  await addPartials(documents, reader, {siteDir: config.siteDir, publishRule})
  const dated = dropActiveFrontMatter(
    await addCommits(documents, files, {config, tools, stateVersion: options.stateVersion}),
    tools.report,
  )
  reportFindings(dated, tools)
  tools.watch([...dated.values()].map(({filePath}) => ({path: filePath})))
  const models: PluginModel[] = []
  // A plugin whose content is wrong must not hide what is wrong elsewhere.
  const {report} = tools
  for (const one of files)
    models.push(...(await collectErrors(() => loadModel(one, dated, {report, config, loadModule, snapshots}), report)))
  snapshots.save()
  return {models, documents: dated, readCount: reader.readCount(), isWhole: models.length === plugins.length}
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

async function findPluginFiles(plugin: LoadedPlugin, search: SourceSearch): Promise<PluginFiles> {
  const specs = (await runHook(plugin, 'sources', () => plugin.definition.sources?.(plugin.context))) ?? []
  const found = await Promise.all(specs.map((spec) => findSources(spec, search)))
  const ofKind = (kind: SourceSpec['kind']): ScanJob[] =>
    specs.flatMap((spec, at) =>
      spec.kind === kind ? (found[at] ?? []).map((file) => ({...file, ...wishes(spec)})) : [],
    )
  return {plugin, documents: ofKind('document'), data: ofKind('data'), components: ofKind('component')}
}

/** What a specification asks for, if anything. */
function wishes({truncateMarker, countWords, keepsText, standsInLists}: SourceSpec): Partial<ScanJob> {
  const wanted = withoutUndefined({truncateMarker, countWords, keepsText})
  return {
    ...(Object.keys(wanted).length === 0 ? {} : {wanted}),
    ...(standsInLists === true ? {standsInLists} : {}),
  }
}

/** Reads documents, in the workers where their bytes are not known from an earlier build. */
function createReader(options: ReadOptions) {
  let readCount = 0
  const readAll = async (files: readonly ScanJob[]): Promise<Map<string, DocumentFile>> => {
    const known = files.map((file) => readKnown(file, options))
    const unknown = files.filter((_file, at) => known[at] === undefined)
    const read = await readUnknown(unknown, options)
    readCount += unknown.length
    return new Map(files.flatMap((file, at) => toEntries(file, known[at] ?? read.get(file.sourcePath))))
  }
  return {readAll, readCount: () => readCount}
}

type Reader = ReturnType<typeof createReader>

function toEntries({standsInLists}: ScanJob, document: DocumentFile | undefined): [string, DocumentFile][] {
  if (document === undefined) return []
  return [[document.sourcePath, standsInLists === true ? {...document, standsInLists} : document]]
}

interface ReadOptions {
  readonly siteDir: string
  readonly snapshots: Snapshots
  readonly tools: Tools
  readonly scannerHash: string
}

async function readUnknown(
  files: readonly ScanJob[],
  {siteDir, snapshots, tools, scannerHash}: ReadOptions,
): Promise<Map<string, DocumentFile>> {
  const stats = new Map(files.map((file) => [file.sourcePath, statFile(file.filePath)]))
  const batches = toBatches(files, (file) => stats.get(file.sourcePath)?.size ?? 0, 400_000, 60)
  const read = new Map<string, DocumentFile>()
  await Promise.all(
    batches.map(async (batch) => {
      for (const {sourcePath, hash, scanned} of await scanBatch(batch, scannerHash, tools)) {
        const filePath = toFilePath(sourcePath, siteDir)
        const facts = stats.get(sourcePath)
        if (facts !== undefined && hash !== '') snapshots.remember(filePath, facts, hash)
        read.set(sourcePath, toDocument({filePath, sourcePath}, hash, scanned))
      }
    }),
  )
  return read
}

function scanBatch(batch: readonly ScanJob[], scannerHash: string, tools: Tools): Promise<ScanResult[]> {
  return runBatch(batch, {
    run: (jobs) => tools.workers.run('scan', {jobs, scannerHash}),
    name: ({sourcePath}) => ({name: sourcePath, sourcePath}),
    fail: ({sourcePath}, {code, message, hint = ''}) => ({
      sourcePath,
      hash: '',
      scanned: unreadScan({level: 'error', code, message, hint}),
    }),
  })
}

function readKnown(file: ScanJob, {snapshots, tools, scannerHash}: ReadOptions): DocumentFile | undefined {
  const stats = statFile(file.filePath)
  const hash = stats === undefined ? undefined : snapshots.known(file.filePath, stats)
  if (hash === undefined) return undefined
  const scanned = tools.store.get<ScannedText>('scan', scanKey(hash, file.wanted, scannerHash))
  return scanned === undefined ? undefined : toDocument(file, hash, scanned)
}

function toDocument({filePath, sourcePath}: FoundFile, hash: string, scanned: ScannedText): DocumentFile {
  return {sourcePath, filePath, hash, ...scanned, partials: []}
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

async function addCommits(
  documents: Map<string, DocumentFile>,
  plugins: readonly PluginFiles[],
  {config, tools, stateVersion}: {config: SiteConfig; tools: Tools; stateVersion: string},
): Promise<Map<string, DocumentFile>> {
  const isWanted = ({plugin: {definition, context}, documents: own}: PluginFiles): boolean =>
    definition.wantsGitHistory?.(context, toSourceFiles(own, documents)) === true
  const wishes = await Promise.all(plugins.map((one) => collectErrors(() => isWanted(one), tools.report)))
  if (!wishes.flat().includes(true)) return documents
  const stateKey = `${stateVersion}:history:${config.siteDir}`
  const known = tools.store.get<KnownHistory>('state', stateKey)
  const history = await readGitHistory(config.siteDir, known)
  if (history !== undefined && history.version !== known?.version)
    tools.store.put('state', stateKey, {version: history.version, commits: [...history.commits]})
  const toDated = (document: DocumentFile): DocumentFile => ({
    ...document,
    ...dates(history?.commits.get(document.filePath)),
  })
  return new Map([...documents].map(([path, document]) => [path, toDated(document)]))
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

interface ModelOptions extends ModuleOptions {
  readonly snapshots: Snapshots
}

async function loadModel(
  {plugin, documents, data, components}: PluginFiles,
  all: ReadonlyMap<string, DocumentFile>,
  options: ModelOptions,
): Promise<PluginModel> {
  const sources: SourceSet = {
    documents: toSourceFiles(documents, all),
    data: data.map((file) => readData(file)),
    components: components.map((file) => ({
      sourcePath: file.sourcePath,
      hash: hashOfFile(file.filePath, options.snapshots),
    })),
    modules: await loadModules(plugin, options),
  }
  const model: unknown = await runHook(plugin, 'loadContent', () =>
    plugin.definition.loadContent?.(sources, plugin.context),
  )
  return {plugin, model}
}

/** The parts of documents that plugins see. */
function toSourceFiles(
  files: readonly FoundFile[],
  documents: ReadonlyMap<string, DocumentFile>,
): readonly SourceFile[] {
  return files.flatMap(({sourcePath}) => {
    const document = documents.get(sourcePath)
    return document === undefined ? [] : [toSourceFile(document)]
  })
}

function toSourceFile({importSpecifiers, ...document}: DocumentFile): SourceFile {
  const {filePath: _, partials: _1, messages: _2, standsInLists: _3, frontMatterFrom: _4, ...seen} = document
  return importSpecifiers.length === 0 ? seen : {...seen, imports: importSpecifiers}
}

function readData({filePath, sourcePath}: FoundFile): DataFile {
  const bytes = readFileSync(filePath)
  return {sourcePath, hash: hashOf(bytes), text: bytes.toString('utf8')}
}

function hashOfFile(filePath: string, snapshots: Snapshots): string {
  const stats = statFile(filePath)
  const known = stats === undefined ? undefined : snapshots.known(filePath, stats)
  if (known !== undefined) return known
  const hash = hashOf(readFileSync(filePath))
  if (stats !== undefined) snapshots.remember(filePath, stats, hash)
  return hash
}
