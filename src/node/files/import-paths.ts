// What an import in content means: another content file, an asset, or code for the bundler.
import {posix} from 'node:path'
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

/**
 * The canonical name under which the runtime knows an imported module: packages and aliases as they are, a relative
 * path as `@site/...`. Undefined for content files and assets, which are not code.
 */
export function canonicalSpecifier(specifier: string, sourcePath: string, siteDir: string): string | undefined {
  const bare = specifier.replace(/^!*(?:raw-loader)!/, '')
  const path = resolveImportPath(bare, sourcePath)
  const isRaw = bare !== specifier
  if (!isRaw && (/\.mdx?$/.test(bare) || isAsset(bare))) return undefined
  if (path === undefined) return bare
  const name = siteSpecifier(path, siteDir)
  return isRaw ? `${name}?raw` : name
}
