// Where builds of the whole site write what a server needs of it.
import {join, resolve} from 'node:path'

interface StartPlace {
  readonly siteDir: string
  /** The folder that was asked for. */
  readonly outDir: string | undefined
}

/** Absolute; a folder of the cache where none was asked for. */
export function startFolder({siteDir, outDir}: StartPlace, cacheDir: string): string {
  return resolve(siteDir, outDir ?? join(cacheDir, 'start'))
}
