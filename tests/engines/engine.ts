// What the journeys ask of a browser, whichever protocol it speaks.
import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync} from 'node:fs'
import {createServer} from 'node:net'
import {setTimeout as wait} from 'node:timers/promises'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Engine {
  readonly goTo: (url: string) => Promise<void>
  /** Calls a function in the page. Arguments and result are JSON. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    call: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Keys that are held together, such as `Control` and `k`. */
  readonly press: (...keys: readonly string[]) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Presses the first button of the mouse there, in CSS pixels of the viewport. */
  readonly clickAt: (x: number, y: number) => Promise<void>
  /** By so many entries of the history. */
  readonly travel: (steps: -1 | 1) => Promise<void>
  /** Of the viewport, as near to it as the window can be. */
  readonly resize: (size: Size) => Promise<void>
  readonly close: () => Promise<void>
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions, for both protocols. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

export const keyActions = (...keys: readonly string[]) => {
  const values = keys.map((key) => KEYS[key] ?? key)
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({type: 'keyDown', value})),
        ...[...values].reverse().map((value) => ({type: 'keyUp', value})),
      ],
    },
  ]
}

export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: {pointerType: 'mouse'},
    actions: [
      {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ],
  },
]

/** Source of a call whose result is a promise of JSON. */
export const callSource = (call: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(async () => JSON.stringify(await (${String(call)})(...${JSON.stringify(args)})) ?? 'null')()`

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return address.port
}

/** A program of the system with processes of its own, all of which end with it. */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(command, args, {env: {...process.env, ...env}, stdio: 'ignore', detached: true})
}

export function endProgram({pid}: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** @throws Error when nothing has come after a minute; the last one of `ask` is its cause. */
export async function waitFor<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  let cause: unknown
  for (const began = Date.now(); Date.now() - began < 60_000; await wait(100)) {
    try {
      const found = await ask()
      if (found !== undefined && found !== null && found !== false) return found
    } catch (error) {
      cause = error
    }
  }
  throw new Error(`Waited in vain for ${what}.`, {cause})
}

export const isInstalled = (paths: readonly string[]): boolean => paths.every((path) => existsSync(path))
