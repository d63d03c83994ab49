// One command as a whole process: wall and CPU time, and the peak of the summed memory of its process tree.
import {spawn} from 'node:child_process'
import {existsSync, readdirSync, readFileSync} from 'node:fs'

export interface ProcessFigures {
  readonly wallSeconds: number
  readonly cpuSeconds: number
  readonly peakMiB: number
  readonly stdout: string
}

export interface Spread {
  readonly min: number
  readonly median: number
  readonly max: number
}

const PAGE_BYTES = 4096
const SAMPLE_MS = 50

export interface RunOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** Called while it runs, with the process that was started: `time`, where that is installed, whose child is the command. */
  readonly onSample?: (pid: number) => void
}

/** Runs a command to its end. @throws Error with its output when it fails. */
export function runProcess(
  command: string,
  args: readonly string[],
  {cwd, env: added = {}, onSample}: RunOptions,
): Promise<ProcessFigures> {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint()
    const timed = existsSync('/usr/bin/time')
    const env = {...process.env, CI: '1', NO_COLOR: '1', ...added}
    const child = timed
      ? spawn('/usr/bin/time', ['-f', '%U %S', command, ...args], {cwd, env})
      : spawn(command, [...args], {cwd, env})
    let stdout = ''
    let stderr = ''
    let peak = 0
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString()
    })
    child.stderr.on('data', (data: Buffer) => {
      stderr += data.toString()
    })
    const timer = setInterval(() => {
      peak = Math.max(peak, treeBytes(child.pid ?? 0))
      onSample?.(child.pid ?? 0)
    }, SAMPLE_MS)
    child.on('close', (code) => {
      clearInterval(timer)
      const wallSeconds = Number(process.hrtime.bigint() - start) / 1e9
      if (code !== 0) reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${stdout}${stderr}`))
      const [user = 0, system = 0] = stderr.trim().split('\n').pop()?.split(' ').map(Number) ?? []
      resolve({wallSeconds, cpuSeconds: timed ? user + system : Number.NaN, peakMiB: peak / 1024 / 1024, stdout})
    })
  })
}

/** Resident bytes of a process and all its descendants; pages that processes share count once for each. */
export function treeBytes(root: number): number {
  return sumOfTree(root, ({bytes}) => bytes)
}

/** Processor time of a process and all its descendants that run, in seconds. */
export function treeCpuSeconds(root: number): number {
  return sumOfTree(root, ({cpuTicks}) => cpuTicks) / TICKS_A_SECOND
}

/** As Linux has it for programs on every machine: USER_HZ. */
const TICKS_A_SECOND = 100

function sumOfTree(root: number, of: (facts: ProcessFacts) => number): number {
  const children = new Map<number, (ProcessFacts & {readonly pid: number})[]>()
  for (const name of existsSync('/proc') ? readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue
    const facts = readStat(name)
    if (facts === undefined) continue
    const siblings = children.get(facts.parent) ?? []
    siblings.push({pid: Number(name), ...facts})
    children.set(facts.parent, siblings)
  }
  const own = readStat(String(root))
  let sum = own === undefined ? 0 : of(own)
  const open = [root]
  for (let pid = open.pop(); pid !== undefined; pid = open.pop())
    for (const child of children.get(pid) ?? []) {
      sum += of(child)
      open.push(child.pid)
    }
  return sum
}

interface ProcessFacts {
  readonly parent: number
  readonly bytes: number
  readonly cpuTicks: number
}

function readStat(pid: string): ProcessFacts | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [parent = 0, user = 0, system = 0, pages = 0] = [1, 11, 12, 21].map((at) => Number(fields[at]))
    return {parent, bytes: pages * PAGE_BYTES, cpuTicks: user + system}
  } catch {
    return undefined
  }
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  return {min: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted[sorted.length - 1] ?? 0}
}
