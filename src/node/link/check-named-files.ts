// Files that the configuration names and the finished site does not have: icon, logos, the image of social cards.
import {posix} from 'node:path'
import {closest} from '../../shared/closest.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {hasProtocol, stripBaseUrl} from '../../shared/permalink.ts'
import type {LinkIndex, SiteConfig} from '../model.ts'

type ConfigKey = NonNullable<Diagnostic['configKey']>

/** @param isFile Tells whether the site has a file, by its URL. */
export function checkNamedFiles(
  config: SiteConfig,
  {statics}: LinkIndex,
  isFile: (path: string) => boolean,
): readonly Diagnostic[] {
  return namedFiles(config).flatMap(([path, configKey]): Diagnostic[] => {
    // A URL elsewhere, or the data of the image itself.
    if (path === undefined || path === '' || hasProtocol(path)) return []
    const [named = ''] = path.split(/[?#]/)
    // Some name it as it is in the output.
    const file = stripBaseUrl(named, config.baseUrl) ?? named.replace(/^\//, '')
    if (isFile(config.baseUrl + file)) return []
    return [
      {
        level: 'warning',
        code: 'config/missing-file',
        message: `"${configKey.join('.')}" names the file "${path}", which the site does not have.`,
        configKey,
        hint: hintWithoutBase(named, config, isFile) ?? hintFor(file, [...statics.published.keys()], config),
      },
    ]
  })
}

function namedFiles({favicon, themeConfig: {image, navbar, footer}}: SiteConfig) {
  const logos = [
    ['navbar', navbar?.logo],
    ['footer', footer?.logo],
  ] as const
  return [
    [favicon, ['favicon']],
    [image, ['themeConfig', 'image']],
    ...logos.flatMap(([part, logo]) =>
      (['src', 'srcDark'] as const).map((key) => [logo?.[key], ['themeConfig', part, 'logo', key]] as const),
    ),
  ] satisfies readonly (readonly [string | undefined, ConfigKey])[]
}

/** With the base URL of the site, a path is that of a file in one language alone. */
function hintWithoutBase(
  named: string,
  {baseUrl, siteBaseUrl}: SiteConfig,
  isFile: (path: string) => boolean,
): string | undefined {
  const file = stripBaseUrl(named, siteBaseUrl)
  if (siteBaseUrl === '/' || file === undefined || !isFile(baseUrl + file)) return undefined
  return `Write "${file}": in one of the languages the base URL is "${baseUrl}".`
}

function hintFor(file: string, published: readonly string[], {staticDirectories}: SiteConfig): string {
  const folder = posix.dirname(file)
  const nearest = closest(
    file,
    published.filter((other) => posix.dirname(other) === folder),
  )
  if (nearest !== undefined) return `Did you mean "${nearest}"?`
  const place = posix.join(staticDirectories[0] ?? 'static', file)
  return `Put the file at "${place}", or correct the path, which is relative to the static folder.`
}
