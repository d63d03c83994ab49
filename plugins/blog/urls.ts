// URLs of a blog's pages.
import {
  applyTrailingSlash,
  encodePath,
  encodeText,
  joinPath,
  type PluginContext,
  type SiteConfig,
} from 'quire-docs/plugin'
import type {BlogOptions} from './options.ts'

/** Routes and links have them as the site's trailing-slash policy writes them. */
export interface BlogUrls {
  /** The list of posts. */
  readonly home: string
  /** URL of a path below the blog. */
  readonly below: (...parts: readonly string[]) => string
  /** The same for a page of the blog and a path below it. */
  readonly under: (address: string, ...parts: readonly string[]) => string
}

export function toUrls({
  options,
  config,
}: Pick<PluginContext<Pick<BlogOptions, 'routeBasePath'>>, 'options' | 'config'>): BlogUrls {
  const base = joinPath(config.baseUrl, encodePath(options.routeBasePath.split('/').filter(Boolean).join('/')))
  return {home: base, below: (...parts) => joinPath(base, ...parts), under: joinPath}
}

/** The path of a page as its route has it. */
export function routePathOf(permalink: string, {trailingSlash, baseUrl}: SiteConfig): string {
  return applyTrailingSlash(permalink, trailingSlash ?? null, baseUrl)
}

/** URL of a page, with the host. */
export function pageUrl(permalink: string, config: SiteConfig): string {
  return config.url + routePathOf(permalink, config)
}

/** A path of the site with host and base URL; complete URLs stay as they are. */
export function absoluteUrl(path: string, {url, baseUrl}: Pick<SiteConfig, 'url' | 'baseUrl'>): string {
  return /^[a-z][a-z\d+.-]*:/i.test(path) ? path : url + joinPath(baseUrl, path)
}

/** The encoded form of a path from front matter or from a file's name, encoded or not; it starts with a slash. */
export function toUrlPath(path: string): string {
  const rooted = `/${path.replace(/^\/+/, '')}`
  try {
    return encodeName(decodeURI(rooted))
  } catch {
    return encodeName(rooted)
  }
}

function encodeName(path: string): string {
  return encodeText(path).replaceAll('?', '%3F').replaceAll('#', '%23')
}
