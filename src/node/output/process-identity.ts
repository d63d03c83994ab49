// Who holds a lock, told so that another process can find out whether the holder still runs: on the same machine by its
// process, from another container or machine by nothing but its signs of life.
import {readFileSync, readlinkSync} from 'node:fs'
import {hostname} from 'node:os'
import {systemCode} from '../files/errno.ts'

export interface ProcessIdentity {
  readonly pid: number
  /** Machine, its start and the process namespace: only where these are equal does a pid name the same process. */
  readonly space: string
  /** When the process started, in the system's own count; absent where the system does not tell. */
  readonly started?: string
}

export function identifyProcess(): ProcessIdentity {
  const started = startOf(process.pid)
  return {pid: process.pid, space: processSpace(), ...(started === undefined ? {} : {started})}
}

/** True or false where this process can tell, undefined where it cannot: another machine or container. */
export function isRunning({pid, space, started}: ProcessIdentity): boolean | undefined {
  if (space !== processSpace()) return undefined
  if (!exists(pid)) return false
  // Numbers of processes are used again.
  const now = startOf(pid)
  return started === undefined || now === undefined ? undefined : started === now
}

/** A process of another user exists, too. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}

function processSpace(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const namespace = attempt(() => readlinkSync('/proc/self/ns/pid'))
  return [hostname(), boot, namespace].filter((part) => part !== undefined).join(' ')
}

/** Field 22 of Linux's `/proc/<pid>/stat`: clock ticks from the machine's start to the process's. */
function startOf(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The second field is the program's name in parentheses, and may hold spaces and parentheses itself.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
}

function attempt(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
