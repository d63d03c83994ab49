// Compiled documents in the cache that several machines share: an entry holds all that compiling gives of one.
import {readValue} from '../cache/value-bytes.ts'
import type {CompiledPage, CompilerSpec} from '../model.ts'
import type {Tools} from '../tools.ts'
import {partsOf} from './compile-files.ts'
import type {CompileJob} from './compile-key.ts'

type Context = Pick<Tools, 'store' | 'remote'>

/** Brings what is there to the store. Calls back with each record. */
export async function fetchCompiled(
  jobs: readonly CompileJob[],
  {spec, onRecord}: {readonly spec: CompilerSpec; readonly onRecord: (job: CompileJob, record: CompiledPage) => void},
  {store, remote}: Context,
): Promise<void> {
  const byKey = new Map(jobs.map((job) => [job.key, job]))
  const parts = partsOf(spec)
  await remote.fetch('compiled', [...byKey.keys()], (key, [first, ...others]) => {
    const record = first === undefined ? undefined : readValue<CompiledPage>(first)
    const job = byKey.get(key)
    if (first === undefined || record === undefined || job === undefined || others.length !== parts.length) return false
    // Rendering runs it.
    if (record.kind === 'module' && !remote.takesCode) return false
    for (const [at, part] of parts.entries()) store.putBytes(part, key, others[at] ?? first)
    store.putBytes('record', key, first)
    onRecord(job, record)
    return true
  })
  store.flush()
}

/** Gives away what was compiled, when it can be used by others. */
export function sendCompiled(
  {key, record}: {readonly key: string; readonly record: CompiledPage},
  spec: CompilerSpec,
  {store, remote}: Context,
): void {
  if (!remote.isOpen() || (record.kind === 'module' && !remote.takesCode)) return
  remote.send('compiled', key, () => {
    const parts = (['record', ...partsOf(spec)] as const).map((part) => store.getBytes(part, key))
    // A page that is not kept here has no record in the store.
    return parts.every((part) => part !== undefined) ? parts : undefined
  })
}
