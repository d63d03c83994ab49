// How much an installation of the program is: packages, and bytes of their files. Counted from the lock file and from what
// is in node_modules, so that it is the same on every machine: binaries are counted without looking at them, because each
// system installs its own.
import {type LockEntry, type LockedPackages, listPackages, nameOf} from './lock-file.ts'

/** What is promised in docs/documentation/dependencies.md. */
const MOST_PACKAGES = 320
const MOST_BYTES = 170_000_000

/** Of a package with a binary for the system, such as esbuild, and that binary: 4 to 12 MB on Linux. esbuild moves its own. */
const BINARY_BYTES = 15_000_000

/** Packages that others hold back in an older version. Each is small; together they are under 1 MB but for the types of Node. */
const KNOWN_DUPLICATES: Readonly<Record<string, string>> = {
  '@types/node': 'sitemap asks for those of Node 24',
  'undici-types': 'comes with the types of Node',
  '@types/unist': 'parse-entities asks for version 2',
  commander: 'sucrase and terser ask for older ones',
  'inline-style-parser': 'style-to-js asks for an older one',
  'style-to-object': 'style-to-js asks for an older one',
  'source-map': 'source-map-support, of terser, asks for an older one',
}

export interface Weight {
  readonly packages: number
  readonly bytes: number
}

/**
 * @param sizeOf Bytes of the files of the package at a place such as `node_modules/a`, without the packages inside of it.
 */
export function weigh(packages: LockedPackages, sizeOf: (place: string) => number): Weight {
  const shared = sharedPackages(packages)
  const plain = shared.filter(([, entry]) => !bringsBinary(entry, packages))
  const withBinary = shared.length - plain.length
  return {
    packages: shared.length + withBinary,
    bytes: withBinary * BINARY_BYTES + plain.reduce((sum, [place]) => sum + sizeOf(place), 0),
  }
}

/** A sentence for each promise that is broken. */
export function findWeightFaults({packages, bytes}: Weight): string[] {
  const megabytes = (count: number): string => `${Math.round(count / 1e6)} MB`
  return [
    ...(packages > MOST_PACKAGES ? [`${packages} packages are installed, and at most ${MOST_PACKAGES} may be.`] : []),
    ...(bytes > MOST_BYTES ? [`${megabytes(bytes)} are installed, and at most ${megabytes(MOST_BYTES)} may be.`] : []),
  ]
}

/** A sentence for each package that is installed in several versions, and for each listed one that is not any more. */
export function findDuplicates(packages: LockedPackages): string[] {
  const versions = new Map<string, Set<string>>()
  for (const [place, {version = ''}] of sharedPackages(packages))
    versions.set(nameOf(place), (versions.get(nameOf(place)) ?? new Set()).add(version))
  const found = [...versions].filter(([, all]) => all.size > 1)
  return [
    ...found
      .filter(([name]) => !Object.hasOwn(KNOWN_DUPLICATES, name))
      .map(([name, all]) => `${name} is installed as ${[...all].join(' and ')}. Find versions that agree, or list it.`),
    ...Object.keys(KNOWN_DUPLICATES)
      .filter((name) => !found.some(([one]) => one === name))
      .map((name) => `${name} is listed as installed in several versions, and is not.`),
  ]
}

/** What every system installs: npm leaves optional packages out where they do not fit. */
function sharedPackages(packages: LockedPackages): (readonly [string, LockEntry])[] {
  return listPackages(packages).filter(([, {dev, optional}]) => !dev && !optional)
}

function bringsBinary({optionalDependencies = {}}: LockEntry, packages: LockedPackages): boolean {
  return Object.keys(optionalDependencies).some((name) => packages[`node_modules/${name}`]?.os !== undefined)
}
