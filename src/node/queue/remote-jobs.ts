// The build's side of the queue: batches go out as jobs, what workers need of this build's store goes with them, and answers
// are taken over when they are what this machine would have made. Whatever goes wrong is told as a JobError: the batch is then
// done elsewhere, and nothing is lost.

import {randomUUID} from 'node:crypto'
import {setMaxListeners} from 'node:events'
import {readFileSync} from 'node:fs'
import {basename} from 'node:path'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {hashOf, stableJson} from '../cache/hash.ts'
import type {Store} from '../cache/store.ts'
import {fromPortablePath, toPortablePath} from '../files/portable-path.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import type {EntryName, Moves, RemoteAction} from '../workers/remote-action.ts'
import type {WorkerTask} from '../workers/worker-task.ts'
import type {QueueServer} from './connection.ts'
import {createJobBoard, type JobBoard} from './job-board.ts'
import {JobError} from './job-error.ts'
import {
  answerName,
  CONFIG_CODE,
  JOB_SECONDS,
  type JobAnswer,
  type JobMessage,
  jobName,
  queueName,
  SENT_FOLDER,
  SHARED_SECONDS,
  seal,
  sharedName,
  unseal,
} from './messages.ts'
import {WorkerWatch} from './worker-watch.ts'

export interface RemoteJobs {
  /** Jobs that workers take at a time; 0 while there are none, or the server is away. */
  readonly capacity: () => number
  /** @throws JobError when the batch has to be done elsewhere. */
  readonly run: <Input, Output>(task: WorkerTask<Input, Output>, input: Input, signal: AbortSignal) => Promise<Output>
  /** Gives what the user should know of the workers. */
  readonly close: () => Promise<readonly Diagnostic[]>
}

export interface JobContext {
  readonly siteDir: string
  /** Of the configuration, where the site has one. */
  readonly configPath: string | undefined
  readonly program: ProgramInfo
  readonly store: Store
}

export function createRemoteJobs(server: QueueServer, context: JobContext): RemoteJobs {
  const {program} = context
  const name = queueName(program)
  const board = createJobBoard(server, name)
  const shared = new Map<string, Promise<void>>()
  const onLoss = (): void => {
    shared.clear()
    board.loseAll()
  }
  const watch = new WorkerWatch(server, {queue: name, version: program.version, onLoss})
  return new OpenRemoteJobs({...context, server, board, shared, watch})
}

interface Parts extends JobContext {
  readonly server: QueueServer
  readonly board: JobBoard
  /** What the server has, or is being given, by name. */
  readonly shared: Map<string, Promise<void>>
  readonly watch: WorkerWatch
}

class OpenRemoteJobs implements RemoteJobs {
  readonly #parts: Parts
  readonly #closing = new AbortController()

  constructor(parts: Parts) {
    this.#parts = parts
    setMaxListeners(0, this.#closing.signal)
  }

  capacity = (): number => this.#parts.watch.capacity()

  run = async <Input, Output>(task: WorkerTask<Input, Output>, input: Input, signal: AbortSignal): Promise<Output> => {
    const {name, remote: action} = task
    if (action === undefined) throw new JobError('refused')
    const {server, board, store} = this.#parts
    const id = randomUUID()
    const stop = AbortSignal.any([signal, this.#closing.signal])
    try {
      const ended = board.expect(id, stop)
      // Until it is waited for below.
      ended.catch(() => undefined)
      const message = await this.#pack(task, input, action)
      const sealed = await seal(server, jobName(id), message)
      stop.throwIfAborted()
      await server.client.set(jobName(id), sealed, 'EX', JOB_SECONDS)
      await board.post(id, name)
      this.#parts.watch.note(await ended)
      const output = await this.#take(id, {input, action, stop})
      store.flush()
      return output
    } catch (error) {
      throw error instanceof JobError ? error : new JobError('lost', {cause: error})
    } finally {
      board.forget(id)
      if (server.client.status === 'ready') void server.client.del(jobName(id), answerName(id)).catch(() => undefined)
    }
  }

  close = async (): Promise<readonly Diagnostic[]> => {
    this.#closing.abort(new JobError('lost'))
    const findings = this.#parts.watch.close()
    await this.#parts.board.close()
    return findings
  }

  async #pack<Input, Output>(
    {name, code: codeOf}: WorkerTask<Input, Output>,
    input: Input,
    action: RemoteAction<Input, Output>,
  ): Promise<JobMessage> {
    const {siteDir, configPath, program, server, store} = this.#parts
    const reads = uniqueEntries(action.reads(input))
    const files = new Map(action.files(input).map((path) => [path, readFileSync(path)]))
    await this.#share([
      ...reads.map(([kind, key]) => ({
        name: server.envelope.nameOf('entry', `${kind}:${key}`),
        read: () => store.getBytes(kind, key),
      })),
      ...[...files.values()].map((bytes) => ({
        name: server.envelope.nameOf('file', hashOf(bytes)),
        read: () => bytes,
      })),
    ])
    const folders = {siteDir, programRoot: program.root}
    const sent = new Map([...files].map(([path, bytes]) => [path, {hash: hashOf(bytes), name: basename(path)}]))
    let usesConfig = false
    const moves: Moves = {
      path: (path) => {
        const file = sent.get(path)
        return file === undefined ? toPortablePath(path, folders) : `${SENT_FOLDER}${file.hash}/${file.name}`
      },
      configCode: () => {
        usesConfig = true
        return CONFIG_CODE
      },
    }
    const moved = action.moveInput(input, moves)
    const code = codeOf?.(moved)
    return {
      task: name,
      input: moved,
      siteDir,
      ...(usesConfig && configPath !== undefined ? {config: toPortablePath(configPath, folders)} : {}),
      ...(code && {code}),
      reads,
      files: [...sent.values()],
    }
  }

  /** Gives the server what it does not have. */
  async #share(entries: readonly SharedEntry[]): Promise<void> {
    const {shared} = this.#parts
    const known = entries.flatMap(({name}) => shared.get(name) ?? [])
    const unknown = entries.filter(({name}) => !shared.has(name))
    const giving = this.#give(unknown)
    for (const {name} of unknown) shared.set(name, giving)
    try {
      await Promise.all([giving, ...known])
    } catch (error) {
      for (const {name} of unknown) shared.delete(name)
      throw error
    }
  }

  async #give(unknown: readonly SharedEntry[]): Promise<void> {
    const {client, envelope} = this.#parts.server
    if (unknown.length === 0) return
    const asking = client.pipeline()
    for (const {name} of unknown) asking.expire(sharedName(name), SHARED_SECONDS)
    const answers = (await asking.exec()) ?? []
    const lacking = unknown.filter((_, at) => answers[at]?.[1] !== 1)
    const giving = client.pipeline()
    for (const {name, read} of lacking) {
      const bytes = read()
      if (bytes === undefined) throw new JobError('refused')
      giving.set(sharedName(name), await envelope.seal(name, [bytes]), 'EX', SHARED_SECONDS)
    }
    for (const [error] of (await giving.exec()) ?? []) if (error !== null) throw error
  }

  async #take<Input, Output>(id: string, {input, action, stop}: Expected<Input, Output>): Promise<Output> {
    const {server, siteDir, program, store, watch} = this.#parts
    const sealed = await server.client.getBuffer(answerName(id))
    const answer = sealed === null ? undefined : await unseal<JobAnswer>(server, answerName(id), sealed)
    if (answer === undefined) throw new JobError('lost')
    if (answer.value.refusal !== undefined) {
      watch.noteRefusal(answer.value.refusal)
      throw new JobError('refused')
    }
    // Whoever has the key has this program, whose tasks have these outputs.
    const output = action.moveOutput(answer.value.output as Output, {
      path: (path) => fromPortablePath(path, {siteDir, programRoot: program.root}),
      configCode: (path) => path,
    })
    const names = action.makes(input, output)
    const isWhole = stableJson(names) === stableJson(answer.value.entries) && names.length === answer.bytes.length
    // From here on nothing waits: a batch that is done elsewhere meanwhile is not taken over as well.
    stop.throwIfAborted()
    const accepted = isWhole ? action.accept(input, output, store) : undefined
    if (accepted === undefined) throw new JobError('refused')
    for (const [at, [kind, key]] of names.entries()) store.putBytes(kind, key, answer.bytes[at] ?? Buffer.alloc(0))
    return accepted
  }
}

interface SharedEntry {
  readonly name: string
  readonly read: () => Uint8Array | undefined
}

interface Expected<Input, Output> {
  readonly input: Input
  readonly action: RemoteAction<Input, Output>
  readonly stop: AbortSignal
}

function uniqueEntries(names: readonly EntryName[]): readonly EntryName[] {
  return [...new Map(names.map((name) => [name.join(':'), name])).values()]
}
