// Facts of the running program: its root folder, its version, and fingerprints of its parts (made when it is compiled).
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

export interface ProgramInfo {
  /** Absolute folder of the package: holds `dist`, `src/client`, `theme`. */
  readonly root: string
  readonly version: string
  /** Hashes of the sources that decide a stage's result: part of that stage's keys. */
  readonly fingerprints: {readonly compile: string; readonly bundle: string; readonly render: string}
}

/** The compiled program lies flat in `dist`, or in a folder of it. */
function findRoot(): string {
  const here = fileURLToPath(import.meta.url)
  return here.slice(0, here.lastIndexOf(`${join('/', 'dist', '/')}`))
}

export function readProgramInfo(): ProgramInfo {
  const root = findRoot()
  // Written by scripts/program.mjs in this shape.
  const info = JSON.parse(readFileSync(join(root, 'dist', 'program.json'), 'utf8')) as Omit<ProgramInfo, 'root'>
  return {root, ...info}
}

/** `require` as seen from the program: its own React, not the site's. */
export function programRequire(root: string): NodeJS.Require {
  return createRequire(join(root, 'package.json'))
}
