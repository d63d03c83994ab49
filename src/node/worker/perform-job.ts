// A job on the worker's side: the input as it is on this machine, what it needs into the store, the task in a thread, and what
// it has made out of the store again.
import {existsSync, mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {TASK_REMOTELY} from '../assets/task-remotely.ts'
import type {Store} from '../cache/store.ts'
import {touch} from '../cache/touch.ts'
import {writeWhole} from '../cache/write-whole.ts'
import {COMPILE_REMOTELY} from '../compile/compile-remotely.ts'
import {loadModule} from '../config/load-module.ts'
import {type Folders, fromPortablePath, toPortablePath} from '../files/portable-path.ts'
import type {SiteCode} from '../model.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import {hashCode} from '../program/site-code.ts'
import type {QueueServer} from '../queue/connection.ts'
import {type JobAnswer, type JobMessage, SENT_FOLDER, sharedName} from '../queue/messages.ts'
import {RENDER_REMOTELY} from '../render/render-remotely.ts'
import type {WorkerPool} from '../workers/pool.ts'
import type {Moves, RemoteAction} from '../workers/remote-action.ts'
import type {TaskName} from '../workers/worker-task.ts'

export interface JobTools {
  readonly server: QueueServer
  readonly store: Store
  readonly workers: WorkerPool
  readonly program: ProgramInfo
  /** Absolute. */
  readonly siteDir: string
  readonly cacheDir: string
  /** Of this worker, for messages. */
  readonly name: string
}

/** Folder in the cache of files that came with jobs. */
export const RECEIVED_FOLDER = 'received'

/** Each task's own types are known to its stage alone; the table is asked by the name that came with the input. */
type AnyAction = RemoteAction<unknown, unknown>
const ACTIONS: Readonly<Partial<Record<TaskName, AnyAction>>> = {
  compile: COMPILE_REMOTELY as AnyAction,
  render: RENDER_REMOTELY as AnyAction,
  pageTask: TASK_REMOTELY as AnyAction,
}

export interface PerformedJob {
  readonly answer: JobAnswer
  readonly bytes: readonly Buffer[]
}

/** What a build gets. @throws whatever keeps this machine from doing the job; another can do it. */
export async function performJob(message: JobMessage, tools: JobTools): Promise<PerformedJob> {
  const {task, code} = message
  const {store, siteDir, program} = tools
  const action = ACTIONS[task]
  if (action === undefined) throw new Error(`There is no task "${task}".`)
  const folders = {siteDir, programRoot: program.root}
  const here = code === undefined ? undefined : await codeHere(code, folders, tools)
  if (here !== undefined && here.hash !== code?.hash) return refuse({name: tools.name, otherCode: code?.modules ?? []})
  await fetchEntries(message, tools)
  await fetchFiles(message, tools)
  const input = action.moveInput(message.input, await movesHere(message, folders, tools))
  const output = await tools.workers.run({name: task, code: () => here}, input)
  const entries = action.makes(input, output)
  const found = entries.map(([kind, key]) => store.getBytes(kind, key))
  const bytes = found.filter((one) => one !== undefined)
  // The name of a folder here means nothing there, unless it is called the same.
  const isOwn = message.siteDir !== siteDir && bytes.some((one) => one.includes(siteDir))
  if (bytes.length < found.length || isOwn) return refuse({name: tools.name, otherCode: []})
  const there: Moves = {path: (path) => toPortablePath(path, folders), configCode: (path) => path}
  return {answer: {output: action.moveOutput(output, there), entries}, bytes}
}

function refuse(refusal: NonNullable<JobAnswer['refusal']>): PerformedJob {
  return {answer: {output: undefined, entries: [], refusal}, bytes: []}
}

function codeHere(
  {modules, files}: SiteCode,
  folders: Folders,
  {store, program, siteDir}: JobTools,
): Promise<SiteCode> {
  const toPath = (path: string): string => fromPortablePath(path, folders)
  const tools = {store, watch: () => undefined}
  return hashCode({modules: modules.map(toPath), files: files.map(toPath)}, {siteDir, program, tools})
}

async function movesHere({config}: JobMessage, folders: Folders, {cacheDir, siteDir}: JobTools): Promise<Moves> {
  const loaded =
    config === undefined ? undefined : await loadModule(fromPortablePath(config, folders), {cacheDir, siteDir})
  return {
    path: (path) =>
      path.startsWith(SENT_FOLDER)
        ? join(cacheDir, RECEIVED_FOLDER, path.slice(SENT_FOLDER.length))
        : fromPortablePath(path, folders),
    configCode: (path) => loaded?.codeFile ?? path,
  }
}

/**
 * Into the store, where its threads read. Other jobs are done meanwhile, and take what the store has for something that their
 * threads can read: nothing may wait between the first entry that is put there and the end of writing them.
 */
async function fetchEntries({reads}: JobMessage, {server, store}: JobTools): Promise<void> {
  const {client, envelope} = server
  const lacking = reads.filter(([kind, key]) => !store.has(kind, key))
  if (lacking.length === 0) return
  const names = lacking.map(([kind, key]) => envelope.nameOf('entry', `${kind}:${key}`))
  const sealed = await client.mgetBuffer(names.map(sharedName))
  const opened = await Promise.all(
    lacking.map(async (entry, at) => ({entry, bytes: await openOne(server, names[at], sealed[at])})),
  )
  for (const {entry, bytes} of opened) store.putBytes(...entry, bytes)
  store.flush()
}

async function fetchFiles({files}: JobMessage, {server, cacheDir}: JobTools): Promise<void> {
  for (const {hash, name} of files) {
    const folder = join(cacheDir, RECEIVED_FOLDER, hash)
    const path = join(folder, name)
    if (existsSync(path)) {
      touch(folder)
      continue
    }
    const shared = server.envelope.nameOf('file', hash)
    const bytes = await openOne(server, shared, await server.client.getBuffer(sharedName(shared)))
    mkdirSync(folder, {recursive: true})
    writeWhole(path, bytes)
  }
}

async function openOne({envelope}: QueueServer, name = '', sealed: Buffer | null = null): Promise<Buffer> {
  const [bytes] = (sealed === null ? undefined : await envelope.open(name, sealed)) ?? []
  if (bytes === undefined) throw new Error('What belongs to the job is not there any more.')
  return bytes
}
