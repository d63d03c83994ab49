// The files of a built site: how many, how large, of which kind, and which only one of two sites has.
import {readdirSync, statSync} from 'node:fs'
import {extname, join} from 'node:path'

/** Sizes in bytes, by kind. */
export interface SiteSize {
  readonly files: number
  readonly bytes: number
  readonly htmlBytes: number
  readonly scriptBytes: number
  readonly styleBytes: number
}

/** Path and size of each file. */
export type SiteFiles = ReadonlyMap<string, number>

export function readSiteFiles(outDir: string, prefix = ''): SiteFiles {
  const entries = readdirSync(join(outDir, prefix), {withFileTypes: true})
  return new Map(
    entries.flatMap((entry): [string, number][] => {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`
      return entry.isDirectory() ? [...readSiteFiles(outDir, path)] : [[path, statSync(join(outDir, path)).size]]
    }),
  )
}

export function sizeOf(files: SiteFiles): SiteSize {
  const bytesOf = (ending: string): number => sum([...files].filter(([path]) => extname(path) === ending))
  return {
    files: files.size,
    bytes: sum([...files]),
    htmlBytes: bytesOf('.html'),
    scriptBytes: bytesOf('.js'),
    styleBytes: bytesOf('.css'),
  }
}

function sum(files: readonly (readonly [string, number])[]): number {
  return files.reduce((total, [, bytes]) => total + bytes, 0)
}

/** Files whose names say something to the world: no pages, which are compared as routes, and none of a bundler. */
export function publicFiles(files: SiteFiles): readonly string[] {
  return [...files.keys()].filter((path) => !/\.html$|(?:^|\/)(?:assets|_routes)\//.test(path)).sort()
}
