// Stage: documents to compiled records. Only documents whose key is not in the store are compiled.
import {statSync} from 'node:fs'
import {toDiagnostic} from '../../shared/diagnostics.ts'
import {keyOf} from '../cache/hash.ts'
import type {CompiledDocument, CompiledPage, CompilerSpec, DocumentFile} from '../model.ts'
import {type Tools, throwIfAborted} from '../tools.ts'
import {toBatches} from '../workers/batches.ts'
import type {CompileJob} from './compile-files.ts'

export interface CompiledSite {
  /** By source path. */
  readonly documents: ReadonlyMap<string, CompiledDocument>
  readonly compiledCount: number
}

export async function compilePages(
  documents: readonly DocumentFile[],
  spec: CompilerSpec,
  tools: Tools,
): Promise<CompiledSite> {
  const jobs = documents
    .filter((document) => document.hash !== '')
    .map((document) => ({document, job: toJob(document, spec)}))
  const records = new Map<string, CompiledPage>()
  const missing = new Map<string, CompileJob>()
  for (const {job} of jobs) {
    if (records.has(job.key) || missing.has(job.key)) continue
    const record = tools.store.get<CompiledPage>('record', job.key)
    if (record === undefined) missing.set(job.key, job)
    else records.set(job.key, record)
  }
  await compileMissing([...missing.values()], {spec, records}, tools)
  const result = new Map<string, CompiledDocument>()
  for (const {document, job} of jobs) {
    const record = records.get(job.key)
    if (record === undefined) continue
    result.set(document.sourcePath, {document, key: job.key, record})
    replayMessages(document, record, tools)
  }
  return {documents: result, compiledCount: missing.size}
}

function toJob({filePath, hash, frontMatter}: DocumentFile, spec: CompilerSpec): CompileJob {
  const formatOverride = readFormat(frontMatter)
  const extension = filePath.endsWith('.mdx') ? '.mdx' : '.md'
  const key = keyOf(hash, spec.fingerprint, extension, formatOverride ?? '')
  return {filePath, hash, key, ...(formatOverride === undefined ? {} : {formatOverride})}
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
  const weigh = (job: CompileJob): number => statSync(job.filePath, {throwIfNoEntry: false})?.size ?? 0
  let done = 0
  await Promise.all(
    toBatches(jobs, weigh, 200_000, 25).map(async (batch) => {
      throwIfAborted(tools.signal)
      for (const {key, record} of await tools.workers.run('compile', {spec, jobs: batch})) records.set(key, record)
      done += batch.length
      tools.tick('compile', done, jobs.length)
    }),
  )
}

/** A hit must warn exactly like a miss. */
function replayMessages({sourcePath}: DocumentFile, {messages}: CompiledPage, tools: Tools): void {
  for (const message of messages) tools.report(toDiagnostic(message, sourcePath))
}
