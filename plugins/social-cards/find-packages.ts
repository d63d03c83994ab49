// Packages that draw, which the site installs: where they are, and in which version.
import {existsSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'

/** A package of the site. */
export interface SitePackage {
  /** Absolute path of what it exports. */
  readonly file: string
  readonly version: string
}

/** Lays text out, and gives an SVG. */
export const LAYOUT_PACKAGE = 'satori'
/** Makes a PNG of an SVG. */
export const IMAGE_PACKAGE = '@resvg/resvg-js'

/** Undefined when it is not installed in the site's folder, or above it. */
export function findPackage(name: string, siteDir: string): SitePackage | undefined {
  const folder = findPackageFolder(name, siteDir)
  if (folder === undefined) return undefined
  // A package's own description of itself.
  const {version} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {readonly version: string}
  return {file: createRequire(join(siteDir, 'package.json')).resolve(name), version}
}

/** Its folder, absolute. Not asked of the package, which may keep its description to itself. */
export function findPackageFolder(name: string, siteDir: string): string | undefined {
  const folders = createRequire(join(siteDir, 'package.json')).resolve.paths(name) ?? []
  return folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')))
}
