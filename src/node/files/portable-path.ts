// Paths as another machine can read them: relative to the site's folder or to the program's, whichever is nearer. The two may
// lie elsewhere there, and each apart from the other.
import {relative, resolve, sep} from 'node:path'

/** Absolute. */
export interface Folders {
  readonly siteDir: string
  readonly programRoot: string
}

const SITE = 'site:'
const PROGRAM = 'program:'

export function toPortablePath(path: string, {siteDir, programRoot}: Folders): string {
  const [site, program] = [relative(siteDir, path), relative(programRoot, path)].map((one) => one.split(sep))
  const [prefix, names = []] = stepsUp(site) < stepsUp(program) ? [SITE, site] : [PROGRAM, program]
  return prefix + names.join('/')
}

/** The path on this machine. */
export function fromPortablePath(path: string, {siteDir, programRoot}: Folders): string {
  return path.startsWith(SITE)
    ? resolve(siteDir, path.slice(SITE.length))
    : resolve(programRoot, path.slice(PROGRAM.length))
}

function stepsUp(names: readonly string[] = []): number {
  return names.filter((name) => name === '..').length
}
