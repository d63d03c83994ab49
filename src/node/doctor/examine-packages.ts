// Node and packages: what the site and its packages ask for, and what is installed.
import {existsSync, readFileSync, realpathSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {satisfies, validRange} from 'semver'
import type {Diagnostic} from '../../shared/diagnostics.ts'

export interface PackagePlaces {
  readonly siteDir: string
  readonly programRoot: string
}

interface Manifest {
  readonly version?: string
  readonly engines?: {readonly node?: string}
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, {readonly optional?: boolean}>>
}

interface Installed {
  readonly dir: string
  readonly manifest: Manifest
}

/** Two copies of one of these do not know of each other: hooks and contexts fail. */
const SINGLE = ['react', 'react-dom']

/** A site without a `package.json` asks for nothing but Node. */
export function examinePackages({siteDir, programRoot}: PackagePlaces): readonly Diagnostic[] {
  const own = readManifest(siteDir)
  const node = [
    examineNode(readManifest(programRoot) ?? {}, 'Quire'),
    own === undefined ? undefined : examineNode(own, 'The site'),
  ]
  const found = node.filter((one) => one !== undefined)
  if (own === undefined) return found
  const asked = Object.entries({...own.devDependencies, ...own.dependencies})
  const installed = asked.flatMap(([name]) => findPackage(name, siteDir) ?? [])
  return [
    ...found,
    ...asked.flatMap(([name, range]) => examineDependency(name, range, siteDir) ?? []),
    ...installed.flatMap(examinePeers),
    ...SINGLE.flatMap((name) => examineCopies(name, [siteDir, programRoot, ...installed.map(({dir}) => dir)]) ?? []),
  ]
}

function examineNode({engines}: Manifest, who: string): Diagnostic | undefined {
  const range = engines?.node
  if (range === undefined || validRange(range) === null || satisfies(process.versions.node, range)) return undefined
  return {
    level: 'error',
    code: 'doctor/node',
    message: `${who} needs Node ${range}, and this is ${process.versions.node}.`,
    hint: 'Install a newer Node: https://nodejs.org/en/download.',
  }
}

function examineDependency(name: string, range: string, siteDir: string): Diagnostic | undefined {
  const found = findPackage(name, siteDir)
  const place = {location: {sourcePath: 'package.json', quoted: name}}
  if (found === undefined)
    return {
      level: 'error',
      code: 'doctor/package',
      message: `"${name}" is listed in package.json and not installed.`,
      ...place,
      hint: 'Run "npm install".',
    }
  const version = found.manifest.version ?? ''
  // Folders, tags and repositories are no ranges.
  const wanted = range.replace(/^npm:(?:@?[^@]+)@/, '')
  if (validRange(wanted) === null || satisfies(version, wanted, {includePrerelease: true})) return undefined
  return {
    level: 'warning',
    code: 'doctor/package',
    message: `package.json asks for "${name}" ${range}, and ${version} is installed.`,
    ...place,
    hint: 'Run "npm install".',
  }
}

function examinePeers({dir, manifest}: Installed): readonly Diagnostic[] {
  const {peerDependencies = {}, peerDependenciesMeta = {}} = manifest
  // The name by which the site knows it.
  const name =
    dir
      .split(/[\\/]node_modules[\\/]/)
      .at(-1)
      ?.replaceAll('\\', '/') ?? dir
  return Object.entries(peerDependencies).flatMap(([peer, range]) => {
    if (peerDependenciesMeta[peer]?.optional === true) return []
    const found = findPackage(peer, dir)
    const version = found?.manifest.version ?? ''
    if (found !== undefined && (validRange(range) === null || satisfies(version, range, {includePrerelease: true})))
      return []
    return {
      level: found === undefined ? ('error' as const) : ('warning' as const),
      code: 'doctor/peer',
      message: `"${name}" needs "${peer}" ${range}, ${found === undefined ? 'which is not installed' : `and ${version} is installed`}.`,
      location: {sourcePath: 'package.json', quoted: name},
      hint: `Run "npm install '${peer}@${range}'", or take a version of "${name}" that fits.`,
    }
  })
}

function examineCopies(name: string, places: readonly string[]): Diagnostic | undefined {
  const copies = new Map(places.flatMap((from) => findPackage(name, from) ?? []).map((one) => [one.dir, one]))
  if (copies.size < 2) return undefined
  return {
    level: 'error',
    code: 'doctor/duplicate-package',
    message: `There are ${copies.size} copies of "${name}", and hooks of one do not work in the other.`,
    notes: [...copies.values()].map(({dir, manifest}) => `${manifest.version ?? '?'} in ${dir}`).sort(),
    hint: `Run "npm dedupe". If that does not help, "npm ls ${name}" shows who asks for which.`,
  }
}

/** As Node finds it: in the nearest `node_modules` at or above a folder. */
function findPackage(name: string, from: string): Installed | undefined {
  for (let dir = from; ; dir = dirname(dir)) {
    const folder = join(dir, 'node_modules', name)
    const manifest = readManifest(folder)
    if (manifest !== undefined) return {dir: realpathSync(folder), manifest}
    if (dir === dirname(dir)) return undefined
  }
}

function readManifest(dir: string): Manifest | undefined {
  const file = join(dir, 'package.json')
  if (!existsSync(file)) return undefined
  try {
    // A package's own description; fields that are not as they should be say nothing.
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch {
    return undefined
  }
}
