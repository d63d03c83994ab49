// Newest and oldest commit of each file, from one git call for the whole site.
import {execFile} from 'node:child_process'
import {existsSync, readFileSync, realpathSync} from 'node:fs'
import {join, relative, resolve, sep} from 'node:path'
import {promisify} from 'node:util'
import {keyOf} from '../cache/hash.ts'
import {isInside} from '../files/publish-rule.ts'

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
 * History of every file below a folder, and of documents elsewhere in the same checkout, such as those in `../docs`, by
 * absolute path. Empty when the folder is not in a git checkout or git is not installed.
 * @param known Result of an earlier call: reused when neither HEAD nor the depth of the checkout has changed, nor what is
 * asked for.
 */
export async function readGitHistory(
  dir: string,
  known: KnownHistory | undefined,
  documents: Iterable<string> = [],
): Promise<{version: string; commits: ReadonlyMap<string, FileHistory>} | undefined> {
  try {
    const checkout = await readCheckout(dir)
    const places = findPlaces(dir, documents, realpathSync(checkout.top))
    const version = places.length === 1 ? checkout.version : keyOf(checkout.version, ...places.map(({given}) => given))
    if (known?.version === version) return {version, commits: new Map(known.commits)}
    const args = [
      '-c',
      'core.quotePath=false',
      'log',
      `--format=${MARK}%ct%x00%an`,
      '--name-only',
      '--no-renames',
      '--diff-merges=first-parent',
      '--',
      ...places.map(({real}) => `:(literal)${real.replaceAll(sep, '/')}`),
    ]
    const {stdout} = await run('git', args, {cwd: dir, maxBuffer: LOG_LIMIT_BYTES})
    return {version, commits: parseLog(stdout, realpathSync(checkout.top), places)}
  } catch {
    return undefined
  }
}

/** A folder or a file whose history is wanted: as the caller names it, and with symbolic links resolved. */
interface Place {
  readonly given: string
  readonly real: string
}

/** The folder, and what is next to it or to one of the folders around it: the history of a whole checkout may be long. */
function findPlaces(dir: string, documents: Iterable<string>, top: string): readonly Place[] {
  const outside = new Set<string>()
  for (const file of documents) {
    const [next] = relative(dir, file).match(OUTSIDE) ?? []
    if (next !== undefined) outside.add(resolve(dir, next))
  }
  const others = [...outside].sort().map((given) => ({given, real: realpathSync(given)}))
  return [{given: dir, real: realpathSync(dir)}, ...others.filter(({real}) => isInside(real, top))]
}

/** From a relative path: `../docs` of `../docs/guides/a.md`. */
const OUTSIDE = /^(?:\.\.[\\/])+[^\\/]+/

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

/** Paths in the log are relative to the checkout's top, symbolic links resolved; ours are as the caller names them. */
function parseLog(log: string, top: string, places: readonly Place[]): ReadonlyMap<string, FileHistory> {
  const files = new Map<string, FileHistory>()
  for (const entry of log.split(MARK)) {
    const [header = '', ...paths] = entry.split('\n')
    const [at, by] = header.split('\0')
    if (at === undefined || by === undefined) continue
    for (const path of paths) {
      if (path === '') continue
      const real = join(top, path)
      const place = places.find((one) => isInside(real, one.real))
      const file = place === undefined ? real : place.given + real.slice(place.real.length)
      const firstAt = Number(at) * 1000
      // Newest first: the first commit met is the newest, the last one the oldest.
      files.set(file, {...(files.get(file) ?? {at: firstAt, by}), firstAt})
    }
  }
  return files
}
