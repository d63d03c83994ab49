// One document as its file is now, where that can be known without the plugins.
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {stableJson} from '../cache/hash.ts'
import {NO_SNAPSHOTS} from '../cache/snapshots.ts'
import type {DocumentFile} from '../model.ts'
import type {Tools} from '../tools.ts'
import {createReader} from './read-documents.ts'
import type {ScanJob, ScanSpec} from './scan-files.ts'

export interface Reading {
  readonly jobs: readonly ScanJob[]
  readonly siteDir: string
  readonly spec: ScanSpec
}

/** What a plugin may know of a document is all but the hash of its bytes, so that is all that may differ. */
export async function rereadDocument(
  before: DocumentFile,
  {jobs, ...reading}: Reading,
  tools: Tools,
): Promise<DocumentFile | undefined> {
  const {sourcePath, filePath} = before
  const job = jobs.find((one) => one.sourcePath === sourcePath) ?? {sourcePath, filePath}
  const read = await createReader({...reading, snapshots: NO_SNAPSHOTS, tools}).readAll([job])
  const {hash = ''} = read.get(sourcePath) ?? {}
  const {lastUpdate, firstCommitAt, partials, linkedPages} = before
  const kept = withoutUndefined({lastUpdate, firstCommitAt, linkedPages})
  const after = {...read.get(sourcePath), hash: before.hash, partials, ...kept}
  return hash !== '' && stableJson(after) === stableJson(before) ? {...before, hash} : undefined
}
