// Versions of the npm packages that code of the program runs with, as they are installed now. A range such as `^1.2.0`
// lets an installation change under a program that stays the same, and with it what that program makes.
import {existsSync, readFileSync, realpathSync} from 'node:fs'
import {dirname, join} from 'node:path'

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

interface InstalledPackage {
  /** Real folder, where its own packages are looked for. */
  readonly dir: string
  readonly manifest: Manifest
}

/** Answers for one run of the program: what stages use overlaps. */
export interface PackageReader {
  /**
   * `name@version` of packages and of everything that they depend on, sorted. All the way down: a parser's result is
   * decided by packages that only other packages name. What is not installed, such as a peer that is optional, is left out.
   * @param names Packages as the code in `root` imports them.
   */
  readonly versionsOf: (names: readonly string[]) => readonly string[]
}

/** @param root Absolute folder from which the names are looked up. */
export function createPackageReader(root: string): PackageReader {
  const known = new Map<string, InstalledPackage | undefined>()
  const find = (name: string, from: string): InstalledPackage | undefined => {
    for (let dir = from; ; dir = dirname(dir)) {
      const folder = join(dir, 'node_modules', name)
      if (!known.has(folder)) known.set(folder, readPackage(folder))
      const found = known.get(folder)
      if (found !== undefined || dir === dirname(dir)) return found
    }
  }
  const used = new Map<string, readonly InstalledPackage[]>()
  const usedBy = ({dir, manifest}: InstalledPackage): readonly InstalledPackage[] => {
    const found = used.get(dir) ?? dependenciesOf(manifest).flatMap((name) => find(name, dir) ?? [])
    used.set(dir, found)
    return found
  }
  return {
    versionsOf: (names) => {
      const seen = new Map<string, string>()
      const open = names.flatMap((name) => find(name, root) ?? [])
      while (open.length > 0) {
        const one = open.pop()
        if (one === undefined || seen.has(one.dir)) continue
        const {dir, manifest} = one
        seen.set(dir, `${manifest.name ?? ''}@${manifest.version ?? ''}`)
        open.push(...usedBy(one))
      }
      return [...new Set(seen.values())].sort()
    },
  }
}

function readPackage(folder: string): InstalledPackage | undefined {
  const file = join(folder, 'package.json')
  // There is none in most places that are looked at, and an error costs much more than the look.
  if (!existsSync(file)) return undefined
  try {
    // A package's own description; fields that are not as they should be only lack their versions.
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    // Package managers that link keep a package's own packages next to the real folder.
    return {dir: realpathSync.native(folder), manifest}
  } catch {
    return undefined
  }
}

function dependenciesOf({dependencies, optionalDependencies, peerDependencies}: Manifest): string[] {
  return Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies})
}
