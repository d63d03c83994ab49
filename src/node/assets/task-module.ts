// Finds the module of a page task, and names it by what it runs with: another version gives other results.
import {createRequire} from 'node:module'
import {join, resolve} from 'node:path'
import {keyOf} from '../cache/hash.ts'
import {findProgramFiles} from '../program/program-files.ts'
import {fingerprintModules, type TraceContext} from '../program/trace-modules.ts'

export interface TaskModule {
  readonly filePath: string
  readonly fingerprint: string
}

/** @throws Error when there is no such module. */
export async function findTaskModule(module: string, context: TraceContext): Promise<TaskModule> {
  const filePath = locate(module, context.siteDir)
  // Not the page's text alone decides, but also what cuts it into sections.
  const {pageTask} = context.program.fingerprints
  return {filePath, fingerprint: keyOf(await fingerprintModules([filePath], context), pageTask)}
}

function locate(module: string, siteDir: string): string {
  const own = findProgramFiles()[module]
  if (own !== undefined) return own
  if (module.startsWith('@site/')) return join(siteDir, module.slice('@site/'.length))
  if (/^\.{0,2}\//.test(module)) return resolve(siteDir, module)
  return createRequire(join(siteDir, 'index.js')).resolve(module)
}
