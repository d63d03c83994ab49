// Newest and oldest commit of each file, from one git call for the whole site.
import {execFile} from 'node:child_process'
import {realpathSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'

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

/**
 * History of every file below a folder, by absolute path. Empty when the folder is not in a git checkout or git
 * is not installed.
 * @param known Result of an earlier call with the commit it was read at: reused when HEAD has not moved.
 */
export async function readGitHistory(
  dir: string,
  known: {readonly head: string; readonly commits: readonly (readonly [string, FileHistory])[]} | undefined,
): Promise<{head: string; commits: ReadonlyMap<string, FileHistory>} | undefined> {
  try {
    const {stdout: facts} = await run('git', ['rev-parse', 'HEAD', '--show-toplevel'], {cwd: dir})
    const [head = '', top = ''] = facts.trim().split('\n')
    if (known?.head === head) return {head, commits: new Map(known.commits)}
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
    return {head, commits: parseLog(stdout, realpathSync(top), {real: realpathSync(dir), given: dir})}
  } catch {
    return undefined
  }
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
