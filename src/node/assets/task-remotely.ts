// A plugin's work on pages, on another machine.
import type {EntryName, RemoteAction} from '../workers/remote-action.ts'
import type {StoredDocument, TaskBatch} from './task-batch.ts'

export const TASK_REMOTELY: RemoteAction<TaskBatch, number> = {
  isPortable: () => true,
  moveInput: ({filePath, code, jobs, ...batch}, {path}) => ({
    ...batch,
    filePath: path(filePath),
    code: {...code, modules: code.modules.map(path), files: code.files.map(path)},
    jobs: jobs.map(({text, ...job}) => ({
      ...job,
      text: text?.kind === 'html' ? {...text, filePath: path(text.filePath)} : text,
    })),
  }),
  moveOutput: (count) => count,
  reads: ({jobs}) => jobs.flatMap(({text}) => (text?.kind === 'document' ? entriesOf(text.document) : [])),
  files: ({jobs}) => jobs.flatMap(({text}) => (text?.kind === 'html' ? text.filePath : [])),
  makes: ({jobs}) => jobs.map(({key}) => ['task', key] as const),
  accept: ({jobs}, count) => (count === jobs.length ? count : undefined),
}

function entriesOf({key, partials}: StoredDocument): EntryName[] {
  return [['sections', key], ...Object.values(partials).flatMap(entriesOf)]
}
