// Worker half of the compile stage: files to records and texts in the store.
import {readFileSync} from 'node:fs'
import type {FileMessage} from '../../shared/diagnostics.ts'
import {hashOf, keyOf, stableJson} from '../cache/hash.ts'
import {decodeUtf8} from '../files/decode-utf8.ts'
import type {CompiledPage, CompileResult, CompilerSpec} from '../model.ts'
import type {WorkerTools} from '../workers/worker-tools.ts'
import {type CompileJob, keyWith, ownKey, toExtension} from './compile-key.ts'
import {type CompileInput, type Compiler, createCompiler} from './compile-page.ts'
import {hasTransforms} from './compiler-spec.ts'
import {collectDependencies} from './dependencies.ts'
import {EMPTY_TEXT, emptyRecord} from './empty-record.ts'
import {TransformError} from './load-transforms.ts'
import {LANGUAGES_FAILED, TRANSFORM_FAILED, TRANSFORM_MISSING} from './page-record.ts'
import {runOverlapping} from './run-overlapping.ts'
import {foldersOf} from './transform-scope.ts'

/** For documents that code imports. */
export {loadParseHeader, parseHeader} from './parse-header.ts'
export {createCompiler}

export interface CompileBatch {
  readonly spec: CompilerSpec
  readonly jobs: readonly CompileJob[]
  /** Of the rest of the site, where its documents wait for one another. */
  readonly others?: readonly CompileJob[]
}

/** The documents of a batch wait for others, and have not been compiled. */
export const WAITING = 'waiting'

export type CompileAnswer = readonly CompiledFile[] | typeof WAITING

/** What is kept of a document next to its record. */
export function partsOf({text, alternates}: CompilerSpec): readonly ('text' | 'sections' | 'alternate')[] {
  return ['text', ...(text === null ? [] : (['sections'] as const)), ...(alternates ? (['alternate'] as const) : [])]
}

export interface CompiledFile {
  /** Key of the job. */
  readonly wanted: string
  /** Key of what was made: another one when the file has changed, or what its transforms read. */
  readonly key: string
  /** Absolute paths that transforms read. */
  readonly dependencies: readonly string[]
  readonly record: CompiledPage
}

type Loaded = Compiler | {readonly failure: CompiledPage}

/** A transform that cannot be loaded is a mistake of the site: every document then carries the same finding. */
async function loadCompiler(spec: CompilerSpec, once: WorkerTools['once']): Promise<Loaded> {
  try {
    return await once('compiler', keyOf(spec.fingerprint, stableJson(foldersOf(spec))), () => createCompiler(spec))
  } catch (error) {
    if (!(error instanceof TransformError)) throw error
    const finding: FileMessage = {
      level: 'error',
      code: TRANSFORM_MISSING,
      message: `The transform "${error.module}" cannot be loaded: ${error.message}`,
      hint: 'Check its name in the options of the plugin; it is resolved from the site folder.',
    }
    return {failure: emptyRecord([finding])}
  }
}

interface Attempt {
  readonly result: CompileResult
  /** The compiler itself failed: a later version of the program may know better. */
  readonly isFault: boolean
}

/** What nobody has foreseen is told of the page. */
async function compileOrFail(compiler: Compiler, input: CompileInput): Promise<Attempt> {
  try {
    return {result: await compiler.compile(input), isFault: false}
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const finding: FileMessage = {
      level: 'error',
      code: 'markdown/not-compiled',
      message: `The page cannot be compiled: ${message}`,
      hint: 'This is a fault of the program. Halve the page until the part is found that it cannot read, and report that.',
    }
    return {result: {record: emptyRecord([finding]), text: EMPTY_TEXT}, isFault: true}
  }
}

const FAILURES: readonly string[] = [TRANSFORM_FAILED, TRANSFORM_MISSING, LANGUAGES_FAILED]

/** Why a transform failed, nothing may tell: what it looked for may be there the next time. */
function hasFailedTransform({messages}: CompiledPage): boolean {
  return messages.some(({code}) => FAILURES.includes(code))
}

export async function compileFiles(
  {spec, jobs, others}: CompileBatch,
  {store, once, begin}: WorkerTools,
): Promise<CompileAnswer> {
  const compiler = await loadCompiler(spec, once)
  if ('failure' in compiler)
    return jobs.map(({key}) => ({wanted: key, key, record: compiler.failure, dependencies: []}))
  const run = (job: CompileJob): Promise<CompiledFile> => compileFile(job, compiler, {spec, store})
  if (hasTransforms(spec)) return (await runOverlapping(jobs, {run, begin, others})) ?? WAITING
  const compiled: CompiledFile[] = []
  for (const [at, job] of jobs.entries()) {
    begin(at)
    compiled.push(await run(job))
  }
  return compiled
}

interface FileContext {
  readonly spec: CompilerSpec
  readonly store: WorkerTools['store']
}

async function compileFile(job: CompileJob, compiler: Compiler, {spec, store}: FileContext): Promise<CompiledFile> {
  const {filePath, hash: _scanned, key: wanted, ...settings} = job
  const bytes = readFileSync(filePath)
  const {result: attempt, dependencies} = await collectDependencies(spec.siteDir, () =>
    compileOrFail(compiler, {body: decodeUtf8(bytes) ?? '', extension: toExtension(filePath), filePath, ...settings}),
  )
  const {result, isFault} = attempt
  // A file that was saved since it was scanned is shown as it is now, under the key of these bytes.
  const own = ownKey({filePath, hash: hashOf(bytes)}, settings, spec)
  const {atUse, atEnd} = dependencies
  const isUnchanged = stableJson(atUse) === stableJson(atEnd)
  const usual = keyWith(own, atUse, spec.siteDir)
  const key = isUnchanged ? usual : keyOf(usual, stableJson(atEnd))
  if (atUse.length > 0) store.put('inputs', own, atUse)
  // A page that does not compile has less than others; the record then says why.
  for (const part of partsOf(spec)) store.put(part, key, result[part] ?? null)
  if (isUnchanged && !isFault && !hasFailedTransform(result.record)) store.put('record', key, result.record)
  return {wanted, key, record: result.record, dependencies: atUse.map(([path]) => path)}
}
