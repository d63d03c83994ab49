// Stage: everything that the output of a locale must hold. New bytes are written to the staging folder; what has not changed
// is left where it stands, and carried over only if the whole output is replaced.
import {join} from 'node:path'
import {hashOf} from '../cache/hash.ts'
import type {FileKey, OutputManifest, OutputSource, Report} from '../model.ts'
import {createOutputWriter, type OutputWriter} from '../output/output-writer.ts'
import {HEADERS_FILE} from './headers.ts'
import {type PlanInput, planOutput} from './output-plan.ts'

export interface EmitInput extends PlanInput {
  readonly outDir: string
  readonly stagingDir: string
  readonly manifest: OutputManifest
}

export interface EmitReport {
  readonly written: number
  readonly removed: number
  /** All files of the locale. */
  readonly files: ReadonlyMap<string, FileKey>
  /** Files whose bytes are in the staging folder: none when the output is right as it is. */
  readonly staged: ReadonlySet<string>
  /** Files of the locale that stand in the output as the last build wrote them. */
  readonly before: Iterable<string>
  /** What is kept about the files is not what it was, although they are. */
  readonly hasNewKeys: boolean
  /** As in {@link OutputManifest}. */
  readonly isMoved: boolean
  /** Text of `_headers` for the pages of this locale; none where the site has a file of its own. */
  readonly headers?: string
}

export function emitSite(input: EmitInput, report: Report): EmitReport {
  const {outDir, stagingDir, manifest} = input
  const plan = planOutput(input, report)
  const {present} = manifest
  const removed = [...present.keys()].filter((file) => !plan.has(file)).length
  const fresh = new Set(
    [...plan].filter(([file, source]) => !isUpToDate(source, present.get(file))).map(([file]) => file),
  )
  const files = new Map<string, FileKey>()
  const writer = createOutputWriter(stagingDir)
  for (const [file, source] of joinedLast(plan)) {
    const known = present.get(file)
    const isKept = known !== undefined && !fresh.has(file)
    // A page that was rendered again to the same bytes gets its new key, so that it is not rendered a third time.
    files.set(file, {hash: isKept ? known.hash : hashOfSource(source), key: keyOfSource(source)})
    const placeOf = (part: string): string => join(fresh.has(part) ? stagingDir : outDir, part)
    if (!isKept) put(file, source, {writer, placeOf})
  }
  const hasNewKeys = manifest.isMoved || [...files].some(([file, {key}]) => present.get(file)?.key !== key)
  const headers = plan.get(HEADERS_FILE)
  return {
    written: fresh.size,
    removed,
    files,
    staged: fresh,
    before: present.keys(),
    hasNewKeys,
    isMoved: manifest.isMoved,
    ...(headers?.kind === 'text' && headers.isOpen === true ? {headers: headers.content} : {}),
  }
}

function isUpToDate(source: OutputSource, known: FileKey | undefined): boolean {
  if (known === undefined) return false
  if (source.kind === 'placed') return !source.isStaged
  if (source.kind === 'copy' || source.kind === 'joined') return known.key === source.key
  return source.isOpen === true || known.hash === hashOf(source.content)
}

function keyOfSource(source: OutputSource): string {
  return source.kind === 'text' ? hashOf(source.content) : source.key
}

function hashOfSource(source: OutputSource): string {
  return source.kind === 'placed' ? source.hash : keyOfSource(source)
}

interface Target {
  readonly writer: OutputWriter
  /** Where a file of the output stands by now. */
  readonly placeOf: (file: string) => string
}

function put(file: string, source: OutputSource, {writer, placeOf}: Target): void {
  if (source.kind === 'copy') writer.copy(file, source.from)
  if (source.kind === 'text') writer.write(file, source.content)
  if (source.kind === 'joined') writer.join(file, source.parts, placeOf)
}

/** What joins other files comes after them. */
function joinedLast(plan: ReadonlyMap<string, OutputSource>): [string, OutputSource][] {
  const entries = [...plan]
  return [...entries.filter(([, {kind}]) => kind !== 'joined'), ...entries.filter(([, {kind}]) => kind === 'joined')]
}
