// Finds the module of a page task, and names it by what it runs with: another version gives other results.
import {keyOf} from '../cache/hash.ts'
import {findProgramFiles} from '../program/program-files.ts'
import {resolveModule} from '../program/resolve-module.ts'
import {fingerprintModules, type TraceContext} from '../program/trace-modules.ts'

export interface TaskModule {
  readonly filePath: string
  readonly fingerprint: string
}

/** @throws Error when there is no such module. */
export async function findTaskModule(module: string, context: TraceContext): Promise<TaskModule> {
  const filePath = findProgramFiles()[module] ?? resolveModule(module, context.siteDir)
  // Not the page's text alone decides, but also what cuts it into sections.
  const {pageTask} = context.program.fingerprints
  return {filePath, fingerprint: keyOf(await fingerprintModules([filePath], context), pageTask)}
}
