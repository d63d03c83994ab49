// Stage: documents to compiled records. Only documents whose key is not in the store are compiled.
import {statSync} from 'node:fs'
import {type FileMessage, toDiagnostic} from '../../shared/diagnostics.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {documentKey} from '../files/document-key.ts'
import {resolveContentImport} from '../files/import-paths.ts'
import {toSourcePath} from '../files/source-path.ts'
import {attempt, type Maybe, UnknownValueError} from '../known.ts'
import type {CompiledDocument, CompiledPage, CompilerSpec, DocumentFile, RoutePlan} from '../model.ts'
import {type Tools, throwIfAborted} from '../tools.ts'
import {toBatches} from '../workers/batches.ts'
import {runBatch} from '../workers/run-batch.ts'
import {runInTurn} from '../workers/run-in-turn.ts'
import type {WorkerTask} from '../workers/worker-task.ts'
import {readFormat} from './choose-format.ts'
import {type CompileAnswer, type CompileBatch, type CompiledFile, partsOf, WAITING} from './compile-files.ts'
import {type CompileJob, keyWith, ownKey, readDependencies} from './compile-key.ts'
import {COMPILE_REMOTELY} from './compile-remotely.ts'
import {compileShard} from './compile-shard.ts'
import {EMPTY_TEXT, emptyRecord} from './empty-record.ts'
import {type Excerpt, excerptsOf} from './excerpts.ts'
import {fetchCompiled, sendCompiled} from './shared-records.ts'
import {codeOf, DocumentsWaitError, hashOfAll, keepWaiting, waitForOneAnother} from './waiting-documents.ts'

export interface CompiledSite {
  /** By `documentKey`. */
  readonly documents: ReadonlyMap<string, CompiledDocument>
  readonly compiledCount: number
}

export const COMPILE: WorkerTask<CompileBatch, CompileAnswer> = {
  name: 'compile',
  remote: COMPILE_REMOTELY,
  code: ({spec, jobs}) => codeOf(spec, jobs[0]?.together),
}

export interface CompileInput {
  readonly settings: Maybe<CompilerSpec>
  readonly documents: ReadonlyMap<string, DocumentFile>
  readonly plan: RoutePlan
}

/** Unknown when the settings are, which a mistake of the configuration hides. */
export function compileSite({documents, plan, settings}: CompileInput, tools: Tools): Promise<Maybe<CompiledSite>> {
  const compile = async (): Promise<CompiledSite> => {
    if (!settings.isKnown) throw new UnknownValueError()
    return compilePages({documents, excerpts: excerptsOf(plan), spec: settings.value}, tools)
  }
  return attempt(compile, tools.report)
}

export interface CompileOrder {
  /** All of the site, as what one imports decides how another is compiled. */
  readonly documents: ReadonlyMap<string, DocumentFile>
  readonly excerpts: readonly Excerpt[]
  readonly spec: CompilerSpec
  /** Source paths of those that are wanted; all when absent. */
  readonly only?: ReadonlySet<string>
}

/** Documents of a site with settings that are known. */
export async function compilePages(order: CompileOrder, tools: Tools): Promise<CompiledSite> {
  const {documents, spec} = order
  if (waitForOneAnother(spec, tools.store)) return compileDocuments(order, hashOfAll(documents), tools)
  try {
    return await compileDocuments(order, undefined, tools)
  } catch (error) {
    if (!(error instanceof DocumentsWaitError)) throw error
    keepWaiting(spec, tools.store)
    return compileDocuments(order, hashOfAll(documents), tools)
  }
}

/** @param together Hash of all documents, where they wait for one another. */
async function compileDocuments(
  {documents, excerpts, spec, only}: CompileOrder,
  together: string | undefined,
  tools: Tools,
): Promise<CompiledSite> {
  const wanted: [DocumentFile, string | undefined][] = []
  const want = (sourcePath: string, until?: string): void => {
    const document = documents.get(sourcePath)
    if (document !== undefined) wanted.push([document, until])
  }
  for (const sourcePath of only ?? documents.keys()) want(sourcePath)
  for (const {sourcePath, until} of excerpts) if (only?.has(sourcePath) !== false) want(sourcePath, until)
  const {imported, exporting} = importedDocuments(documents, spec)
  const toJobOf = (document: DocumentFile, until?: string): CompileJob => {
    const {sourcePath} = document
    const isImported = imported.has(sourcePath) || undefined
    const exportsFrontMatter = exporting.has(sourcePath) || undefined
    return toJob(document, {until, isImported, exportsFrontMatter, together}, {spec, tools})
  }
  const jobs = wanted
    .filter(([{hash}]) => hash !== '')
    .map(([document, until]) => ({document, until, job: toJobOf(document, until)}))
  const records = new Map<string, Compiled>()
  const missing = findKept(
    jobs.map(({job}) => job),
    {spec, records},
    tools,
  )
  const readable = [...documents.values()].filter(({hash}) => hash !== '')
  const others = together === undefined ? undefined : () => readable.map((document) => toJobOf(document))
  const compiledCount = await obtain(missing, {spec, records, others}, tools)
  const result = new Map<string, CompiledDocument>()
  for (const {document, until, job} of jobs) {
    const compiled = records.get(job.key)
    if (compiled === undefined) continue
    const {key, record} = compiled
    result.set(documentKey(document.sourcePath, until), {document, key, record})
    const whole = until === undefined ? undefined : result.get(document.sourcePath)?.record
    replayMessages(document, whole === undefined ? record.messages : ofExcerpt(record, whole), tools)
  }
  return {documents: result, compiledCount}
}

interface Purpose {
  readonly until: string | undefined
  readonly isImported: true | undefined
  readonly exportsFrontMatter: true | undefined
  readonly together: string | undefined
}

/** Documents that others import, and those whose front matter others import. A single page must not wait for lists of all. */
function importedDocuments(documents: CompileOrder['documents'], spec: CompilerSpec) {
  const [imported, exporting] = [new Set<string>(), new Set<string>()]
  for (const document of documents.values()) {
    for (const path of document.partials) imported.add(path)
    if (document.frontMatterFrom !== undefined)
      for (const path of frontMatterSources(document, spec)) exporting.add(path)
  }
  return {imported, exporting}
}

/** Source paths of the documents whose front matter a document imports. */
function frontMatterSources({frontMatterFrom = [], sourcePath}: DocumentFile, {siteDir}: CompilerSpec): string[] {
  return frontMatterFrom.flatMap((specifier) => resolveContentImport(specifier, sourcePath, siteDir) ?? [])
}

interface JobContext {
  readonly spec: CompilerSpec
  readonly tools: Tools
}

function toJob(document: DocumentFile, purpose: Purpose, {spec, tools}: JobContext): CompileJob {
  const {filePath, hash, frontMatter, isListed, linkedPages} = document
  const settings = withoutUndefined({formatOverride: readFormat(frontMatter), isListed, linkedPages, ...purpose})
  const own = ownKey(document, settings, spec)
  const dependencies = readDependencies(own, spec, tools.store)
  tools.watch(dependencies.map(([path]) => ({path})))
  return {filePath, hash, key: keyWith(own, dependencies, spec.siteDir), ...settings}
}

interface Missing {
  readonly spec: CompilerSpec
  /** Filled with what is compiled. */
  readonly records: Map<string, Compiled>
  /** All documents of the site, where they wait for one another. */
  readonly others: (() => readonly CompileJob[]) | undefined
}

/** A record, and the key under which its text is. */
interface Compiled {
  readonly key: string
  readonly record: CompiledPage
}

/** Records that the store has. Returns the jobs of the others. */
function findKept(
  jobs: readonly CompileJob[],
  {spec, records}: Omit<Missing, 'others'>,
  tools: Tools,
): readonly CompileJob[] {
  const parts = partsOf(spec)
  const missing = new Map<string, CompileJob>()
  for (const job of jobs) {
    const {key} = job
    if (records.has(key) || missing.has(key)) continue
    const isWhole = parts.every((part) => tools.store.has(part, key))
    const record = isWhole ? tools.store.get<CompiledPage>('record', key) : undefined
    if (record === undefined) {
      missing.set(key, job)
      continue
    }
    records.set(key, {key, record})
    // The machine that waits for it may have nothing of earlier builds.
    if (tools.shard?.isOwn(key)) sendCompiled({key, record}, spec, tools)
  }
  return [...missing.values()]
}

/** From other machines, or by compiling. Returns how many were compiled. */
async function obtain(jobs: readonly CompileJob[], wanted: Missing, tools: Tools): Promise<number> {
  const {spec, records} = wanted
  const onRecord = ({key}: CompileJob, record: CompiledPage): void => void records.set(key, {key, record})
  const fetch = async (some: readonly CompileJob[]): Promise<readonly CompileJob[]> => {
    await fetchCompiled(some, {spec, onRecord}, tools)
    return some.filter(({key}) => !records.has(key))
  }
  const compile = (some: readonly CompileJob[]): Promise<void> => compileMissing(some, wanted, tools)
  const {shard} = tools
  if (shard !== undefined) return compileShard(jobs, {shard, fetch, compile}, tools)
  const missing = await fetch(jobs)
  await compile(missing)
  return missing.length
}

async function compileMissing(
  jobs: readonly CompileJob[],
  {spec, records, others}: Missing,
  tools: Tools,
): Promise<void> {
  if (jobs.length === 0) return
  let done = 0
  const batches = others === undefined ? toBatches(jobs, sizeOf, 200_000, 25) : [jobs]
  const site = others?.()
  await runInTurn(batches, tools.workers, async (batch) => {
    throwIfAborted(tools.signal)
    for (const {wanted, key, record, dependencies} of await compileBatch(batch, {spec, site}, tools)) {
      records.set(wanted, {key, record})
      sendCompiled({key, record}, spec, tools)
      tools.watch(dependencies.map((path) => ({path})))
    }
    done += batch.length
    tools.tick('compile', done, jobs.length)
  })
}

function sizeOf({filePath}: CompileJob): number {
  return statSync(filePath, {throwIfNoEntry: false})?.size ?? 0
}

interface BatchContext {
  readonly spec: CompilerSpec
  /** All documents of the site, where they wait for one another. */
  readonly site: readonly CompileJob[] | undefined
}

/** @throws DocumentsWaitError when documents wait for others, where that is not known of them. */
function compileBatch(batch: readonly CompileJob[], {spec, site}: BatchContext, tools: Tools): Promise<CompiledFile[]> {
  return runBatch(batch, {
    run: async (jobs) => {
      const own = new Set(jobs.map(({key}) => key))
      const others = site?.filter(({key}) => !own.has(key))
      const answer = await tools.workers.run(COMPILE, {spec, jobs, ...(others && {others})})
      if (answer === WAITING) throw new DocumentsWaitError()
      return answer
    },
    name: ({filePath}) => {
      const sourcePath = toSourcePath(filePath, spec.siteDir)
      return {name: sourcePath, sourcePath}
    },
    fail: ({key}, {code, message, hint = ''}) => {
      for (const part of partsOf(spec)) tools.store.put(part, key, part === 'text' ? EMPTY_TEXT : null)
      return {wanted: key, key, record: emptyRecord([{level: 'error', code, message, hint}]), dependencies: []}
    },
  })
}

/** Where the document is right, an excerpt is wrong at its end alone: the mark stands inside something. */
function ofExcerpt({messages}: CompiledPage, whole: CompiledPage): readonly FileMessage[] {
  const isError = ({level}: FileMessage): boolean => level === 'error'
  if (whole.messages.some(isError)) return []
  return messages.filter(isError).map((message) => ({
    ...message,
    message: `The page cannot be cut at its truncation marker: ${message.message}`,
    hint: 'Put the marker where no tag is open, between two blocks of the page.',
  }))
}

/** A hit must warn exactly like a miss. */
function replayMessages({sourcePath}: DocumentFile, messages: readonly FileMessage[], tools: Tools): void {
  for (const message of messages) tools.report(toDiagnostic(message, sourcePath))
}
