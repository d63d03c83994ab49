// What an import in content means: another content file, an asset, or code for the bundler.
import {posix} from 'node:path'
import {isAsset} from './file-kinds.ts'

/** Path of a relative or `@site/` specifier, relative to the site folder; undefined for a package or an alias. */
export function resolveSitePath(specifier: string, sourcePath: string): string | undefined {
  if (specifier.startsWith('@site/')) return posix.normalize(specifier.slice('@site/'.length))
  if (specifier.startsWith('./') || specifier.startsWith('../')) return posix.join(posix.dirname(sourcePath), specifier)
  return undefined
}

/** Source path of an imported Markdown file; undefined when the specifier names something else. */
export function resolveContentImport(specifier: string, sourcePath: string, siteDir: string): string | undefined {
  if (!/\.mdx?$/.test(specifier)) return undefined
  const path = resolveSitePath(specifier, sourcePath)
  if (path === undefined) return undefined
  // A content folder outside of the site has absolute source paths; what it imports from inside is made relative again.
  return path.startsWith(`${siteDir}/`) ? path.slice(siteDir.length + 1) : path
}

/**
 * The canonical name under which the runtime knows an imported module: packages and aliases as they are, a relative
 * path as `@site/...`. Undefined for content files and assets, which are not code.
 */
export function canonicalSpecifier(specifier: string, sourcePath: string, siteDir: string): string | undefined {
  const bare = specifier.replace(/^!*(?:raw-loader)!/, '')
  const path = resolveSitePath(bare, sourcePath)
  const isRaw = bare !== specifier
  if (!isRaw && (/\.mdx?$/.test(bare) || isAsset(bare))) return undefined
  if (path === undefined) return bare
  const name = path.startsWith('/')
    ? path.startsWith(`${siteDir}/`)
      ? `@site/${path.slice(siteDir.length + 1)}`
      : path
    : `@site/${path}`
  return isRaw ? `${name}?raw` : name
}
