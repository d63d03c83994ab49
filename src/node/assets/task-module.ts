// Finds the module of a page task, and names it by what it runs with: another version gives other results.
import {keyOf} from '../cache/hash.ts'
import type {SiteCode} from '../model.ts'
import {findProgramFiles} from '../program/program-files.ts'
import {resolveModule} from '../program/resolve-module.ts'
import {hashCode} from '../program/site-code.ts'
import type {TraceContext} from '../program/trace-modules.ts'

export interface TaskModule {
  readonly filePath: string
  readonly code: SiteCode
  readonly fingerprint: string
}

/** @throws Error when there is no such module. */
export async function findTaskModule(module: string, context: TraceContext): Promise<TaskModule> {
  const filePath = findProgramFiles()[module] ?? resolveModule(module, context.siteDir)
  // Not the page's text alone decides, but also what cuts it into sections.
  const {pageTask} = context.program.fingerprints
  const code = await hashCode({modules: [filePath], files: []}, context)
  return {filePath, code, fingerprint: keyOf(code.hash, pageTask)}
}
