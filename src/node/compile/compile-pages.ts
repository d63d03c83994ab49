// Stage: documents to compiled records. Only documents whose key is not in the store are compiled.
import {statSync} from 'node:fs'
import {type FileMessage, SiteError, toDiagnostic} from '../../shared/diagnostics.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {keyOf, stableJson} from '../cache/hash.ts'
import {documentKey} from '../document-key.ts'
import {toSourcePath} from '../files.ts'
import type {CompiledDocument, CompiledPage, CompilerSpec, DocumentFile} from '../model.ts'
import {type Tools, throwIfAborted} from '../tools.ts'
import {toBatches} from '../workers/batches.ts'
import {type CompileJob, partsOf} from './compile-files.ts'

/** The beginning of a document that some page embeds. */
export interface Excerpt {
  readonly sourcePath: string
  /** As in {@link EmbeddedDocument}. */
  readonly until: string
}

export interface CompiledSite {
  /** By `documentKey`. */
  readonly documents: ReadonlyMap<string, CompiledDocument>
  readonly compiledCount: number
}

export interface CompileInput {
  readonly documents: ReadonlyMap<string, DocumentFile>
  readonly excerpts: readonly Excerpt[]
  readonly spec: CompilerSpec
}

export async function compilePages({documents, excerpts, spec}: CompileInput, tools: Tools): Promise<CompiledSite> {
  const wanted: [DocumentFile, string?][] = [...documents.values()].map((document) => [document])
  for (const {sourcePath, until} of excerpts) {
    const document = documents.get(sourcePath)
    if (document !== undefined) wanted.push([document, until])
  }
  const imported = new Set([...documents.values()].flatMap(({partials}) => partials))
  const isImported = ({sourcePath}: DocumentFile): true | undefined => imported.has(sourcePath) || undefined
  const jobs = wanted
    .filter(([{hash}]) => hash !== '')
    .map(([document, until]) => ({
      document,
      until,
      job: toJob(document, spec, {until, isImported: isImported(document)}),
    }))
  const parts = partsOf(spec)
  const records = new Map<string, CompiledPage>()
  const missing = new Map<string, CompileJob>()
  for (const {job} of jobs) {
    if (records.has(job.key) || missing.has(job.key)) continue
    const isWhole = parts.every((part) => tools.store.has(part, job.key))
    const record = isWhole ? tools.store.get<CompiledPage>('record', job.key) : undefined
    if (record === undefined) missing.set(job.key, job)
    else records.set(job.key, record)
  }
  await compileMissing([...missing.values()], {spec, records}, tools)
  const result = new Map<string, CompiledDocument>()
  for (const {document, until, job} of jobs) {
    const record = records.get(job.key)
    if (record === undefined) continue
    result.set(documentKey(document.sourcePath, until), {document, key: job.key, record})
    const whole = until === undefined ? undefined : result.get(document.sourcePath)?.record
    replayMessages(document, whole === undefined ? record.messages : ofExcerpt(record, whole), tools)
  }
  return {documents: result, compiledCount: missing.size}
}

interface Purpose {
  readonly until: string | undefined
  readonly isImported: true | undefined
}

function toJob(document: DocumentFile, spec: CompilerSpec, purpose: Purpose): CompileJob {
  const {filePath, hash, frontMatter, standsInLists} = document
  const formatOverride = readFormat(frontMatter)
  const extension = filePath.endsWith('.mdx') ? '.mdx' : '.md'
  const settings = withoutUndefined({formatOverride, standsInLists, ...purpose})
  return {filePath, hash, key: keyOf(hash, spec.fingerprint, extension, stableJson(settings)), ...settings}
}

/** Front matter `mdx: {format}`; a wrong value is reported by the plugin that owns the document. */
function readFormat({mdx}: Readonly<Record<string, unknown>>): 'md' | 'mdx' | undefined {
  if (typeof mdx !== 'object' || mdx === null || !('format' in mdx)) return undefined
  return mdx.format === 'md' || mdx.format === 'mdx' ? mdx.format : undefined
}

interface Missing {
  readonly spec: CompilerSpec
  /** Filled with what is compiled. */
  readonly records: Map<string, CompiledPage>
}

async function compileMissing(jobs: readonly CompileJob[], {spec, records}: Missing, tools: Tools): Promise<void> {
  let done = 0
  await Promise.all(
    toBatches(jobs, sizeOf, 200_000, 25).map(async (batch) => {
      throwIfAborted(tools.signal)
      for (const {key, record} of await runBatch(batch, spec, tools)) records.set(key, record)
      done += batch.length
      tools.tick('compile', done, jobs.length)
    }),
  )
}

function sizeOf({filePath}: CompileJob): number {
  return statSync(filePath, {throwIfNoEntry: false})?.size ?? 0
}

/** A thread that dies says nothing of what it was doing: its largest document is the likely cause. */
async function runBatch(jobs: readonly CompileJob[], spec: CompilerSpec, tools: Tools) {
  try {
    return await tools.workers.run('compile', {spec, jobs})
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    const [largest] = [...jobs].sort((a, b) => sizeOf(b) - sizeOf(a))
    if (largest === undefined) throw error
    const location = {sourcePath: toSourcePath(largest.filePath, spec.siteDir)}
    const notes = [`Its largest page has ${Math.ceil(sizeOf(largest) / 1e6)} MB.`]
    throw new SiteError(
      error.diagnostics.map((one) => ({location, notes, ...one})),
      {cause: error},
    )
  }
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
