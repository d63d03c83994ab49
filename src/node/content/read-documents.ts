// Documents as core knows them: from the store where their bytes are known, else read and scanned by the workers.
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {type Snapshots, statFile} from '../cache/snapshots.ts'
import {toFilePath} from '../files/source-path.ts'
import type {DocumentFile} from '../model.ts'
import type {Tools} from '../tools.ts'
import {toBatches} from '../workers/batches.ts'
import {runBatch} from '../workers/run-batch.ts'
import {runInTurn} from '../workers/run-in-turn.ts'
import type {WorkerTask} from '../workers/worker-task.ts'
import type {FoundFile} from './find-sources.ts'
import {
  type ScanBatch,
  type ScanJob,
  type ScannedText,
  type ScanResult,
  type ScanSpec,
  scanKey,
  unreadScan,
} from './scan-files.ts'

export const SCAN: WorkerTask<ScanBatch, readonly ScanResult[]> = {
  name: 'scan',
  code: ({spec: {parseFrontMatter, fingerprint}}) =>
    parseFrontMatter && {modules: [parseFrontMatter.codeFile], files: [], hash: fingerprint},
}

/** Reads documents, in the workers where their bytes are not known from an earlier build. */
export function createReader(options: ReadOptions) {
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

export type Reader = ReturnType<typeof createReader>

function toEntries(
  {isListed, translates, translatedIn}: ScanJob,
  document: DocumentFile | undefined,
): [string, DocumentFile][] {
  if (document === undefined) return []
  const {sourcePath} = document
  return [
    [
      sourcePath,
      {...document, ...withoutUndefined({isListed: isListed === true || undefined, translates, translatedIn})},
    ],
  ]
}

interface ReadOptions {
  readonly siteDir: string
  readonly snapshots: Snapshots
  readonly tools: Tools
  readonly spec: ScanSpec
}

async function readUnknown(
  files: readonly ScanJob[],
  {siteDir, snapshots, tools, spec}: ReadOptions,
): Promise<Map<string, DocumentFile>> {
  const stats = new Map(files.map((file) => [file.sourcePath, statFile(file.filePath)]))
  const batches = toBatches(files, (file) => stats.get(file.sourcePath)?.size ?? 0, 400_000, 60)
  const read = new Map<string, DocumentFile>()
  await runInTurn(batches, tools.workers, async (batch) => {
    for (const {sourcePath, hash, scanned} of await scanBatch(batch, spec, tools)) {
      const filePath = toFilePath(sourcePath, siteDir)
      const facts = stats.get(sourcePath)
      if (facts !== undefined && hash !== '') snapshots.remember(filePath, facts, hash)
      read.set(sourcePath, toDocument({filePath, sourcePath}, hash, scanned))
    }
  })
  return read
}

function scanBatch(batch: readonly ScanJob[], spec: ScanSpec, tools: Tools): Promise<ScanResult[]> {
  return runBatch(batch, {
    run: (jobs) => tools.workers.run(SCAN, {jobs, spec}),
    name: ({sourcePath}) => ({name: sourcePath, sourcePath}),
    fail: ({sourcePath}, {code, message, hint = ''}) => ({
      sourcePath,
      hash: '',
      scanned: unreadScan({level: 'error', code, message, hint}),
    }),
  })
}

function readKnown(file: ScanJob, {snapshots, tools, spec}: ReadOptions): DocumentFile | undefined {
  const stats = statFile(file.filePath)
  const hash = stats === undefined ? undefined : snapshots.known(file.filePath, stats)
  if (hash === undefined) return undefined
  const scanned = tools.store.get<ScannedText>('scan', scanKey(hash, file, spec))
  return scanned === undefined ? undefined : toDocument(file, hash, scanned)
}

function toDocument({filePath, sourcePath}: FoundFile, hash: string, scanned: ScannedText): DocumentFile {
  return {sourcePath, filePath, hash, ...scanned, partials: []}
}
