// Gives the text of pages to the plugins that work on it. What a plugin made of a page is kept under the hash of all that
// it was made from, so that only pages that changed are worked on.
import {join} from 'node:path'
import type {BuiltPage, PageTask} from '../../plugin/types.ts'
import type {Json} from '../../shared/contract.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {htmlFileOf} from '../../shared/permalink.ts'
import {keyOf, stableJson} from '../cache/hash.ts'
import {resolveContentImport} from '../files/import-paths.ts'
import type {CompiledDocument, LoadedPlugin, PluginSetup, SiteConfig} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'
import type {ProgramInfo} from '../program/program-info.ts'
import {type Tools, throwIfAborted} from '../tools.ts'
import {toBatches} from '../workers/batches.ts'
import {runBatch} from '../workers/run-batch.ts'
import {runInTurn} from '../workers/run-in-turn.ts'
import type {WorkerTask} from '../workers/worker-task.ts'
import {fetchResults, sendResult} from './shared-results.ts'
import type {StoredDocument, TaskBatch, TaskJob, TaskResult, TextSource} from './task-batch.ts'
import {findTaskModule, type TaskModule} from './task-module.ts'
import {TASK_REMOTELY} from './task-remotely.ts'

export interface PageTaskInput {
  readonly plugins: readonly PluginSetup[]
  readonly pages: readonly BuiltPage[]
  readonly documents: ReadonlyMap<string, CompiledDocument>
  /** Files of the rendered pages, by path in the output. */
  readonly rendered: ReadonlyMap<string, {readonly hash: string; readonly isStaged: boolean}>
  readonly outDir: string
  readonly stagingDir: string
  readonly config: SiteConfig
  readonly program: ProgramInfo
}

export interface PageTaskResults {
  /** What a plugin's task made of the page at a path. */
  readonly read: (plugin: LoadedPlugin, path: string) => Json | undefined
  /** Key of that: equal keys, equal values. */
  readonly keyOf: (plugin: LoadedPlugin, path: string) => string | undefined
  /** What a task made of a page that had this key, if the store has it still. */
  readonly readResult: (key: string) => Json | undefined
  readonly count: number
  readonly runCount: number
}

export const PAGE_TASK: WorkerTask<TaskBatch, number> = {
  name: 'pageTask',
  remote: TASK_REMOTELY,
  code: ({code}) => code,
}

/** Pages that a worker takes at once. */
const BATCH_SIZE = 50

export async function runPageTasks(input: PageTaskInput, tools: Tools): Promise<PageTaskResults> {
  const keys = new Map<LoadedPlugin, ReadonlyMap<string, string>>()
  const {siteDir} = input.config
  let runCount = 0
  for (const {plugin, pageTask} of input.plugins) {
    if (!pageTask.isKnown || pageTask.value === undefined) continue
    const task = pageTask.value
    const module = await runHook(plugin, 'pageTask', () =>
      findTaskModule(task.module, {siteDir, program: input.program, tools}),
    )
    const jobs = input.pages
      .filter((page) => task.select?.(page) ?? true)
      .map((page) => [page.path, toJob(page, {task, module, input})] as const)
    keys.set(plugin, new Map(jobs.map(([path, {key}]) => [path, key])))
    const lacking = [...new Map(jobs.map(([, job]) => [job.key, job])).values()].filter(
      ({key}) => !tools.store.has('task', key),
    )
    const fetched = await fetchResults(lacking, tools)
    const missing = lacking.filter(({key}) => !fetched.has(key))
    await runHook(plugin, 'pageTask', () => runMissing(missing, {task, module}, tools))
    runCount += missing.length
  }
  const keyOfPage = (plugin: LoadedPlugin, path: string): string | undefined => keys.get(plugin)?.get(path)
  return {
    keyOf: keyOfPage,
    read: (plugin, path) => {
      const key = keyOfPage(plugin, path)
      return key === undefined ? undefined : tools.store.mustGet<TaskResult>('task', key).value
    },
    readResult: (key) => tools.store.get<TaskResult>('task', key)?.value,
    count: [...keys.values()].reduce((sum, {size}) => sum + size, 0),
    runCount,
  }
}

interface TaskContext {
  readonly task: PageTask
  readonly module: TaskModule
}

async function runMissing(jobs: readonly TaskJob[], {task, module}: TaskContext, tools: Tools): Promise<void> {
  if (jobs.length === 0) return
  tools.store.flush()
  let done = 0
  await runInTurn(
    toBatches(jobs, () => 1, BATCH_SIZE),
    tools.workers,
    async (batch) => {
      throwIfAborted(tools.signal)
      const settings = {...module, options: task.options, ignoredElements: task.ignoredElements ?? []}
      await runBatch(batch, {
        run: async (some) => {
          await tools.workers.run(PAGE_TASK, {...settings, jobs: some})
          return some
        },
        name: ({page}) => ({name: page.title}),
        fail: (_job, finding) => {
          throw new SiteError([finding])
        },
      })
      for (const {key} of batch) sendResult(key, tools)
      done += batch.length
      tools.tick('assets', done, jobs.length)
    },
  )
}

function toJob(built: BuiltPage, {task, module, input}: TaskContext & {readonly input: PageTaskInput}): TaskJob {
  const {title, description = '', keywords = []} = built.metadata
  const page = {title, description, keywords}
  const {text, keys} = textOf(built, input)
  const own = stableJson({page, options: task.options, ignored: task.ignoredElements ?? []})
  return {key: keyOf(module.fingerprint, own, ...keys), page, text}
}

/** Where a page's text comes from, and the hashes of all of it. */
function textOf(page: BuiltPage, input: PageTaskInput): {text: TextSource | undefined; keys: readonly string[]} {
  const {documents, rendered, config} = input
  const {content, path} = page
  const compiled = content?.kind === 'document' ? documents.get(content.sourcePath) : undefined
  if (compiled !== undefined) {
    const document = toStored(compiled, input, new Set())
    return {text: {kind: 'document', document}, keys: keysOf(document)}
  }
  const file = htmlFileOf(path, config.baseUrl, config.trailingSlash)
  const html = rendered.get(file)
  if (html === undefined) return {text: undefined, keys: []}
  const filePath = join(html.isStaged ? input.stagingDir : input.outDir, file)
  return {text: {kind: 'html', filePath, url: path}, keys: [html.hash]}
}

function toStored(
  {document, key, record}: CompiledDocument,
  input: PageTaskInput,
  above: ReadonlySet<string>,
): StoredDocument {
  const partials: Record<string, StoredDocument> = {}
  const inside = new Set([...above, document.sourcePath])
  for (const specifier of record.imports) {
    const sourcePath = resolveContentImport(specifier, document.sourcePath, input.config.siteDir)
    const partial = sourcePath === undefined || inside.has(sourcePath) ? undefined : input.documents.get(sourcePath)
    if (partial !== undefined) partials[specifier] = toStored(partial, input, inside)
  }
  return {key, partials}
}

function keysOf({key, partials}: StoredDocument): readonly string[] {
  return [key, ...Object.entries(partials).flatMap(([specifier, partial]) => [specifier, ...keysOf(partial)])]
}
