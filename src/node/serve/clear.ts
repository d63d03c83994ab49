// Removes what builds of a site have left: the output folder and the cache. Files that no build made stay.
import {existsSync, readdirSync, rmdirSync, rmSync} from 'node:fs'
import {join, resolve, sep} from 'node:path'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {ClearOptions, ClearReport} from '../api-types.ts'
import {isCacheFolder} from '../cache/cache-folder.ts'
import {readMadeList} from '../output/made-list.ts'
import {lookAtOutput, type OldFolder, strangersIn} from '../output/old-output.ts'
import {closeWorkspace, openWorkspace} from '../output/workspace.ts'
import {findCacheDir, programTools, type ReadSite} from './serve.ts'

/** Removes the output folder and the cache of a site. */
export function clear(options: ClearOptions = {}): Promise<ClearReport> {
  return clearSite(options, programTools.readSite)
}

/** Removes what Quire made of both folders, when no build is running. Missing folders are no matter. */
export async function clearSite(options: ClearOptions, readSite: ReadSite): Promise<ClearReport> {
  const siteDir = resolve(options.siteDir ?? '.')
  const outDir = resolve(siteDir, options.outDir ?? 'build')
  const cacheDir = await findCacheDir(siteDir, options.config, readSite)
  const results = [await clearOutput(outDir, siteDir), clearCache(cacheDir, siteDir)]
  return {
    removed: results.flatMap(({removed}) => removed),
    diagnostics: results.flatMap(({diagnostics}) => diagnostics),
  }
}

const NOTHING: ClearReport = {removed: [], diagnostics: []}

async function clearOutput(outDir: string, siteDir: string): Promise<ClearReport> {
  if (!existsSync(outDir)) return NOTHING
  if (holdsSite(outDir, siteDir)) return notOurs(outDir, 'The site itself is in it.')
  const isEmpty = readdirSync(outDir).length === 0
  if (readMadeList(outDir) === undefined && !isEmpty) return notOurs(outDir, 'No build of this version has made it.')
  // Waits for a build that is running, and removes what a killed one left.
  const workspace = await openWorkspace(outDir, {})
  try {
    const list = readMadeList(outDir)
    const old = lookAtOutput(outDir, list?.isMade ?? (() => false))
    removeOwn(workspace.root, old)
    const kept = strangersIn(old)
    return {removed: [outDir], diagnostics: kept.length === 0 ? [] : [keptFiles(outDir, kept)]}
  } finally {
    closeWorkspace(workspace, false)
    removeIfEmpty(workspace.root)
  }
}

function removeOwn(dir: string, {children}: OldFolder): void {
  for (const [name, child] of children) {
    const path = join(dir, name)
    if (child.isOwn) rmSync(path, {recursive: true, force: true})
    else if (child.kind === 'folder') removeOwn(path, child)
  }
}

/** A mount stays, empty. */
function removeIfEmpty(dir: string): void {
  try {
    rmdirSync(dir)
  } catch {
    // It holds files of somebody else, or is a mount.
  }
}

function clearCache(cacheDir: string, siteDir: string): ClearReport {
  if (!existsSync(cacheDir)) return NOTHING
  if (holdsSite(cacheDir, siteDir)) return notOurs(cacheDir, 'The site itself is in it.')
  if (!isCacheFolder(cacheDir)) return notOurs(cacheDir, 'It does not look like something that a build made.')
  rmSync(cacheDir, {recursive: true, force: true})
  return {removed: [cacheDir], diagnostics: []}
}

/** A site that is its own output folder would be lost with it. */
function holdsSite(dir: string, siteDir: string): boolean {
  return siteDir === dir || siteDir.startsWith(dir + sep)
}

const MAX_NAMED = 5

function keptFiles(dir: string, kept: readonly string[]): Diagnostic {
  const more = kept.length > MAX_NAMED ? ` and ${kept.length - MAX_NAMED} more` : ''
  return {
    level: 'warning',
    code: 'output/kept-files',
    message: `The folder "${dir}" keeps files that Quire did not make: ${kept.slice(0, MAX_NAMED).join(', ')}${more}.`,
    hint: 'Remove them yourself if that is what you want.',
  }
}

function notOurs(dir: string, why: string): ClearReport {
  const finding: Diagnostic = {
    level: 'warning',
    code: 'output/not-ours',
    message: `The folder "${dir}" was not removed.`,
    hint: `${why} Remove it yourself if that is what you want.`,
  }
  return {removed: [], diagnostics: [finding]}
}
