// Packages that only some sites need, and that those install themselves: together they are larger than all the others.
import {existsSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'

export type OptionalPackageName =
  | '@cantoo/pdf-lib'
  | 'playwright-core'
  | '@modelcontextprotocol/sdk'
  | '@rspack/core'
  | '@aws-sdk/client-s3'
  | 'bullmq'
  | 'ioredis'
  | 'mermaid'

/** Where packages are looked for. */
export interface PackagePlaces {
  readonly programRoot: string
  readonly siteDir: string
}

export interface OptionalPackage {
  /** Absolute. */
  readonly folder: string
  readonly version: string
}

/** Why a package cannot be used, as the rest of a sentence, and what to type. */
export interface PackageProblem {
  readonly problem: string
  readonly command: string
}

/**
 * The package as it is installed. Beside the program first, where package managers put what fits its range; a program that
 * is installed elsewhere, by `npx` or for all sites, uses that of the site.
 */
export function findOptionalPackage(name: string, {programRoot, siteDir}: PackagePlaces): OptionalPackage | undefined {
  for (const from of [programRoot, siteDir, ...bringers(name, siteDir)]) {
    const manifest = resolveManifest(name, from)
    if (manifest !== undefined) return {folder: dirname(manifest), version: readManifest(manifest).version ?? ''}
  }
  return undefined
}

/** Folders of packages that bring one along: some package managers show it to these alone. */
function bringers(name: string, siteDir: string): string[] {
  const manifest = name === '@rspack/core' ? resolveManifest('@docusaurus/faster', siteDir) : undefined
  return manifest === undefined ? [] : [dirname(manifest)]
}

/** What keeps a package from being used: it is not there, or of another major version than the program is made for. */
export function findPackageProblem(name: OptionalPackageName, places: PackagePlaces): PackageProblem | undefined {
  const found = findOptionalPackage(name, places)
  const range = readManifest(join(places.programRoot, 'package.json')).peerDependencies?.[name] ?? ''
  const majors = range.split('||').map(majorOf)
  if (found !== undefined && majors.includes(majorOf(found.version))) return undefined
  const wanted = majors.at(-1) ?? ''
  return {
    problem:
      found === undefined ? 'which is not installed' : `version ${wanted}, and version ${found.version} is installed`,
    command: `npm install -D ${name}@${wanted}`,
  }
}

interface Manifest {
  readonly version?: string
  readonly peerDependencies?: Readonly<Record<string, string>>
}

function resolveManifest(name: string, from: string): string | undefined {
  const require = createRequire(join(from, 'package.json'))
  const own = join(name, 'package.json')
  try {
    const file = require.resolve(`${name}/package.json`)
    // A package may have another file under that path.
    if (file.endsWith(own)) return file
  } catch {
    // It may keep its own description to itself.
  }
  const files = require.resolve.paths(name)?.map((folder) => join(folder, own)) ?? []
  return files.find((file) => existsSync(file))
}

function readManifest(file: string): Manifest {
  // A package's own description of itself.
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** `11` of `^11.17.2`. */
function majorOf(version: string): string {
  return /\d+/.exec(version)?.[0] ?? ''
}
