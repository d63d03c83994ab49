// What a warm build must equal: the build of a copy of the site that has never been built before.
import {cpSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'
import {onTestFinished} from 'vitest'
import type {BuildOptions} from '../../src/node/api-types.ts'
import {program} from './program.ts'
import {BuiltSite, type TestSite} from './site.ts'

/** A copy without anything that builds have kept or written. */
export function copySite(site: TestSite): string {
  const dir = mkdtempSync(join(tmpdir(), 'quire-copy-'))
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}))
  const isMade = (path: string): boolean => /^(?:build|node_modules\/\.cache)(?:\/|$)/.test(relative(site.dir, path))
  cpSync(site.dir, dir, {recursive: true, verbatimSymlinks: true, filter: (path) => !isMade(path)})
  return dir
}

export async function buildCopy(site: TestSite, options: BuildOptions = {}): Promise<BuiltSite> {
  const {build} = await program()
  return new BuiltSite(await build({...options, siteDir: copySite(site)}))
}

/** Files of either output that the other lacks or has with other bytes. */
export function differingFiles(one: BuiltSite, other: BuiltSite): readonly string[] {
  const [a, b] = [one.bytes(), other.bytes()]
  return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file)).sort()
}

/** Builds the site as it is now, with what it has kept, and tells in what the output differs from a clean one. */
export async function staleFiles(site: TestSite, options: BuildOptions = {}): Promise<readonly string[]> {
  const warm = await site.build(options)
  return differingFiles(warm, await buildCopy(site, options))
}
