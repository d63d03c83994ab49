// Stage: everything that the output folder must hold, put there at once. Unchanged files are carried over by hard links,
// new bytes are written beside them, and the finished folder takes the place of the old one.
import {
  appendFileSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {dirname, join} from 'node:path'
import type {AssetPart} from '../../plugin/types.ts'
import {hashOf} from '../cache/hash.ts'
import type {Store} from '../cache/store.ts'
import {systemCode} from '../files.ts'
import {type OutputFile, type OutputManifest, saveManifest, toOutputFile} from './output-manifest.ts'
import {swapFolder} from './swap-folder.ts'

/** Where a file's bytes come from. */
export type OutputSource =
  /** In the output folder already, or in the staging folder: rendered pages, and what plugins made. */
  | {readonly kind: 'placed'; readonly hash: string; readonly key: string; readonly isStaged: boolean}
  | {readonly kind: 'copy'; readonly from: string; readonly key: string}
  | {readonly kind: 'text'; readonly content: string}
  /** Texts and files of the output one after the other. */
  | {readonly kind: 'joined'; readonly parts: readonly AssetPart[]; readonly key: string}

export interface EmitInput {
  readonly outDir: string
  readonly stagingDir: string
  readonly manifest: OutputManifest
  readonly plan: ReadonlyMap<string, OutputSource>
}

export interface EmitReport {
  readonly written: number
  readonly removed: number
  readonly fileCount: number
}

export function emitSite({outDir, stagingDir, manifest, plan}: EmitInput, store: Store): EmitReport {
  const {present} = manifest
  const removed = [...present.keys()].filter((file) => !plan.has(file)).length
  const fresh = [...plan].filter(([file, source]) => !isUpToDate(source, present.get(file)))
  if (fresh.length === 0 && removed === 0 && manifest.isIntact) {
    keepKeys({outDir, plan, present}, store)
    return {written: 0, removed: 0, fileCount: plan.size}
  }
  const write = createWriter(stagingDir)
  const files = new Map<string, OutputFile>()
  const rewritten = new Set(fresh.map(([file]) => file))
  for (const [file, source] of joinedLast(plan)) {
    const known = present.get(file)
    if (known !== undefined && !rewritten.has(file)) {
      write.link(join(outDir, file), file)
      files.set(file, {...known, key: keyOfSource(source)})
    } else files.set(file, write.put(file, source))
  }
  swapFolder(stagingDir, outDir)
  saveManifest(store, outDir, files)
  return {written: fresh.length, removed, fileCount: plan.size}
}

/** Pages that were rendered again to the same bytes get their new keys, so that they are not rendered a third time. */
function keepKeys(
  {outDir, plan, present}: Pick<EmitInput, 'outDir' | 'plan'> & Pick<OutputManifest, 'present'>,
  store: Store,
): void {
  let hasChanged = false
  const files = new Map<string, OutputFile>()
  for (const [file, known] of present) {
    const source = plan.get(file)
    const key = source === undefined ? known.key : keyOfSource(source)
    hasChanged ||= key !== known.key
    files.set(file, {...known, key})
  }
  if (hasChanged) saveManifest(store, outDir, files)
}

function isUpToDate(source: OutputSource, known: OutputFile | undefined): boolean {
  if (known === undefined) return false
  if (source.kind === 'placed') return !source.isStaged
  if (source.kind === 'copy' || source.kind === 'joined') return known.key === source.key
  return known.hash === hashOf(source.content)
}

function keyOfSource(source: OutputSource): string {
  return source.kind === 'text' ? hashOf(source.content) : source.key
}

function createWriter(stagingDir: string) {
  const made = new Set<string>()
  const prepare = (file: string): string => {
    const path = join(stagingDir, file)
    const dir = dirname(path)
    if (!made.has(dir)) mkdirSync(dir, {recursive: true})
    made.add(dir)
    return path
  }
  return {
    link: (from: string, file: string): void => linkOrCopy(from, prepare(file)),
    put: (file: string, source: OutputSource): OutputFile => {
      const path = prepare(file)
      if (source.kind === 'copy') copyFileSync(source.from, path, constants.COPYFILE_FICLONE)
      if (source.kind === 'text') writeFileSync(path, source.content)
      if (source.kind === 'joined') joinParts(path, source.parts, stagingDir)
      const hash = source.kind === 'placed' ? source.hash : keyOfSource(source)
      return toOutputFile(hash, keyOfSource(source), statSync(path))
    },
  }
}

/** What joins other files comes after them. */
function joinedLast(plan: EmitInput['plan']): [string, OutputSource][] {
  const entries = [...plan]
  return [...entries.filter(([, {kind}]) => kind !== 'joined'), ...entries.filter(([, {kind}]) => kind === 'joined')]
}

function joinParts(path: string, parts: readonly AssetPart[], stagingDir: string): void {
  writeFileSync(path, '')
  for (const part of parts)
    appendFileSync(path, typeof part === 'string' ? part : readFileSync(join(stagingDir, part.file)))
}

/** Some file systems have no hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const code = systemCode(error)
    if (code === 'EEXIST') {
      rmSync(to)
      linkSync(from, to)
      return
    }
    if (code !== 'EPERM' && code !== 'EXDEV' && code !== 'ENOTSUP' && code !== 'EMLINK') throw error
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
}
