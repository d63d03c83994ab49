// The version of Docusaurus that a site was written for.
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import semver from 'semver'

/**
 * By what is installed, or else by what the site asks for. False where neither says.
 * @param first Such as "3.2.0"; what was published on the way to it, such as "3.2.0-canary", counts as it.
 */
export function isBeforeDocusaurus(first: string, siteDir: string): boolean {
  const version = installedVersion(siteDir) ?? askedVersion(siteDir)
  return version !== undefined && semver.lt(version, `${first}-0`)
}

function installedVersion(siteDir: string): string | undefined {
  try {
    const file = createRequire(join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json')
    return semver.valid(manifestOf(file).version) ?? undefined
  } catch {
    return undefined
  }
}

function askedVersion(siteDir: string): string | undefined {
  try {
    const {dependencies, devDependencies} = manifestOf(join(siteDir, 'package.json'))
    const range = {...devDependencies, ...dependencies}['@docusaurus/core']
    return range === undefined ? undefined : (semver.minVersion(range)?.version ?? undefined)
  } catch {
    // No range of versions: a tag, or a place.
    return undefined
  }
}

interface Manifest {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function manifestOf(file: string): Manifest {
  // What is not as npm writes it has no version that could be read.
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}
