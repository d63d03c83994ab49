// Before and after a run of the tests: a folder for what test files share, see once-per-run.ts.
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {TestProject} from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly runFolder: string
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'quire-tests-'))
  project.provide('runFolder', folder)
  return () => rmSync(folder, {recursive: true, force: true})
}
