// Who lives where: documents to permalinks, paths to pages, names to files. Built once, read by every reference.
import {join} from 'node:path'
import {decodePath, normalisePathname, stripBaseUrl} from '../../shared/permalink.ts'
import {statFile} from '../cache/snapshots.ts'
import {isInside, type PublishRule} from '../files/publish-rule.ts'
import type {PlannedRoute, SiteConfig} from '../model.ts'

export interface AddressBook {
  /** Permalink of a document by source path. */
  readonly permalinkOf: (sourcePath: string) => string | undefined
  /** Route that answers a path; suffixes and trailing slashes do not matter. */
  readonly routeAt: (path: string) => PlannedRoute | undefined
  /** Absolute path of a file in a static folder, by its path below the base URL. */
  readonly staticFile: (path: string) => string | undefined
  /** Folders against which `/x.md` is tried, site-relative, in order. */
  readonly contentDirs: readonly string[]
  readonly paths: () => readonly string[]
  /** Source paths of the documents that have a page. */
  readonly sourcePaths: () => Iterable<string>
}

export interface AddressBookInput {
  readonly routes: readonly PlannedRoute[]
  readonly config: SiteConfig
  readonly contentDirs: readonly string[]
  readonly rule: PublishRule
}

export function createAddressBook({routes, config, contentDirs, rule}: AddressBookInput): AddressBook {
  const bySource = new Map<string, string>()
  const byPath = new Map<string, PlannedRoute>()
  for (const route of routes) {
    byPath.set(normalisePathname(decodePath(route.path)), route)
    if (route.content?.kind === 'document' && !bySource.has(route.content.sourcePath))
      bySource.set(route.content.sourcePath, route.path)
  }
  const staticFiles = new Map<string, string | undefined>()
  return {
    permalinkOf: (sourcePath) => bySource.get(sourcePath),
    routeAt: (path) => byPath.get(normalisePathname(decodePath(path))),
    staticFile: (path) => {
      if (!staticFiles.has(path)) staticFiles.set(path, findStatic(path, config, rule))
      return staticFiles.get(path)
    },
    contentDirs,
    paths: () => routes.map((route) => route.path),
    sourcePaths: () => bySource.keys(),
  }
}

/** What is left out of the copy is not there. */
function findStatic(path: string, config: SiteConfig, rule: PublishRule): string | undefined {
  const below = decodePath(stripBaseUrl(path, config.baseUrl) ?? path.replace(/^\//, ''))
  // Later folders overwrite earlier ones in the output, so the last one that has the file answers.
  for (const dir of [...config.staticDirectories].reverse()) {
    const root = join(config.siteDir, dir)
    const file = join(root, below)
    if (isInside(file, root) && statFile(file) !== undefined && rule.refusalOf(file, 'folder') === undefined)
      return file
  }
  return undefined
}
