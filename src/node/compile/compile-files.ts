// Worker half of the compile stage: files to records and texts in the store.
import {readFileSync} from 'node:fs'
import {extname} from 'node:path'
import type {FileMessage} from '../../shared/diagnostics.ts'
import {hashOf} from '../cache/hash.ts'
import {decodeUtf8} from '../files.ts'
import type {CompiledPage, CompilerSpec} from '../model.ts'
import type {WorkerTools} from '../workers/worker-tools.ts'
import {type Compiler, createCompiler} from './compile-page.ts'
import {TransformError} from './load-transforms.ts'

export interface CompileJob {
  readonly filePath: string
  readonly hash: string
  readonly key: string
  readonly formatOverride?: 'md' | 'mdx'
  readonly until?: string
  readonly isImported?: true
  readonly standsInLists?: boolean
}

export interface CompileBatch {
  readonly spec: CompilerSpec
  readonly jobs: readonly CompileJob[]
}

/** What is kept of a document beside its record. */
export function partsOf({text, twins}: CompilerSpec): readonly ('text' | 'sections' | 'twin')[] {
  return ['text', ...(text === null ? [] : (['sections'] as const)), ...(twins ? (['twin'] as const) : [])]
}

export interface CompiledFile {
  readonly key: string
  readonly record: CompiledPage
}

type Loaded = Compiler | {readonly failure: CompiledPage}

/** A transform that cannot be loaded is a mistake of the site: every document then carries the same finding. */
async function loadCompiler(spec: CompilerSpec, once: WorkerTools['once']): Promise<Loaded> {
  try {
    return await once('compiler', spec.fingerprint, () => createCompiler(spec))
  } catch (error) {
    if (!(error instanceof TransformError)) throw error
    const finding: FileMessage = {
      level: 'error',
      code: 'markdown/transform-failed',
      message: `The transform "${error.module}" cannot be loaded: ${error.message}`,
      hint: 'Check its name in the options of the plugin; it is resolved from the site folder.',
    }
    const nothing = {hasContentTitle: false, toc: [], anchors: [], references: [], imports: []}
    return {failure: {kind: 'html', ...nothing, messages: [finding]}}
  }
}

export async function compileFiles({spec, jobs}: CompileBatch, {store, once}: WorkerTools): Promise<CompiledFile[]> {
  const compiler = await loadCompiler(spec, once)
  if ('failure' in compiler) return jobs.map(({key}) => ({key, record: compiler.failure}))
  const compiled: CompiledFile[] = []
  for (const {filePath, hash, key, ...settings} of jobs) {
    const bytes = readFileSync(filePath)
    const result = await compiler.compile({
      body: decodeUtf8(bytes) ?? '',
      extension: extname(filePath) === '.mdx' ? '.mdx' : '.md',
      ...settings,
    })
    // A page that does not compile has less than others; the record then says why.
    for (const part of partsOf(spec)) store.put(part, key, result[part] ?? null)
    // A file that was saved between scan and compile is shown as it is now, but must not be remembered under its old hash.
    if (hashOf(bytes) === hash) store.put('record', key, result.record)
    compiled.push({key, record: result.record})
  }
  return compiled
}
