// Makes a bundle from the files as they are at one moment. A bundler says what it read when it is done, and files may be
// saved while it works: then the bundle holds neither the old site nor the new one, and is made again.
import {mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {type Diagnostic, SiteError, toDiagnostic} from '../../shared/diagnostics.ts'
import {hashOf, keyOf} from '../cache/hash.ts'
import type {InputPaths, InputState} from '../cache/input-states.ts'
import type {Snapshots} from '../cache/snapshots.ts'
import {MAX_ATTEMPTS, workUnchanged} from '../cache/work-unchanged.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {Tools} from '../tools.ts'
import type {BundleFinding} from './bundle-finding.ts'
import type {BundleMetadata, BundleOrder} from './bundle-job.ts'
import type {LiveBundler} from './live-bundler.ts'
import {prepareRun} from './prepare-run.ts'

/** A finished bundle, kept in the store under the key of its settings. */
export interface KeptBundle {
  /** Name of its folder. */
  readonly folder: string
  readonly metadata: BundleMetadata
  readonly hash: string
  /** All that the bundler read or looked for, as it was. */
  readonly inputs: readonly InputState[]
}

export interface MakeOptions {
  /** Folder of all bundles. */
  readonly folder: string
  readonly key: string
  /** Inputs of the last bundle of this key, which are likely those of the next. */
  readonly known: readonly string[]
  readonly snapshots: Snapshots
  /** Is told what a bundle is made from, also of one that fails. */
  readonly onInputs: (inputs: InputPaths) => void
  readonly signal: Tools['signal']
  /** Makes it, and keeps what it needs for the next. */
  readonly live: LiveBundler | undefined
}

/** False where there are no files, as it can only be made without something. */
export function isWhole({findings}: BundleMetadata): boolean {
  return findings.every(({leftOut}) => leftOut === undefined)
}

let partCount = 0

/** @throws SiteError when the site's code is wrong, and when its files change as often as they are read. */
export async function makeBundle(order: BundleOrder, options: MakeOptions): Promise<KeptBundle> {
  const {folder, key, known, snapshots, signal} = options
  // Of this process and this call: others may make the same bundle at the same time.
  const part = join(folder, `${key}.${process.pid}-${++partCount}.part`)
  try {
    const {result, states, changed} = await workUnchanged({folder, known, snapshots}, async () => {
      if (signal?.aborted === true) throw signal.reason
      rmSync(part, {recursive: true, force: true})
      mkdirSync(part, {recursive: true})
      const whole = {...order, outputDir: part}
      const run = options.live === undefined ? await prepareRun(whole, signal) : options.live.take(whole)
      return async () => {
        const metadata = await run()
        options.onInputs(metadata.inputs)
        return metadata
      }
    })
    if (changed.length > 0) throw new SiteError([restless(changed, order.siteDir)])
    if (result.findings.some(({level}) => level === 'error')) throw new SiteError(result.findings.map(toFinding))
    if (!isWhole(result)) return {folder: '', metadata: result, hash: '', inputs: states}
    return keepFiles(result, {folder, key, part, inputs: states})
  } finally {
    rmSync(part, {recursive: true, force: true})
  }
}

export interface FinishedFiles {
  /** Of all bundles. */
  readonly folder: string
  readonly key: string
  /** Folder of the files, which is moved. */
  readonly part: string
  readonly inputs: readonly InputState[]
}

/** Puts a finished bundle in its place. @throws the system's error. */
export function keepFiles(metadata: BundleMetadata, {folder, key, part, inputs}: FinishedFiles): KeptBundle {
  const hash = hashBundle(part, metadata)
  // Named by what is in it: whoever uses a bundle of that name has the same bytes, and it is never written again.
  const name = keyOf(key, hash)
  const target = join(folder, name)
  const made = {folder: name, metadata, hash, inputs}
  try {
    renameSync(part, target)
  } catch {
    // Something is there. What another process has just made stays: its folder may be in use already.
    if (!isSound(made, folder)) replaceFolder(part, target)
  }
  return made
}

/** @throws the system's error. */
function replaceFolder(part: string, target: string): void {
  const aside = `${part}.old`
  renameSync(target, aside)
  try {
    renameSync(part, target)
  } finally {
    rmSync(aside, {recursive: true, force: true})
  }
}

/** Its files are those that were made: they are run and published. Folders of a cache may be cleared, in part too. */
export function isSound({folder, metadata, hash}: KeptBundle, dir: string): boolean {
  try {
    return hashBundle(join(dir, folder), metadata) === hash
  } catch {
    return false
  }
}

const SERVER_FILE = 'server.cjs'

/** All files of a bundle, relative to its folder. */
export function bundleFiles({files}: BundleMetadata): readonly string[] {
  return [...files, SERVER_FILE]
}

function hashBundle(dir: string, {files}: BundleMetadata): string {
  return keyOf(
    ...files.flatMap((file) => [file, hashOf(readFileSync(join(dir, file)))]),
    hashOf(readFileSync(join(dir, SERVER_FILE))),
  )
}

function restless(paths: readonly string[], siteDir: string): Diagnostic {
  const [first = '', ...others] = [...new Set(paths)].map((path) => toSourcePath(path, siteDir))
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return {
    level: 'error',
    code: 'bundle/inputs-changing',
    message: `The site's code was bundled ${MAX_ATTEMPTS} times, and each time files changed meanwhile: "${first}"${more}.`,
    hint: 'Build again when nothing writes to these files. A tool that generates them should leave a file alone that stays the same.',
    location: {sourcePath: first},
  }
}

export function toFinding({file, leftOut: _, ...message}: BundleFinding): Diagnostic {
  if (file !== undefined) return toDiagnostic(message, file)
  const {level, code, message: text, hint} = message
  return {level, code, message: text, ...(hint === undefined ? {} : {hint})}
}
