// Versions that the package.json of a site tells, and that of the Docusaurus it was written for.
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import semver from 'semver'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {readManifest} from '../files/read-manifest.ts'

/** Its own; undefined where it has none. */
export function siteVersionOf(siteDir: string): string | undefined {
  const version = readManifest(siteDir)?.version
  return typeof version === 'string' ? version : undefined
}

/**
 * By what is installed, or else by what the site asks for. False where neither says.
 * @param first Such as "3.2.0"; what was published on the way to it, such as "3.2.0-canary", counts as it.
 */
export function isBeforeDocusaurus(first: string, siteDir: string): boolean {
  const version = docusaurusOf(siteDir)
  return version !== undefined && semver.lt(version, `${first}-0`)
}

/** The opposite, and false as well where nothing says. */
export function isSinceDocusaurus(first: string, siteDir: string): boolean {
  const version = docusaurusOf(siteDir)
  return version !== undefined && semver.gte(version, `${first}-0`)
}

/** What a site has of React was written for a version before 19. False where nothing says. */
export function hasOlderReact(siteDir: string): boolean {
  const version = versionOf('react', siteDir)
  return version !== undefined && semver.lt(version, '19.0.0-0')
}

function docusaurusOf(siteDir: string): string | undefined {
  return versionOf('@docusaurus/core', siteDir)
}

function versionOf(name: string, siteDir: string): string | undefined {
  return installedVersion(name, siteDir) ?? askedVersion(name, siteDir)
}

function installedVersion(name: string, siteDir: string): string | undefined {
  try {
    const file = createRequire(join(siteDir, 'package.json')).resolve(`${name}/package.json`)
    return semver.valid(siteVersionOf(dirname(file))) ?? undefined
  } catch {
    return undefined
  }
}

function askedVersion(name: string, siteDir: string): string | undefined {
  const {dependencies, devDependencies} = readManifest(siteDir) ?? {}
  const range = {...toRecord(devDependencies), ...toRecord(dependencies)}[name]
  // Else a tag, or a place.
  return typeof range === 'string' && semver.validRange(range) !== null ? semver.minVersion(range)?.version : undefined
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isPlainRecord(value) ? value : {}
}
