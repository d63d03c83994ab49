// Thread entry: one exported function per task, called by the pool.
import {setImmediate as nextTurn} from 'node:timers/promises'
import {openStore, type StoreSession} from '../cache/store.ts'
import {StoreError} from '../cache/store-error.ts'
import {readErrno} from '../files/errno.ts'
import {hasRunForeignCode} from '../program/foreign-code.ts'
import {markForeignCode, markItem, markUnhandled, PREPARING, type Progress} from '../workers/watch-progress.ts'
import type {TaskName} from '../workers/worker-task.ts'
import {createWorkerTools, type WorkerTools} from '../workers/worker-tools.ts'
import {type TaskInput, type TaskOutput, tasks} from './tasks.ts'

/** The store of a build. */
interface Place {
  readonly cacheDir: string
  readonly session: StoreSession
}

let opened: ReturnType<typeof createWorkerTools> | undefined

/** Opened with the first task of a build: that the store cannot be used is then an answer like others. */
function openTools({cacheDir, session}: Place): ReturnType<typeof createWorkerTools> {
  opened ??= createWorkerTools(openStore(cacheDir, {session}))
  return opened
}

/** Between two builds: nothing of the first one stays open, or is taken for a thing of the second. */
export function rest(): void {
  opened?.store.close()
  opened = undefined
  current = undefined
}

// Content that ends the thread would leave the build waiting for ever; thrown, it is a fault of its page.
const refuseExit = (code?: number | string | null): never => {
  throw new Error(`process.exit(${code ?? ''}) was called while the site was built.`)
}
// Node's types lack its own name for what ends a thread.
const ownExit = {exit: process.exit, reallyExit: 'reallyExit' in process ? process.reallyExit : undefined}
Object.assign(process, {exit: refuseExit, reallyExit: refuseExit})

/** Of the task that the thread is at. */
let current: Progress | undefined
// A promise that is rejected without anybody to handle it ends a thread, as an error in a timer does.
process.on('uncaughtExceptionMonitor', () => {
  if (current !== undefined) markUnhandled(current)
  // Now Node ends the thread, in order.
  Object.assign(process, ownExit)
})

interface Call<Name extends TaskName> {
  readonly input: TaskInput<Name>
  readonly place: Place
  readonly progress: Progress
}

async function perform<Name extends TaskName>(
  name: Name,
  {input, place, progress}: Call<Name>,
): Promise<TaskOutput<Name>> {
  // The table's entry for `Name` takes that name's input; the index type cannot say so.
  const task = tasks[name] as (input: TaskInput<Name>, with_: WorkerTools) => Promise<TaskOutput<Name>>
  try {
    Atomics.store(progress, 0, PREPARING)
    current = progress
    const tools = {...openTools(place), begin: (index: number) => markItem(progress, index)}
    const output = await task(input, tools)
    tools.store.flush()
    // Between tasks the thread sleeps outside of its event loop, where Node frees what native code, such as the parser of Markdown, holds
    // for objects that are gone: 20 kB a document.
    await nextTurn()
    return output
  } catch (error) {
    // On its way to another thread an error keeps its cause, and loses its other properties.
    const cause = error instanceof StoreError ? error.toData() : readErrno(error)
    throw cause === undefined ? error : new Error(String(error), {cause})
  } finally {
    if (hasRunForeignCode()) markForeignCode(progress)
  }
}

export const scan = (call: Call<'scan'>): Promise<TaskOutput<'scan'>> => perform('scan', call)
export const compile = (call: Call<'compile'>): Promise<TaskOutput<'compile'>> => perform('compile', call)
export const render = (call: Call<'render'>): Promise<TaskOutput<'render'>> => perform('render', call)
export const pageTask = (call: Call<'pageTask'>): Promise<TaskOutput<'pageTask'>> => perform('pageTask', call)
