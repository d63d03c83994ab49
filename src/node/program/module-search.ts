// What a module that is found by its name depends on: the descriptions of packages on the way, and the places where nothing
// is yet, and where another module would be found instead.
import {existsSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import type {InputPaths} from '../cache/input-states.ts'
import {nearestManifest} from './package-root.ts'

/** Gathers what the search for modules reads and looks for. */
export interface ModuleSearch {
  /** A file whose text counts. */
  readonly addFile: (path: string) => void
  /** Where a module was found whose text does not count, or will when it is run. */
  readonly addPlace: (path: string) => void
  /** An import, before it is resolved. @param from Folder of the file that has it. */
  readonly addImport: (specifier: string, from: string) => void
  readonly paths: () => InputPaths
}

export function createModuleSearch(files: Iterable<string> = []): ModuleSearch {
  const found = new Set(files)
  const places = new Set<string>()
  const addManifest = (path: string): void => {
    // Tells how the file is read, which file a package begins with, and its version.
    const manifest = nearestManifest(dirname(path))
    if (manifest !== undefined) found.add(manifest)
  }
  return {
    addFile: (path) => {
      found.add(path)
      addManifest(path)
    },
    addPlace: (path) => {
      places.add(path)
      addManifest(path)
    },
    addImport: (specifier, from) => {
      for (const place of placesBefore(specifier, from)) if (!existsSync(place)) places.add(place)
    },
    paths: () => ({files: [...found].sort(), folders: [], missing: [...places].sort()}),
  }
}

/** What Node and esbuild try behind a name, whichever comes first to each. */
const ENDINGS = ['.js', '.ts', '.tsx', '.jsx', '.css', '.json', '.node']
const TRIED = ['', ...ENDINGS, '/package.json', ...ENDINGS.map((ending) => `/index${ending}`)]

/** Where a module is looked for: those places in which nothing is yet are where another one might appear. */
function placesBefore(specifier: string, from: string): readonly string[] {
  if (specifier.startsWith('.') || specifier.startsWith('/')) {
    const base = resolve(from, specifier)
    return existsSync(base) && /\.\w+$/.test(base) ? [] : TRIED.map((ending) => base + ending)
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const places: string[] = []
  for (let dir = from; ; dir = dirname(dir)) {
    const place = join(dir, 'node_modules', name)
    if (existsSync(place) || dir === dirname(dir)) return places
    places.push(place)
  }
}
