// Before and after a run of the tests: a folder for the one build of the Handbook that test files share.
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {TestProject} from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly handbookFolder: string
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'quire-handbook-'))
  project.provide('handbookFolder', folder)
  return () => rmSync(folder, {recursive: true, force: true})
}
