// Newest and oldest commit of each file, from one git call for the whole site.
import {execFile} from 'node:child_process'
import {existsSync, readFileSync, realpathSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {promisify} from 'node:util'
import {keyOf} from '../cache/hash.ts'

const run = promisify(execFile)

/** The newest commit of a file, and when the oldest one was made. Times are milliseconds since the epoch. */
export interface FileHistory {
  readonly at: number
  readonly by: string
  readonly firstAt: number
}

/** Separates commits in the log; cannot occur in a name or a path. */
const MARK = '\u0001'
const LOG_LIMIT_BYTES = 512 * 1024 * 1024

/** A history that was read before. */
export interface KnownHistory {
  /** The commit, and where the history of a shallow checkout ends. */
  readonly version: string
  readonly commits: readonly (readonly [string, FileHistory])[]
}

/**
 * History of every file below a folder, by absolute path. Empty when the folder is not in a git checkout or git
 * is not installed.
 * @param known Result of an earlier call: reused when neither HEAD nor the depth of the checkout has changed.
 */
export async function readGitHistory(
  dir: string,
  known: KnownHistory | undefined,
): Promise<{version: string; commits: ReadonlyMap<string, FileHistory>} | undefined> {
  try {
    const {top, version} = await readCheckout(dir)
    if (known?.version === version) return {version, commits: new Map(known.commits)}
    const args = [
      '-c',
      'core.quotePath=false',
      'log',
      `--format=${MARK}%at%x00%an`,
      '--name-only',
      '--no-renames',
      '--diff-merges=first-parent',
      '--',
      '.',
    ]
    const {stdout} = await run('git', args, {cwd: dir, maxBuffer: LOG_LIMIT_BYTES})
    return {version, commits: parseLog(stdout, realpathSync(top), {real: realpathSync(dir), given: dir})}
  } catch {
    return undefined
  }
}

/** Names what a history is read from: as long as it is the same, so is the history. Undefined as above. */
export async function readHistoryVersion(dir: string): Promise<string | undefined> {
  try {
    return (await readCheckout(dir)).version
  } catch {
    return undefined
  }
}

async function readCheckout(dir: string): Promise<{readonly top: string; readonly version: string}> {
  const {stdout} = await run('git', ['rev-parse', 'HEAD', '--show-toplevel', '--git-path', 'shallow'], {cwd: dir})
  const [head = '', top = '', shallow = ''] = stdout.trim().split('\n')
  return {top, version: keyOf(head, readIfThere(resolve(dir, shallow)))}
}

/** The checkout has the last commits only: older dates are not known. False where there is no checkout. */
export async function isShallow(dir: string): Promise<boolean> {
  try {
    const {stdout} = await run('git', ['rev-parse', '--is-shallow-repository'], {cwd: dir})
    return stdout.trim() === 'true'
  } catch {
    return false
  }
}

/** Git lists there the commits whose parents a checkout lacks. */
function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Paths in the log are relative to the checkout's top, symbolic links resolved; ours are as the caller names the folder. */
function parseLog(
  log: string,
  top: string,
  dir: {readonly real: string; readonly given: string},
): ReadonlyMap<string, FileHistory> {
  const files = new Map<string, FileHistory>()
  for (const entry of log.split(MARK)) {
    const [header = '', ...paths] = entry.split('\n')
    const [at, by] = header.split('\0')
    if (at === undefined || by === undefined) continue
    for (const path of paths) {
      if (path === '') continue
      const real = join(top, path)
      const file = real.startsWith(dir.real) ? dir.given + real.slice(dir.real.length) : real
      const firstAt = Number(at) * 1000
      // Newest first: the first commit met is the newest, the last one the oldest.
      files.set(file, {...(files.get(file) ?? {at: firstAt, by}), firstAt})
    }
  }
  return files
}
