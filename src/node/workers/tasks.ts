// What a worker thread can do: the per-page halves of the stages. Records travel, bytes stay in the store.
// Each half is loaded with its first task: a thread that only scans never loads the compiler, nor one that renders.

import type {TaskBatch} from '../assets/task-batch.ts'
import type {CompileBatch, CompiledFile} from '../compile/compile-files.ts'
import type {ScanBatch, ScanResult} from '../content/scan-files.ts'
import type {RenderBatch, RenderedRoute} from '../render/render-routes.ts'
import type {WorkerTools} from './worker-tools.ts'

export const tasks = {
  scan: async (batch: ScanBatch, tools: WorkerTools): Promise<readonly ScanResult[]> => {
    const [{scanFiles}, {scanDocument}, {findFacts}] = await Promise.all([
      import('../content/scan-files.ts'),
      import('../compile/scan-document.ts'),
      import('../compile/find-facts.ts'),
    ])
    return scanFiles(batch, tools, {scan: scanDocument, findFacts})
  },
  compile: async (batch: CompileBatch, tools: WorkerTools): Promise<readonly CompiledFile[]> => {
    const {compileFiles} = await import('../compile/compile-files.ts')
    return compileFiles(batch, tools)
  },
  pageTask: async (batch: TaskBatch, tools: WorkerTools): Promise<number> => {
    const {runTaskBatch} = await import('../assets/task-batch.ts')
    return runTaskBatch(batch, tools)
  },
  render: async (batch: RenderBatch, tools: WorkerTools): Promise<readonly RenderedRoute[]> => {
    const {renderRoutes} = await import('../render/render-routes.ts')
    return renderRoutes(batch, tools)
  },
}

export type TaskName = keyof typeof tasks
export type TaskInput<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0]
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>
