// Removes what builds of a site have left: the output folder and the cache.
import {existsSync, readdirSync, rmSync} from 'node:fs'
import {join, resolve, sep} from 'node:path'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {ClearOptions, ClearReport} from '../api-types.ts'
import {findCacheDir, programTools, type ReadSite} from './serve.ts'

// What builds leave in the two folders, and hardly anyone else does.
const OUTPUT_MARKS: readonly string[] = ['_routes']
const CACHE_MARKS: readonly string[] = ['store', 'modules', 'bundles']

/** Removes the output folder and the cache of a site. */
export function clear(options: ClearOptions = {}): Promise<ClearReport> {
  return clearSite(options, programTools.readSite)
}

/** Removes both folders, each only when it is recognisably a build's work or empty. Missing folders are no matter. */
export async function clearSite(options: ClearOptions, readSite: ReadSite): Promise<ClearReport> {
  const siteDir = resolve(options.siteDir ?? '.')
  const outDir = resolve(siteDir, options.outDir ?? 'build')
  const cacheDir = await findCacheDir(siteDir, options.config, readSite)
  const results = [removeIfOurs(outDir, OUTPUT_MARKS, siteDir), removeIfOurs(cacheDir, CACHE_MARKS, siteDir)]
  return {
    removed: results.flatMap(({removed}) => removed),
    diagnostics: results.flatMap(({diagnostics}) => diagnostics),
  }
}

function removeIfOurs(dir: string, marks: readonly string[], siteDir: string): ClearReport {
  if (!existsSync(dir)) return {removed: [], diagnostics: []}
  const names = readdirSync(dir)
  const isOurs = names.length === 0 || marks.some((mark) => names.includes(mark) && existsSync(join(dir, mark)))
  // A site that is its own output folder would be lost with it.
  const holdsSite = siteDir === dir || siteDir.startsWith(dir + sep)
  if (!isOurs || holdsSite) return {removed: [], diagnostics: [notOurs(dir, holdsSite)]}
  rmSync(dir, {recursive: true, force: true})
  return {removed: [dir], diagnostics: []}
}

function notOurs(dir: string, holdsSite: boolean): Diagnostic {
  const why = holdsSite ? 'The site itself is in it.' : 'It does not look like something that a build made.'
  return {
    level: 'warning',
    code: 'output/not-ours',
    message: `The folder "${dir}" was not removed.`,
    hint: `${why} Remove it yourself if that is what you want.`,
  }
}
