// The folder that a build works in until its output is whole: next to the output folder, where a rename suffices to put the
// one in the place of the other, or inside of one that is a file system of its own. Having it is the lock on the output.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import {basename, dirname, join, resolve} from 'node:path'
import {SiteError} from '../../shared/diagnostics.ts'
import {systemCode} from '../files/errno.ts'
import {finishExchange, NEW} from './exchange.ts'
import {type Lock, type LockOptions, takeLock} from './lock.ts'
import {OWN_NAMES} from './output-writer.ts'

/** End of the name of a workspace next to its output. */
const BESIDE = '.quire'

export interface Workspace {
  /** Absolute; what a link at the output's path leads to. */
  readonly root: string
  readonly dir: string
  /** The output folder can be renamed; otherwise its entries can. */
  readonly isMovable: boolean
  readonly lock: Lock
}

/** Takes the workspace of an output folder, when no other build has it, and completes or removes what a killed one left. */
export async function openWorkspace(outDir: string, options: LockOptions): Promise<Workspace> {
  const root = followLink(outDir)
  mkdirSync(dirname(root), {recursive: true})
  const workspace = (await tryBeside(root, options)) ?? (await openInside(root, options))
  // The folder may have been a mount for the build that was killed.
  if (workspace.isMovable && existsSync(join(root, OWN_NAMES.work)))
    closeWorkspace(await openInside(root, options), false)
  finishExchange({root, work: workspace.dir})
  clearWorkspace(workspace)
  mkdirSync(join(workspace.dir, NEW))
  return workspace
}

/** Gives the workspace back. Nothing of it stays, except where an exchange is half done. */
export function closeWorkspace(workspace: Workspace, isHalfDone: boolean): void {
  if (!isHalfDone && workspace.lock.isHeld()) clearWorkspace(workspace)
  workspace.lock.release()
}

/** Folders of workspaces that killed builds may have left. */
export function workspaceDirs(outDir: string): readonly string[] {
  const root = followLink(outDir)
  return [besideOf(root), join(root, OWN_NAMES.work)]
}

/** A path in a workspace of any output: its files are of a build that runs, and no input of one. */
export function isInWorkspace(path: string): boolean {
  return path.split(/[\\/]/).some((name) => name === OWN_NAMES.work || (name.startsWith('.') && name.endsWith(BESIDE)))
}

/** The place that a path leads to, which need not exist. */
export function followLink(path: string): string {
  const seen = new Set<string>()
  let place = path
  while (!seen.has(place) && lstatSync(place, {throwIfNoEntry: false})?.isSymbolicLink() === true) {
    seen.add(place)
    place = resolve(dirname(place), readlinkSync(place))
  }
  const parent = dirname(place)
  return existsSync(parent) ? join(realpathSync(parent), basename(place)) : place
}

function besideOf(root: string): string {
  return join(dirname(root), `.${basename(root)}${BESIDE}`)
}

/** Undefined where the output folder is a mount, or nothing can be made next to it. */
async function tryBeside(root: string, options: LockOptions): Promise<Workspace | undefined> {
  const dir = besideOf(root)
  const lock = await takeLock(dir, options).catch((error: unknown) => {
    if (existsSync(root) && REFUSALS.has(systemCode(error) ?? '')) return undefined
    throw error
  })
  if (lock === undefined) return undefined
  const workspace = {root, dir, isMovable: true, lock}
  try {
    if (!existsSync(root) || canExchange(workspace)) return workspace
  } catch (error) {
    closeWorkspace(workspace, false)
    throw error
  }
  closeWorkspace(workspace, false)
  return undefined
}

async function openInside(root: string, options: LockOptions): Promise<Workspace> {
  const dir = join(root, OWN_NAMES.work)
  const lock = await takeLock(dir, options)
  finishExchange({root, work: dir})
  return {root, dir, isMovable: false, lock}
}

const REFUSALS: ReadonlySet<string> = new Set(['EACCES', 'EROFS', 'EPERM'])

/**
 * Whether files can be moved between the two folders. A mount of the same disk looks like a folder until that is tried.
 * @throws SiteError when the output folder cannot be written.
 */
function canExchange({root, dir}: Workspace): boolean {
  const [from, to] = [join(dir, OWN_NAMES.probe), join(root, OWN_NAMES.probe)]
  rmSync(to, {recursive: true, force: true})
  mkdirSync(from, {recursive: true})
  try {
    renameSync(from, to)
    rmdirSync(to)
    return true
  } catch (error) {
    rmdirSync(from)
    const code = systemCode(error)
    if (code === 'EXDEV') return false
    if (REFUSALS.has(code ?? '')) throw notWritable(root)
    throw error
  }
}

function notWritable(root: string): SiteError {
  return new SiteError([
    {
      level: 'error',
      code: 'system/disk',
      message: `The folder may not be written at "${root}".`,
      hint: 'Change its permissions, or choose another with --out-dir.',
    },
  ])
}

/** All but the lock. */
function clearWorkspace({dir}: Workspace): void {
  // Threads of a build that was interrupted may still be writing.
  for (const name of readdirSync(dir))
    if (!name.startsWith('owner-')) rmSync(join(dir, name), {recursive: true, force: true, maxRetries: 5})
}
