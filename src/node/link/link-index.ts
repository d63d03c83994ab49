// What is where in the site: documents to permalinks, paths to pages, names to files. Tables that are made once and read
// for every reference.
import {posix} from 'node:path'
import {decodePath, normalisePathname, stripBaseUrl} from '../../shared/permalink.ts'
import type {LinkIndex, PlannedRoute, RoutePlan} from '../model.ts'

export interface IndexInput {
  readonly plan: Pick<RoutePlan, 'routes' | 'replaced'>
  /** Source path of the original of a document that is a translation. */
  readonly originalOf: (sourcePath: string) => string | undefined
}

export function toLinkIndex(
  {plan, originalOf}: IndexInput,
  {baseUrl, contentDirs, statics}: Pick<LinkIndex, 'baseUrl' | 'contentDirs' | 'statics'>,
): LinkIndex {
  const pages = new Map(plan.routes.map((route) => [pageKey(route.path), route] as const))
  return {permalinks: toPermalinks({plan, originalOf}), pages, statics, contentDirs, baseUrl}
}

/** Of documents, by source path. */
export function toPermalinks({plan: {routes, replaced}, originalOf}: IndexInput): ReadonlyMap<string, string> {
  const permalinks = new Map<string, string>()
  // Writers link to the original, also where a translation takes its place.
  const add = (sourcePath: string, permalink: string): void => {
    for (const path of [sourcePath, originalOf(sourcePath)])
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
