// What a cache folder holds next to the store's segments: files and folders, each of which a build makes again when it is gone.
import {lstatSync, readdirSync, rmSync, type Stats} from 'node:fs'
import {join} from 'node:path'
import {GENERATED_FOLDER, PLUGIN_OUTPUT_FOLDER} from '../files/generated-folder.ts'
import {storeForm} from './value-bytes.ts'

/** Bundles; what the bundler keeps; modules of the configuration; small states; the site of `quire start`; files of plugins; other formats. */
export type PartKind = 'bundles' | 'bundler' | 'modules' | 'states' | 'start' | 'plugins' | 'versions'

export interface CachePart {
  readonly kind: PartKind
  readonly paths: readonly string[]
  readonly bytes: number
  /** Seconds since 1970, see touch. */
  readonly usedAt: number
}

/** @param storeDir Folder of the store. */
export function listParts(cacheDir: string, storeDir: string): readonly CachePart[] {
  return [
    ...inFolder(join(cacheDir, 'bundles'), 'bundles'),
    ...inFolder(join(cacheDir, 'modules'), 'modules'),
    ...inFolder(join(storeDir, 'state'), 'states'),
    ...inFolder(join(cacheDir, 'store'), 'versions').filter(({paths}) => !paths[0]?.endsWith(storeForm())),
    ...inFolder(join(cacheDir, 'entries'), 'versions'),
    ...bundlerCaches(cacheDir),
    ...present([join(cacheDir, 'start')], 'start'),
    ...present([join(cacheDir, GENERATED_FOLDER)], 'plugins'),
    ...present([join(cacheDir, PLUGIN_OUTPUT_FOLDER)], 'plugins'),
  ]
}

/** Failing to remove something is no matter: it is tried again by the next build. */
export function removePart({paths}: CachePart): void {
  for (const path of paths)
    try {
      rmSync(path, {recursive: true, force: true})
    } catch {
      // Not ours to remove.
    }
}

function inFolder(folder: string, kind: PartKind): CachePart[] {
  return namesIn(folder).flatMap((name) => present([join(folder, name)], kind))
}

function bundlerCaches(cacheDir: string): CachePart[] {
  return ['webpack', 'rspack'].flatMap((name) => {
    const dir = join(cacheDir, name)
    // Its sums are written whenever a build gives it back.
    return present([`${dir}.sums`, dir], 'bundler')
  })
}

function present(paths: readonly string[], kind: PartKind): CachePart[] {
  const part = toPart(paths, kind)
  return part === undefined ? [] : [part]
}

/** Undefined when nothing is there. What is not marked as used, see touch, is as new as its newest file. */
function toPart(paths: readonly string[], kind: PartKind): CachePart | undefined {
  const [first, ...others] = paths.flatMap((path) => measure(path) ?? [])
  if (first === undefined) return undefined
  const bytes = [first, ...others].reduce((sum, one) => sum + one.bytes, 0)
  const usedAt = kind === 'start' || kind === 'plugins' ? first.newestAt : first.changedAt
  return {kind, paths, bytes, usedAt}
}

interface Measure {
  readonly bytes: number
  /** Seconds since 1970: of the file or folder itself, and of the newest in it. */
  readonly changedAt: number
  readonly newestAt: number
}

function measure(path: string): Measure | undefined {
  const stats = statsOf(path)
  if (stats === undefined) return undefined
  const changedAt = Math.floor(stats.mtimeMs / 1000)
  if (!stats.isDirectory()) return {bytes: stats.size, changedAt, newestAt: changedAt}
  const inside = namesIn(path).flatMap((name) => measure(join(path, name)) ?? [])
  return {
    bytes: inside.reduce((sum, {bytes}) => sum + bytes, 0),
    changedAt,
    newestAt: inside.reduce((newest, {newestAt}) => Math.max(newest, newestAt), changedAt),
  }
}

/** Bytes of a file, or of all files in a folder. */
export function bytesIn(path: string): number {
  return measure(path)?.bytes ?? 0
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, {throwIfNoEntry: false})
  } catch {
    // Not for us to look at.
    return undefined
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
