// The URL of a page, from its file's place in the folder of pages.
import {relative, resolve, sep} from 'node:path'
import {encodePath, encodeText, joinPath, type SiteConfig} from 'quire-docs/plugin'

/** A path relative to the site with posix slashes; it may lead out of the site. */
export function toSitePath(path: string, siteDir: string): string {
  return toPosix(relative(siteDir, resolve(siteDir, path)))
}

/** `guide/index.tsx` gives `/guide/`, `a b.md` gives `/a%20b`. */
export function toPagePath(path: string): string {
  const names = path.replace(/\.[^./]*$/, '').split('/')
  if (names.at(-1) === 'index') names[names.length - 1] = ''
  return `/${names.map(encodeName).join('/')}`
}

export interface PermalinkInput {
  readonly routeBasePath: string
  readonly config: Pick<SiteConfig, 'baseUrl'>
}

/** URL of a path below the pages' own. Routes and links have it as the site's trailing-slash policy writes it. */
export function toPermalink(path: string, {routeBasePath, config}: PermalinkInput): string {
  const base = encodePath(routeBasePath.split('/').filter(Boolean).join('/'))
  return joinPath(config.baseUrl, base, path)
}

/** A path from front matter, encoded or not. */
export function toSlugPath(slug: string): string {
  const path = slug.startsWith('/') ? slug : `/${slug}`
  try {
    return encodeText(decodeURI(path))
  } catch {
    return encodeText(path)
  }
}

function encodeName(name: string): string {
  return encodeText(name).replaceAll('?', '%3F').replaceAll('#', '%23')
}

function toPosix(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/')
}
