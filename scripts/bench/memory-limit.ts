// A limit of memory that the system sets, as a container has one: by a control group, of version 1 or 2.
import {existsSync, mkdirSync, rmdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

const V1 = '/sys/fs/cgroup/memory'
const V2 = '/sys/fs/cgroup'

export interface MemoryLimit {
  /** The command that runs another within the limit. What it takes beyond it ends it, and with it the run. */
  readonly wrap: (command: string, args: readonly string[]) => readonly [command: string, args: readonly string[]]
  readonly stop: () => void
}

/** @param mebibytes Of the process and all that it starts; files that the system keeps in memory give way. @throws Error where the system does not let us. */
export function limitMemory(mebibytes: number): MemoryLimit {
  const isFirst = existsSync(join(V1, 'memory.limit_in_bytes'))
  const group = join(isFirst ? V1 : V2, `quire-bench-${process.pid}`)
  const bytes = String(mebibytes * 2 ** 20)
  try {
    mkdirSync(group)
    writeFileSync(join(group, isFirst ? 'memory.limit_in_bytes' : 'memory.max'), bytes)
  } catch (error) {
    throw new Error('The system lets nobody set a limit of memory here: be root, and have control groups.', {
      cause: error,
    })
  }
  return {
    wrap: (command, args) => [
      'sh',
      ['-c', 'echo $$ > "$0" && exec "$@"', join(group, 'cgroup.procs'), command, ...args],
    ],
    stop: () => rmdirSync(group),
  }
}
