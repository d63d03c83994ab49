// What is where in the site: documents to permalinks, paths to pages, names to files. Tables that are made once and read
// for every reference.
import {posix} from 'node:path'
import {decodePath, normalisePathname, stripBaseUrl} from '../../shared/permalink.ts'
import type {DocumentFile, LinkIndex, PlannedRoute, RoutePlan} from '../model.ts'

export function toLinkIndex(
  {routes}: Pick<RoutePlan, 'routes'>,
  given: Pick<LinkIndex, 'permalinks' | 'baseUrl' | 'contentDirs' | 'statics'>,
): LinkIndex {
  return {...given, pages: new Map(routes.map((route) => [pageKey(route.path), route] as const))}
}

/** Of documents, by source path. @param documents Those of the site as they were found. */
export function toPermalinks(
  {routes, replaced}: Pick<RoutePlan, 'routes' | 'replaced'>,
  documents: ReadonlyMap<string, Pick<DocumentFile, 'translates'>>,
): LinkIndex['permalinks'] {
  const permalinks = new Map<string, string>()
  // Writers link to the original, also where a translation takes its place.
  const add = (sourcePath: string, permalink: string): void => {
    for (const path of [sourcePath, documents.get(sourcePath)?.translates])
      if (path !== undefined && !permalinks.has(path)) permalinks.set(path, permalink)
  }
  for (const route of routes) {
    if (route.content?.kind !== 'document') continue
    add(route.content.sourcePath, route.path)
  }
  for (const [sourcePath, path] of Object.entries(replaced)) add(sourcePath, path)
  return permalinks
}

/** Route that answers a path; how the path is escaped, and a slash at its end, do not matter. */
export function routeAt({pages}: LinkIndex, path: string): PlannedRoute | undefined {
  return pages.get(pageKey(path))
}

/** Absolute path of a published file of a static folder, by its URL or its path below the base URL. */
export function staticFileAt({statics, baseUrl}: LinkIndex, path: string): string | undefined {
  const below = decodePath(stripBaseUrl(path, baseUrl) ?? path.replace(/^\//, ''))
  return statics.published.get(posix.normalize(below.replace(/^\/+/, '')))?.filePath
}

/** The name, below the base URL, of the static file that differs from a path in small and capital letters alone. */
export function staticFileLike({statics, baseUrl}: LinkIndex, path: string): string | undefined {
  const below = posix.normalize((stripBaseUrl(path, baseUrl) ?? path).replace(/^\/+/, '')).toLowerCase()
  for (const name of statics.published.keys()) if (name.toLowerCase() === below) return name
  return undefined
}

function pageKey(path: string): string {
  return normalisePathname(decodePath(path))
}
