// The version of the docs: its name, its URL, and what readers are told about it.
import {
  applyTrailingSlash,
  type Diagnostic,
  encodePath,
  joinPath,
  type SiteConfig,
  type SourceSet,
} from 'quire-docs/plugin'
import type {VersionView} from 'quire-docs/plugin/content'
import type {Version} from './model.ts'
import {type DocsOptions, trimSlashes} from './options.ts'

/** The only version that there is for now. */
export function toCurrentVersion(options: DocsOptions, config: Pick<SiteConfig, 'baseUrl'>): Version {
  const {
    path = '',
    label = 'Next',
    banner = 'none',
    badge = false,
    noIndex = false,
    className,
  } = options.versions.current ?? {}
  return {
    name: 'current',
    label,
    path: toVersionPath(config.baseUrl, options.routeBasePath, path),
    badge,
    banner: banner === 'none' ? null : banner,
    isLast: true,
    noIndex,
    className: className ?? 'docs-version-current',
  }
}

/** URL of a place below the docs' own, without a slash at its end. */
export function toVersionPath(baseUrl: string, ...paths: readonly string[]): string {
  const url = joinPath(baseUrl, ...paths.map((path) => encodePath(trimSlashes(path))))
  return url === '/' ? url : url.replace(/\/$/, '')
}

/** What layouts are told about a version. */
export function toVersionView(version: Version, pluginId: string): VersionView {
  const {path: _, ...view} = version
  return {pluginId, ...view}
}

/** URL of a path below a version, as the site's trailing-slash policy writes it. */
export function toPermalink(
  version: Version,
  slug: string,
  config: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>,
): string {
  return applyTrailingSlash(joinPath(version.path, slug), config.trailingSlash ?? null, config.baseUrl)
}

/** Name of the file that lists older versions, relative to the site. */
export function versionsFile(pluginId: string): string {
  return pluginId === 'default' ? 'versions.json' : `${pluginId}_versions.json`
}

/** Older versions cannot be built yet, and must not silently be missing. */
export function refuseOlderVersions(sources: SourceSet, options: DocsOptions, pluginId: string): readonly Diagnostic[] {
  const file = sources.data.find(({sourcePath}) => sourcePath === versionsFile(pluginId))
  if (file === undefined || options.disableVersioning || options.onlyIncludeVersions !== undefined) return []
  return [
    {
      level: 'error',
      code: 'docs/versions-unsupported',
      message: `The site has older versions of its docs (${file.sourcePath}), which cannot be built yet.`,
      location: {sourcePath: file.sourcePath},
      hint: 'Set "disableVersioning: true" in the options of the docs plugin to build the current version alone.',
    },
  ]
}
