// routes.lock as text: sorted, an address a line with its anchors, so that a diff shows what came and went, and two branches
// merge. Values to text and back; nothing is read or written here.
import {closest} from '../../shared/closest.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'

/** Name of the file in the folder of the site. */
export const LOCK_FILE = 'routes.lock'

/** An address that was published. */
export interface LockedAddress {
  readonly anchors: readonly string[]
  /** From 1. */
  readonly line: number
}

export interface RoutesLock {
  readonly addresses: ReadonlyMap<string, LockedAddress>
  /** Addresses, and anchors after their address, that were removed on purpose. */
  readonly gone: ReadonlySet<string>
}

const HEADER = `# The addresses of this site and the anchors of its pages. The build writes this file; commit it.
# What disappears without a redirect fails the build. Gone on purpose: "gone /address" or "gone /address#anchor".
`
const GONE = 'gone '

/** Lines that are no address are findings, and left out. */
export function parseLock(text: string): {lock: RoutesLock; problems: readonly Diagnostic[]} {
  const addresses = new Map<string, LockedAddress>()
  const gone = new Set<string>()
  const problems: Diagnostic[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('# ')) continue
    const target = line.startsWith(GONE) ? line.slice(GONE.length).trim() : undefined
    const [address = '', ...anchors] = line.split(/\s+/)
    if (target?.startsWith('/') === true && !/\s/.test(target)) gone.add(target)
    else if (address.startsWith('/') && anchors.every((anchor) => anchor.length > 1 && anchor.startsWith('#')))
      addresses.set(address, {anchors: anchors.map((anchor) => anchor.slice(1)), line: at + 1})
    else problems.push(toProblem(raw, at + 1))
  }
  return {lock: {addresses, gone}, problems}
}

/** @param anchors By address. */
export function formatLock(anchors: ReadonlyMap<string, Iterable<string>>, gone: ReadonlySet<string>): string {
  const lines = [...anchors]
    .filter(([address]) => !gone.has(address))
    .map(([address, ids]) => [address, [...ids].filter((id) => !gone.has(`${address}#${id}`)).sort(compare)] as const)
    .sort(([a], [b]) => compare(a, b))
    .map(([address, ids]) => [address, ...ids.map((id) => `#${id}`)].join(' '))
  const removed = [...gone].sort(compare).map((address) => GONE + address)
  return `${HEADER}${[...lines, ...removed].join('\n')}\n`
}

function toProblem(line: string, at: number): Diagnostic {
  const [word = ''] = line.trim().split(/\s/)
  const isConflict = /^(?:<<<<<<<|=======|>>>>>>>|\|\|\|\|\|\|\|)/.test(line)
  return {
    level: 'error',
    code: 'routes/lock-syntax',
    message: isConflict
      ? `"${LOCK_FILE}" has a conflict of Git that is not resolved.`
      : `"${LOCK_FILE}" has a line that is no address: "${line.trim()}".`,
    location: {sourcePath: LOCK_FILE, line: at, column: 1, length: Math.max(1, line.length)},
    hint: isConflict
      ? 'Keep the lines of both sides and remove the marks: the next build sorts the file.'
      : closest(word, ['gone']) === 'gone' && word !== 'gone'
        ? 'Did you mean "gone"?'
        : 'Write "/address #anchor #another", or "gone /address".',
  }
}

// By code unit: the order must not depend on the machine's language.
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
