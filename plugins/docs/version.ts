// URLs of a version of the docs, and what readers are told about it.
import {encodePath, joinPath} from 'quire-docs/plugin'
import type {VersionView} from 'quire-docs/plugin/content'
import type {Version} from './model.ts'
import {trimSlashes} from './options.ts'

/** URL of a place below the docs' own, without a slash at its end. */
export function toVersionPath(baseUrl: string, ...paths: readonly string[]): string {
  const url = joinPath(baseUrl, ...paths.map((path) => encodePath(trimSlashes(path))))
  return url === '/' ? url : url.replace(/\/$/, '')
}

/** What layouts are told about a version. */
export function toVersionView(version: Version, pluginId: string): VersionView {
  const {path: _, ...view} = version
  return {pluginId, version: version.name, ...view}
}

/** URL of a path below a version. Routes and links have it as the site's trailing-slash policy writes it. */
export function toPermalink(version: Pick<Version, 'path'>, slug: string): string {
  return joinPath(version.path, slug)
}
