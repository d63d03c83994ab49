// Worker half of the page tasks: the text of each page to a plugin's module, its result to the store.
import {readFileSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import type {PageSection, TaskPage} from '../../plugin/types.ts'
import type {Json} from '../../shared/contract.ts'
import type {SiteCode} from '../model.ts'
import {noteForeignCode} from '../program/foreign-code.ts'
import {findProgramFiles} from '../program/program-files.ts'
import type {WorkerTools} from '../workers/worker-tools.ts'
import {htmlSections} from './html-sections.ts'
import {joinSections, type SectionSource, type StoredSections} from './join-sections.ts'

/** Where the text of a page comes from: a compiled document with what it imports, or a file of HTML. */
export type TextSource =
  | {readonly kind: 'document'; readonly document: StoredDocument}
  | {readonly kind: 'html'; readonly filePath: string; readonly url: string}

export interface StoredDocument {
  /** Of the compiled text. */
  readonly key: string
  /** By the specifier that the document writes. */
  readonly partials: Readonly<Record<string, StoredDocument>>
}

export interface TaskJob {
  readonly key: string
  readonly page: Omit<TaskPage, 'sections'>
  readonly text: TextSource | undefined
}

/** As it is kept: what a plugin gives may be nothing. */
export interface TaskResult {
  readonly value: Json
}

export interface TaskBatch {
  /** Absolute path of the plugin's module. */
  readonly filePath: string
  readonly code: SiteCode
  readonly fingerprint: string
  readonly options: Json
  readonly ignoredElements: readonly string[]
  readonly jobs: readonly TaskJob[]
}

type Run = (page: TaskPage, options: Json) => Json | Promise<Json>

export async function runTaskBatch(
  {filePath, fingerprint, options, ignoredElements, jobs}: TaskBatch,
  {store, once, begin}: WorkerTools,
): Promise<number> {
  const run = await once(`task:${filePath}`, fingerprint, () => loadRun(filePath, fingerprint))
  for (const [at, {key, page, text}] of jobs.entries()) {
    begin(at)
    const sections = text === undefined ? [] : readSections(text, {store, ignoredElements})
    const result: TaskResult = {value: await run({...page, sections}, options)}
    store.put('task', key, result)
  }
  return jobs.length
}

async function loadRun(filePath: string, fingerprint: string): Promise<Run> {
  if (!Object.values(findProgramFiles()).includes(filePath)) noteForeignCode()
  const module: {run?: unknown} = await import(`${pathToFileURL(filePath).href}?${fingerprint}`)
  if (typeof module.run !== 'function') throw new Error(`"${filePath}" does not export a function "run".`)
  // More than that it is a function cannot be known of it; its contract is the plugin's.
  return module.run as Run
}

interface ReadInput {
  readonly store: WorkerTools['store']
  readonly ignoredElements: readonly string[]
}

function readSections(text: TextSource, {store, ignoredElements}: ReadInput): readonly PageSection[] {
  if (text.kind === 'html') return htmlSections(readFileSync(text.filePath, 'utf8'), {ignoredElements, url: text.url})
  return joinSections(toSource(text.document, store))
}

function toSource({key, partials}: StoredDocument, store: WorkerTools['store']): SectionSource {
  return {
    // A page with a mistake, which is shown while the site is written, has none.
    sections: store.mustGet<StoredSections | null>('sections', key) ?? [],
    find: (specifier) => {
      const partial = Object.hasOwn(partials, specifier) ? partials[specifier] : undefined
      return partial === undefined ? undefined : toSource(partial, store)
    },
  }
}
