// What an import in content means: another content file, an asset, or code for the bundler.
import {posix} from 'node:path'
import {deferredSpecifier, readDeferred} from './deferred-imports.ts'
import {isAsset} from './file-kinds.ts'

/** Path of a relative or `@site/` specifier, relative to the site folder; undefined for a package or an alias. */
export function resolveSitePath(specifier: string, sourcePath: string): string | undefined {
  if (specifier.startsWith('@site/')) return posix.normalize(specifier.slice('@site/'.length))
  if (specifier.startsWith('./') || specifier.startsWith('../')) return posix.join(posix.dirname(sourcePath), specifier)
  return undefined
}

/** As {@link resolveSitePath} for an import, which may begin with a slash: then it starts from the site, as in code. */
function resolveImportPath(specifier: string, sourcePath: string): string | undefined {
  return specifier.startsWith('/') ? posix.normalize(specifier.slice(1)) : resolveSitePath(specifier, sourcePath)
}

/** Source path of an imported Markdown file; undefined when the specifier names something else. */
export function resolveContentImport(specifier: string, sourcePath: string, siteDir: string): string | undefined {
  if (!/\.mdx?$/.test(specifier)) return undefined
  const path = resolveImportPath(specifier, sourcePath)
  if (path === undefined) return undefined
  // Files outside of the site have absolute source paths, and files inside relative ones, wherever the import stands.
  const filePath = posix.resolve(siteDir, path)
  return filePath.startsWith(`${siteDir}/`) ? filePath.slice(siteDir.length + 1) : filePath
}

/**
 * Name of a file of the site or next to it, by its source path: `@site/docs/a.mdx`, `@site/../shared/box`. It is part of the
 * output, so it tells nothing of the folder that the site is in.
 */
export function siteSpecifier(sourcePath: string, siteDir: string): string {
  return `@site/${posix.relative(siteDir, posix.resolve(siteDir, sourcePath))}`
}

/** An import in the parts that webpack gives it: `!!raw-loader!./x.md?y`. */
export interface ImportParts {
  /** Loaders, each with a `!` after it; empty for most. */
  readonly loaders: string
  readonly path: string
  /** With its `?`. */
  readonly query: string
}

export function splitImport(specifier: string): ImportParts {
  const at = specifier.lastIndexOf('!') + 1
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(specifier.slice(at)) ?? []
  return {loaders: specifier.slice(0, at), path, query}
}

/** What a loader asks for, as a query: `!!raw-loader!`, with or without marks and options. */
const LOADER_QUERIES: readonly (readonly [loaders: RegExp, query: string])[] = [
  [/^!*(?:-!)?raw-loader(?:\?[^!]*)?!$/, '?raw'],
  [/^!*(?:-!)?file-loader(?:\?[^!]*)?!$/, '?url'],
]

/**
 * The canonical name under which the runtime knows an imported module: packages and aliases as they are, a relative
 * path as `@site/...`, loaders before it and a query after it. Undefined for content files of the site and assets, which are not
 * code. A document of a package, or behind an alias of a plugin, is found by the bundler alone.
 */
export function canonicalSpecifier(specifier: string, sourcePath: string, siteDir: string): string | undefined {
  const deferred = readDeferred(specifier)
  if (deferred !== undefined)
    return deferredSpecifier(deferred.kind, moduleName(deferred.specifier, sourcePath, siteDir))
  const {loaders, path, query} = splitImport(specifier)
  const isContent = /\.mdx?$/.test(path) && resolveImportPath(path, sourcePath) !== undefined
  if (loaders === '' && query === '' && (isContent || isAsset(path))) return undefined
  return moduleName(specifier, sourcePath, siteDir)
}

/** What the bundler knows it by. */
function moduleName(specifier: string, sourcePath: string, siteDir: string): string {
  const {path: bare, ...parts} = splitImport(specifier)
  const asked = LOADER_QUERIES.find(([pattern]) => pattern.test(parts.loaders))?.[1]
  const loaders = asked === undefined ? parts.loaders : ''
  const query = asked ?? parts.query
  const path = resolveImportPath(bare, sourcePath)
  return `${loaders}${path === undefined ? bare : siteSpecifier(path, siteDir)}${query}`
}
