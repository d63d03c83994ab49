// Jobs that a worker does at a time.
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import type {TaskBatch} from '../../../src/node/assets/task-batch.ts'
import {openStore, type Store} from '../../../src/node/cache/store.ts'
import {readProgramInfo} from '../../../src/node/program/program-info.ts'
import type {JobMessage} from '../../../src/node/queue/messages.ts'
import {type JobTools, performJob} from '../../../src/node/worker/perform-job.ts'

test('a job that needs what another one is still fetching finds it in its thread', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'quire-jobs-'))
  const store = openStore(cacheDir)
  const thread = openStore(cacheDir, {session: store.session})
  onTestFinished(() => {
    for (const one of [thread, store]) one.close()
    rmSync(cacheDir, {recursive: true})
  })
  let arrive = (): void => undefined
  const late = new Promise<void>((settle) => {
    arrive = settle
  })
  const tools = toolsWith({store, thread, cacheDir, arrival: (name) => (name.includes('late') ? late : undefined)})
  const first = performJob(jobOf(['early', 'late']), tools)
  // By then it has the one and waits for the other.
  await new Promise((settle) => setTimeout(settle, 20))
  const second = await performJob(jobOf(['early']), tools)
  expect(second.answer.entries).toEqual([['task', 'early']])
  arrive()
  expect((await first).answer.entries).toEqual([
    ['task', 'early'],
    ['task', 'late'],
  ])
})

interface Given {
  readonly store: Store
  /** As a thread of the worker sees it. */
  readonly thread: Store
  readonly cacheDir: string
  /** When the bytes of an entry have come over the network. */
  readonly arrival: (name: string) => Promise<void> | undefined
}

/** A worker whose server has the sections of every document, and whose thread reads them. */
function toolsWith({store, thread, cacheDir, arrival}: Given): JobTools {
  const source = openStore(mkdtempSync(join(cacheDir, 'source-')))
  source.put('sections', 'any', [])
  const bytes = source.getBytes('sections', 'any') ?? Buffer.alloc(0)
  source.close()
  const tools = {
    server: {
      client: {mgetBuffer: async (names: readonly string[]) => names.map(() => Buffer.from('sealed'))},
      envelope: {
        nameOf: (_kind: string, key: string) => key,
        open: async (name: string) => {
          await arrival(name)
          return [bytes]
        },
      },
    },
    store,
    workers: {
      run: async (_task: unknown, {jobs}: TaskBatch) => {
        for (const {key} of jobs) {
          thread.mustGet('sections', key)
          thread.put('task', key, {value: key})
        }
        thread.flush()
        return jobs.length
      },
    },
    program: readProgramInfo(),
    siteDir: cacheDir,
    cacheDir,
    name: 'worker',
  }
  // Of the server and the threads a job uses these parts alone.
  return tools as unknown as JobTools
}

function jobOf(keys: readonly string[]): JobMessage {
  const jobs = keys.map((key) => ({key, page: {}, text: {kind: 'document', document: {key, partials: {}}}}))
  const input = {filePath: '', code: {modules: [], files: [], hash: ''}, jobs}
  return {task: 'pageTask', input, siteDir: '', reads: keys.map((key) => ['sections', key] as const), files: []}
}
