// The bundle of an untouched theme, which is shipped with the program, with what decides whether it is the site's.
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {hashOf, keyOf} from '../cache/hash.ts'
import {createPackageReader} from '../program/installed-packages.ts'
import {RENDER_PACKAGES} from '../program/program-info.ts'
import type {KeptBundle} from './make-bundle.ts'

export interface Seed {
  readonly key: string
  readonly bundle: KeptBundle
  /** Versions of the packages that render with it. */
  readonly packages: readonly string[]
  /** Hash of the files that it was made from. */
  readonly sources: string
}

export function readSeed(programRoot: string): Seed | undefined {
  const file = join(programRoot, 'dist/seed/seed.json')
  // Written by the program's own build in this shape.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Seed) : undefined
}

/** React in the browser must be the React that rendered the page, which is the installed one. */
export function hasSamePackages({packages}: Seed, programRoot: string): boolean {
  return packages.join() === renderPackages(programRoot).join()
}

export function renderPackages(programRoot: string): readonly string[] {
  return createPackageReader(programRoot).versionsOf(RENDER_PACKAGES)
}

/** What runs in Node keeps its names, for stack traces; comments, indents and long ways to say it were a third of it in the package. */
export async function shorten(file: string): Promise<void> {
  const {transform} = await import('esbuild')
  const {code} = await transform(readFileSync(file, 'utf8'), {minifyWhitespace: true, minifySyntax: true})
  writeFileSync(file, code)
}

/** Of a seed the paths are relative to the program. */
export function hashSources({metadata}: KeptBundle, root: string): string {
  return keyOf(
    ...metadata.inputs.files.flatMap((path) => {
      const file = join(root, path)
      return [path, existsSync(file) ? hashOf(readFileSync(file)) : '']
    }),
  )
}
