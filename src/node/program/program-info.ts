// What is known of the running program: its root folder, its version, and fingerprints of its parts (made when it is compiled).
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {keyOf} from '../cache/hash.ts'
import {createPackageReader} from './installed-packages.ts'

export interface ProgramInfo {
  /** Absolute folder of the package: holds `dist`, `src/client`, `theme`. */
  readonly root: string
  readonly version: string
  readonly fingerprints: Fingerprints
}

/** What is kept, by what makes it: the worker's half of a stage, or a part of the main thread. */
type KeptWork = 'scan' | 'compile' | 'pageTask' | 'keptFiles' | 'render' | 'bundle' | 'image' | 'state' | 'site'

/**
 * What decides the results of a part of the program besides its input: its sources, the packages that it runs with as they
 * are installed now, and the platform. Part of the keys of what it makes.
 */
export type Fingerprints = Readonly<Record<KeptWork, string>>

/** Written by scripts/program.mjs. */
interface CompiledProgram {
  readonly version: string
  readonly stages: Readonly<Record<KeptWork, {readonly hash: string; readonly packages: readonly string[]}>>
}

/** Packages that the server half of the bundle asks of the program when it renders: there is one copy of each. */
export const RENDER_PACKAGES: readonly string[] = ['react', 'react-dom', 'react-router', 'react-router-dom']

/** Packages that a part asks for by name while it runs, so that no import tells of them. */
const LATE_PACKAGES: Partial<Record<KeptWork, readonly string[]>> = {
  render: RENDER_PACKAGES,
  bundle: ['prism-react-renderer'],
  compile: ['prism-react-renderer'],
}

/** Absolute folder of the running program: compiled, it lies flat in `dist` or in a folder of it; tests run its sources. */
export function findRoot(): string {
  const here = fileURLToPath(import.meta.url)
  const dist = here.lastIndexOf(join('/', 'dist', '/'))
  return dist < 0 ? here.slice(0, here.lastIndexOf(join('/', 'src', '/'))) : here.slice(0, dist)
}

export function readProgramInfo(): ProgramInfo {
  const root = findRoot()
  // Written by scripts/program.mjs in this shape.
  const {version, stages} = JSON.parse(readFileSync(join(root, 'dist', 'program.json'), 'utf8')) as CompiledProgram
  const packages = createPackageReader(root)
  const fingerprintOf = (work: KeptWork): string => {
    const {hash, packages: named} = stages[work]
    const names = [...named, ...(LATE_PACKAGES[work] ?? [])]
    return keyOf(hash, ...platformVersions(), ...packages.versionsOf(names))
  }
  const fingerprints = {
    scan: fingerprintOf('scan'),
    compile: fingerprintOf('compile'),
    pageTask: fingerprintOf('pageTask'),
    keptFiles: fingerprintOf('keptFiles'),
    render: fingerprintOf('render'),
    bundle: fingerprintOf('bundle'),
    image: fingerprintOf('image'),
    state: stages.state.hash,
    site: fingerprintOf('site'),
  }
  return {root, version, fingerprints}
}

/** Node's JavaScript, and the tables by which it tells words, plurals and dates. */
function platformVersions(): readonly string[] {
  const {node, icu = '', cldr = ''} = process.versions
  return [node.split('.')[0] ?? '', icu, cldr]
}

/** `require` as seen from the program: its own React, not the site's. */
export function programRequire(root: string): NodeJS.Require {
  return createRequire(join(root, 'package.json'))
}
