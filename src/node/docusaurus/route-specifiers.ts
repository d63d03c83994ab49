// Names by which the bundler finds the components and modules of a route. They are part of the output, so that they tell nothing
// of the folder that the site is in.
import {existsSync} from 'node:fs'
import {isAbsolute, relative, resolve, sep} from 'node:path'

/** @param path A path, absolute or from the site's folder; `@site/…`, `@theme/…`, `@generated/…`; a package. */
export function toSpecifier(path: string, siteDir: string): string {
  const [, bare = path, query = ''] = /^([^?]*)(\?.*)?$/s.exec(path) ?? []
  const isPath = isAbsolute(bare) || bare.startsWith('.') || existsSync(resolve(siteDir, bare))
  if (!isPath || bare.startsWith('@')) return path
  return `@site/${relative(siteDir, resolve(siteDir, bare)).split(sep).join('/')}${query}`
}
