// An output folder while a site is built: nobody else builds into it, what is written stands aside, and all of it is put
// in place at once, or nothing. Of what is there, only what Quire made is ever removed.
import {existsSync, lstatSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {systemCode} from '../files/errno.ts'
import {planAssetSets} from './asset-sets.ts'
import {type ExchangeEntry, exchange, isHalfExchanged, NEW, OLD} from './exchange.ts'
import {keptLocales} from './kept-locales.ts'
import type {LocaleOutput} from './locale-output.ts'
import type {LockOptions, LockOwner} from './lock.ts'
import {madeListText, readMadeList} from './made-list.ts'
import {isOfPlace, lookAtOutput, type OldFolder, strangersIn, unlistedTest} from './old-output.ts'
import {createOutputWriter, findOutputFault, OWN_NAMES} from './output-writer.ts'
import {type ExchangeFolders, planExchange} from './plan-exchange.ts'
import {planUpdate} from './plan-update.ts'
import {closeWorkspace, openWorkspace, type Workspace, workspaceDirs} from './workspace.ts'

/** What a build that failed has left: `damaged` when not even the old output could be put back. */
export type LastOutput = 'none' | 'unchanged' | 'changed' | 'damaged'

export interface CommitReport {
  readonly isReplaced: boolean
  /** Files that are as they were have not been touched: not even a link to them was made or removed. */
  readonly isInPlace: boolean
  /** What there is to say about files that Quire did not make. */
  readonly findings: readonly Diagnostic[]
}

/** What stays of the output although this build has not made it. */
export interface KeptOutput {
  /** How many earlier sets of files with a hash in their names. */
  readonly assetSets: number
  /** Folders of locales that were left out of this build, as {@link LocaleOutput.prefix}. */
  readonly folders: readonly string[]
}

export interface OutputSpace {
  /** The folder to write to, empty at first; waits for other builds of the same output. */
  readonly open: () => Promise<string>
  /** Puts the site in place, unless it stands there already. */
  readonly commit: (locales: readonly LocaleOutput[], kept: KeptOutput) => CommitReport
  /** Removes what was written aside, and lets the next build in. */
  readonly close: () => void
  /** Looks what is there now. */
  readonly lastOutput: () => LastOutput
}

export function createOutputSpace(outDir: string, options: Omit<LockOptions, 'timing'>): OutputSpace {
  let workspace: Workspace | undefined
  let before = fingerprint(outDir)
  const close = (): void => {
    openSpaces.delete(close)
    if (workspace !== undefined) closeWorkspace(workspace, isHalfExchanged(workspace.dir))
    workspace = undefined
  }
  return {
    open: async () => {
      if (workspace === undefined) {
        workspace = await openWorkspace(outDir, options)
        closeAtExit(close)
        before = fingerprint(outDir)
      }
      return join(workspace.dir, NEW)
    },
    commit: (locales, kept) => {
      if (workspace === undefined) throw new Error('The output was not opened.')
      return commit(workspace, locales, kept)
    },
    close,
    lastOutput: () => {
      if (workspaceDirs(outDir).some(isHalfExchanged)) return 'damaged'
      const now = fingerprint(outDir)
      return now !== before ? 'changed' : now === undefined ? 'none' : 'unchanged'
    },
  }
}

const openSpaces = new Set<() => void>()
let isListening = false

/** Whoever interrupts twice does not wait for the build to end, and code of the site may end the process. */
function closeAtExit(close: () => void): void {
  openSpaces.add(close)
  if (isListening) return
  isListening = true
  // One listener, however many builds there are at once: Node warns of more than ten.
  process.on('exit', () => {
    for (const one of openSpaces) one()
  })
}

function commit(workspace: Workspace, built: readonly LocaleOutput[], kept: KeptOutput): CommitReport {
  const {root, dir, isMovable, lock} = workspace
  const list = existsSync(root) ? readMadeList(root) : undefined
  const locales = [...built, ...(list === undefined ? [] : keptLocales(built, kept.folders, {root, list}))]
  const isOld = (file: string): boolean =>
    findOutputFault(file) === undefined && lstatSync(join(root, file), {throwIfNoEntry: false})?.isFile() === true
  const assets = planAssetSets({locales, before: list?.assetSets ?? [], keptAssetSets: kept.assetSets, isOld})
  const made = new Set([
    ...locales.flatMap(({prefix, files}) => Array.from(files.keys(), (file) => prefix + file)),
    ...assets.retained,
  ])
  if (list?.count === made.size && locales.every(({staged}) => staged.size === 0)) return UNCHANGED
  const newDir = join(dir, NEW)
  const update = planUpdate({root, list, locales, made, isOld})
  if (update === undefined) stageRest(workspace, {locales, retained: assets.retained})
  createOutputWriter(newDir, {ownName: OWN_NAMES.list}).write(OWN_NAMES.list, madeListText(made, assets.sets))
  const old =
    update === undefined && existsSync(root) ? lookAtOutput(root, list?.isMade ?? unlistedTest(root, made)) : undefined
  const whole = update ?? planWhole(old, {outDir: root, newDir, isMovable})
  if (!lock.isHeld()) throw takenOver(root)
  try {
    exchange({root, work: dir}, whole)
  } catch (error) {
    throw MOUNTED.has(systemCode(error) ?? '') ? mountInside(root, error) : error
  }
  rmSync(join(dir, OLD), {recursive: true, force: true})
  return {
    isReplaced: true,
    isInPlace: update !== undefined,
    findings: list === undefined && old !== undefined ? tellKept(root, old) : [],
  }
}

const UNCHANGED: CommitReport = {isReplaced: false, isInPlace: true, findings: []}

/** @throws SiteError when files of others are in the way. */
function planWhole(old: OldFolder | undefined, folders: ExchangeFolders): readonly ExchangeEntry[] {
  const {entries, conflicts} = planExchange(old, folders)
  if (conflicts.length > 0) throw wouldLose(folders.outDir, conflicts)
  return entries
}

/** What has not changed, and assets of earlier builds, as they stand in the output. */
function stageRest(
  {root, dir}: Workspace,
  {locales, retained}: {readonly locales: readonly LocaleOutput[]; readonly retained: readonly string[]},
): void {
  const write = createOutputWriter(join(dir, NEW))
  for (const {prefix, files, staged} of locales)
    for (const file of files.keys()) if (!staged.has(file)) write.link(prefix + file, join(root, prefix + file))
  for (const file of retained) write.link(file, join(root, file))
}

/** Tells one state of the output from another: undefined when there is none. */
function fingerprint(outDir: string): string | undefined {
  const folder = statSync(outDir, {throwIfNoEntry: false})
  if (folder === undefined) return undefined
  const list = lstatSync(join(outDir, OWN_NAMES.list), {throwIfNoEntry: false})
  return [folder.dev, folder.ino, list?.ino, list?.size, list?.mtimeMs].join(' ')
}

/** For who waits: which build has the output folder. */
export function describeWait(outDir: string, owner: LockOwner | undefined): string {
  const who = owner === undefined ? '' : ` (process ${owner.pid} on ${owner.host}, since ${owner.since})`
  return `Waiting for another build of "${outDir}"${who}.`
}

const MAX_NAMED = 5

function nameSome(files: readonly string[]): string {
  const named = files.slice(0, MAX_NAMED).map((file) => `"${file}"`)
  const more = files.length > MAX_NAMED ? ` and ${files.length - MAX_NAMED} more` : ''
  return named.join(', ') + more
}

/** Of a rename from or to a mount, and of one of the mount itself. */
const MOUNTED: ReadonlySet<string> = new Set(['EXDEV', 'EBUSY'])

function mountInside(root: string, error: unknown): SiteError {
  // Node names both places of a rename.
  const {path, dest} = error as {readonly path?: string; readonly dest?: string}
  const place = [path, dest].find((one) => one?.startsWith(join(root, '/'))) ?? root
  return new SiteError([
    {
      level: 'error',
      code: 'system/disk',
      message: `The new site cannot be put in place as a whole: "${place}" is on another file system than the rest of the output folder, or in use.`,
      hint: 'Mount the whole output folder, and no folder inside it; or choose another with --out-dir.',
    },
  ])
}

function wouldLose(root: string, files: readonly string[]): SiteError {
  return new SiteError([
    {
      level: 'error',
      code: 'output/would-lose-files',
      message: `The output folder "${root}" holds files that Quire did not make and would have to replace: ${nameSome(files)}.`,
      hint: 'Move them away, or choose another folder with --out-dir. Files that the site needs belong in "static".',
    },
  ])
}

function takenOver(root: string): SiteError {
  return new SiteError([
    {
      level: 'error',
      code: 'output/taken-over',
      message: `Another build took over the output folder "${root}", because this one gave no sign of life.`,
      hint: 'Nothing was replaced. Build again when the other build is done.',
    },
  ])
}

/** In a folder that an older program filled, what it made cannot always be told. */
function tellKept(root: string, old: OldFolder): readonly Diagnostic[] {
  const kept = strangersIn(old).filter((file) => !isOfPlace(file))
  if (kept.length === 0) return []
  return [
    {
      level: 'warning',
      code: 'output/kept-files',
      message: `The output folder "${root}" keeps files that this build does not know: ${nameSome(kept)}.`,
      hint: 'Remove them if an earlier build made them; they are published with the site.',
    },
  ]
}
