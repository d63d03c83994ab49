// What goes over the queue, and under which names. Jobs carry a number alone: the queue's own lists stay small, and what is
// large is sealed, by which a worker knows that it comes from somebody who has the key.
import {serialize} from 'node:v8'
import {keyOf} from '../cache/hash.ts'
import {readValue, storeForm} from '../cache/value-bytes.ts'
import type {SiteCode} from '../model.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import type {EntryName} from '../workers/remote-action.ts'
import type {TaskName} from '../workers/worker-task.ts'
import type {QueueServer} from './connection.ts'

/** A batch of a stage. Paths are as `toPortablePath` has them. */
export interface JobMessage {
  readonly task: TaskName
  readonly input: unknown
  /** Of the machine that asks. */
  readonly siteDir: string
  /** The configuration file, when the task runs functions of it. */
  readonly config?: string
  readonly code?: SiteCode
  /** Entries that the worker's store must have. */
  readonly reads: readonly EntryName[]
  /** Files that go along, by the hash of their content. */
  readonly files: readonly {readonly hash: string; readonly name: string}[]
}

/** What was made; the bytes of the entries follow in this order. */
export interface JobAnswer {
  readonly output: unknown
  readonly entries: readonly EntryName[]
  /** Set when the worker did not do it. */
  readonly refusal?: Refusal
}

export interface Refusal {
  /** Of the worker. */
  readonly name: string
  /** Paths as `toPortablePath` has them; none where the task failed there, which is told by whoever does it next. */
  readonly otherCode: readonly string[]
}

/** Stands for the configuration as a machine runs it. */
export const CONFIG_CODE = 'config:'
/** Begins the path of a file that goes along. */
export const SENT_FOLDER = 'sent:'

/** Everything under these names. */
const PREFIX = 'quire:queue:'
/** Seconds that jobs and answers are kept, when whoever wanted them is gone. */
export const JOB_SECONDS = 3600
/** Seconds that entries and files are kept since they were last wanted. */
export const SHARED_SECONDS = 86_400

export const jobName = (id: string): string => `${PREFIX}job:${id}`
export const answerName = (id: string): string => `${PREFIX}answer:${id}`
export const sharedName = (name: string): string => `${PREFIX}shared:${name}`
export const WORKERS_NAME = `${PREFIX}workers`

/**
 * Names the queue by all that decides what a task gives besides its input: a worker with another program never gets a job of
 * this one.
 */
export function queueName({version, fingerprints}: ProgramInfo): string {
  const {compile, render, pageTask} = fingerprints
  return `quire-${keyOf(version, storeForm(), compile, render, pageTask).slice(0, 16)}`
}

/** Seals a value and bytes under a name. */
export function seal(
  {envelope}: Pick<QueueServer, 'envelope'>,
  name: string,
  value: JobMessage | JobAnswer,
  bytes: readonly Uint8Array[] = [],
): Promise<Buffer> {
  return envelope.seal(name, [serialize(value), ...bytes])
}

/** The value and the bytes; undefined when somebody else has sealed them. */
export async function unseal<Value extends JobMessage | JobAnswer>(
  {envelope}: Pick<QueueServer, 'envelope'>,
  name: string,
  sealed: Buffer,
): Promise<{readonly value: Value; readonly bytes: readonly Buffer[]} | undefined> {
  const [first, ...bytes] = (await envelope.open(name, sealed)) ?? []
  // Whoever has the key has this program, of this version.
  const value = first === undefined ? undefined : readValue<Value>(first)
  return value === undefined ? undefined : {value, bytes}
}
