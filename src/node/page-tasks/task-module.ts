// Finds the module of a page task, and names it by its bytes: another version gives other results.
import {existsSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join, resolve} from 'node:path'
import {hashOf, keyOf} from '../cache/hash.ts'
import {findProgramFiles} from '../config/program-files.ts'

export interface TaskModule {
  readonly filePath: string
  readonly fingerprint: string
}

/** @throws Error when there is no such module. */
export function findTaskModule(module: string, siteDir: string): TaskModule {
  const filePath = locate(module, siteDir)
  // Of a package, the manifest has the version; files that the module imports are not looked at one by one.
  const manifest = nearestManifest(dirname(filePath))
  const version = manifest === undefined ? '' : hashOf(readFileSync(manifest))
  return {filePath, fingerprint: keyOf(hashOf(readFileSync(filePath)), version)}
}

function locate(module: string, siteDir: string): string {
  const own = findProgramFiles()[module]
  if (own !== undefined) return own
  if (module.startsWith('@site/')) return join(siteDir, module.slice('@site/'.length))
  if (/^\.{0,2}\//.test(module)) return resolve(siteDir, module)
  return createRequire(join(siteDir, 'index.js')).resolve(module)
}

function nearestManifest(dir: string): string | undefined {
  const file = join(dir, 'package.json')
  if (existsSync(file)) return file
  return dirname(dir) === dir ? undefined : nearestManifest(dirname(dir))
}
