// What a worker thread can do: the per-page halves of the stages. Records travel, bytes stay in the store.
// Each half is loaded with its first task: a thread that only scans never loads the compiler, nor one that renders.

import type {PAGE_TASK} from '../assets/run-page-tasks.ts'
import type {COMPILE} from '../compile/compile-pages.ts'
import type {SCAN} from '../content/read-documents.ts'
import type {RENDER} from '../render/render-pages.ts'
import type {WorkerTools} from '../workers/worker-tools.ts'

type InputOf<Task> = Task extends {readonly types?: (input: infer Input) => unknown} ? Input : never
type OutputOf<Task> = Task extends {readonly types?: (input: never) => infer Output} ? Output : never
type Run<Task> = (batch: InputOf<Task>, tools: WorkerTools) => Promise<OutputOf<Task>>

interface Tasks {
  readonly scan: Run<typeof SCAN>
  readonly compile: Run<typeof COMPILE>
  readonly pageTask: Run<typeof PAGE_TASK>
  readonly render: Run<typeof RENDER>
}

export const tasks: Tasks = {
  scan: async (batch, tools) => {
    const [{scanFiles}, {createScanner}] = await Promise.all([
      import('../content/scan-files.ts'),
      import('../compile/create-scanner.ts'),
    ])
    return scanFiles(batch, tools, {scan: createScanner(batch.spec)})
  },
  compile: async (batch, tools) => {
    const {compileFiles} = await import('../compile/compile-files.ts')
    return compileFiles(batch, tools)
  },
  pageTask: async (batch, tools) => {
    const {runTaskBatch} = await import('../assets/task-batch.ts')
    return runTaskBatch(batch, tools)
  },
  render: async (batch, tools) => {
    const {renderRoutes} = await import('../render/render-routes.ts')
    return renderRoutes(batch, tools)
  },
}

export type TaskInput<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]
export type TaskOutput<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>
