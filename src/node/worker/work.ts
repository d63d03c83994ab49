// `quire worker`: does batches of other machines' builds, until it is stopped.
import {hostname} from 'node:os'
import {resolve} from 'node:path'
import type {WorkerEvent, WorkOptions} from '../api-types.ts'
import {claimCacheFolder} from '../cache/cache-folder.ts'
import {NO_LIMITS} from '../cache/cache-limits.ts'
import {enterCache} from '../cache/cache-users.ts'
import {openStore} from '../cache/store.ts'
import {findConfigFile} from '../config/find-config.ts'
import {readProgramInfo} from '../program/program-info.ts'
import {onReady, openServer, type QueueServer} from '../queue/connection.ts'
import type {JobState} from '../queue/job-board.ts'
import {answerName, JOB_SECONDS, type JobMessage, jobName, queueName, seal, unseal} from '../queue/messages.ts'
import {readQueueSettings} from '../queue/queue-settings.ts'
import {announceWorker} from '../queue/worker-list.ts'
import {closing} from '../run/closing.ts'
import {findCacheDir, programTools} from '../serve/serve.ts'
import {createPool, threadFile} from '../workers/pool.ts'
import {type JobTools, performJob} from './perform-job.ts'

/** Seconds for one page, as the configuration has it by default; the build that waits has its own limit. */
const TIME_LIMIT = 60
/** A job whose worker has been silent for so long is given to another, in milliseconds. */
const LOCK_MS = 15_000

/**
 * Works until the signal is aborted.
 * @throws SiteError when the queue is not set up as it should be, a package is missing, or the folder is none.
 */
export async function work(options: WorkOptions): Promise<void> {
  // As for a build.
  process.env.NODE_ENV = 'production'
  const settings = readQueueSettings(options.queue)
  const siteDir = resolve(options.siteDir ?? '.')
  findConfigFile(siteDir, options.config)
  const program = readProgramInfo()
  const cacheDir = await findCacheDir(siteDir, options.config, programTools.readSite)
  claimCacheFolder(cacheDir)
  const server = await openServer(settings, {siteDir, programRoot: program.root})
  const user = enterCache(cacheDir)
  const store = openStore(cacheDir)
  const workers = createPool({
    filename: threadFile(program.root),
    cacheDir,
    session: store.session,
    timeLimit: TIME_LIMIT,
    ...(options.threads !== undefined && {threadCount: options.threads}),
  })
  const name = options.name ?? `${hostname()}-${process.pid}`
  const tools = {server, store, workers, program, siteDir, cacheDir, name}
  const closeStore = (): void => {
    store.finish(NO_LIMITS, user)
    user.leave()
  }
  await closing([server.close, closeStore, workers.close], () => serveQueue(tools, options))
}

async function serveQueue(tools: JobTools, {signal, onEvent = () => undefined}: WorkOptions): Promise<void> {
  const {server, program, workers, name} = tools
  const {client, connect, packages, address} = server
  const queue = queueName(program)
  const worker = new packages.Worker(queue, ({id = ''}) => answerJob(id, tools, onEvent), {
    connection: connect(),
    // One more than there are threads: what a job needs comes while others are done.
    concurrency: workers.threadCount + 1,
    lockDuration: LOCK_MS,
    stalledInterval: LOCK_MS,
    maxStalledCount: 3,
  })
  // It goes on when the server is back.
  worker.on('error', () => undefined)
  onReady(client, () => onEvent({kind: 'connected', address, name, threads: workers.threadCount}))
  client.on('close', () => {
    if (signal?.aborted !== true) onEvent({kind: 'disconnected', address})
  })
  const entry = {name, version: program.version, queue, threads: workers.threadCount}
  const announced = announceWorker(client, `${name}-${process.pid}`, entry)
  if (signal?.aborted !== true)
    await new Promise<void>((stop) => signal?.addEventListener('abort', () => stop(), {once: true}))
  await announced.stop()
  // What it is at, it ends; with the server away there is nobody to give that to.
  await worker.close(client.status !== 'ready')
}

async function answerJob(id: string, tools: JobTools, onEvent: (event: WorkerEvent) => void): Promise<JobState> {
  const {server, name} = tools
  const sealed = await server.client.getBuffer(jobName(id))
  if (sealed === null) return 'gone'
  const message = (await unseal<JobMessage>(server, jobName(id), sealed))?.value
  if (message === undefined) return 'unsigned'
  const start = performance.now()
  const {answer, bytes} = await performJob(message, tools).catch((error: unknown) => {
    onEvent({kind: 'failed', task: message.task, message: error instanceof Error ? error.message : String(error)})
    return {answer: {output: undefined, entries: [], refusal: {name, otherCode: []}}, bytes: []}
  })
  await giveAnswer(server, id, await seal(server, answerName(id), answer, bytes))
  const count = Array.isArray(answer.output) ? answer.output.length : Number(answer.output ?? 0)
  if (answer.refusal === undefined) onEvent({kind: 'done', task: message.task, count, ms: performance.now() - start})
  else if (answer.refusal.otherCode.length > 0) onEvent({kind: 'refused', files: answer.refusal.otherCode})
  return 'done'
}

async function giveAnswer({client}: QueueServer, id: string, sealed: Buffer): Promise<void> {
  await client.set(answerName(id), sealed, 'EX', JOB_SECONDS)
}
