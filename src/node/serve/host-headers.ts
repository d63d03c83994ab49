// The headers of a built site in the form that a host wants: all made from its `_headers`, so that they say the same.
import {existsSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {SiteError} from '../../shared/diagnostics.ts'
import type {HeadersOptions, HostName} from '../api-types.ts'
import {type HeaderRule, type PathPart, parseHeaderRules, toPattern} from './header-rules.ts'

const PRINTERS: Readonly<Record<HostName, (rules: readonly HeaderRule[]) => string>> = {
  nginx: toNginx,
  cloudfront: toCloudFront,
  vercel: toVercel,
  netlify: toNetlify,
}

/**
 * Text for the configuration of a host.
 * @throws SiteError when the site has not been built.
 */
export function hostHeaders({siteDir = '.', dir = 'build', host}: HeadersOptions): string {
  const file = join(resolve(siteDir, dir), '_headers')
  if (!existsSync(file))
    throw new SiteError([
      {
        level: 'error',
        code: 'serve/missing-folder',
        message: `There is no file "${file}" to take the headers from.`,
        hint: 'Build the site first: quire build.',
      },
    ])
  return PRINTERS[host](parseHeaderRules(readFileSync(file, 'utf8')))
}

/** All values of a header, with the paths that have them; nginx and CloudFront want them sorted so. */
function byName(
  rules: readonly HeaderRule[],
): ReadonlyMap<string, readonly (readonly [parts: readonly PathPart[], value: string])[]> {
  const found = new Map<string, (readonly [readonly PathPart[], string])[]>()
  for (const {parts, headers} of rules)
    for (const [name, value] of headers) found.set(name, [...(found.get(name) ?? []), [parts, value]])
  return found
}

/**
 * One variable for each header: an `add_header` inside of a location would switch off those outside of it. The value is
 * empty, and the header left out, where no rule speaks of the path; what is not an asset is revalidated.
 */
function toNginx(rules: readonly HeaderRule[]): string {
  // A second type beside nginx's own would be two headers; types belong into `mime.types`.
  const headers = [...byName(rules)].filter(([name]) => name.toLowerCase() !== 'content-type')
  const variable = (name: string): string => `$quire_${name.toLowerCase().replace(/\W/g, '_')}`
  const maps = headers.map(([name, values]) => {
    const usual = name.toLowerCase() === 'cache-control' ? 'public, max-age=0, must-revalidate' : ''
    // The first pattern that matches counts, and the last rule holds.
    const lines = [...values].reverse().map(([parts, value]) => `  "~${toPattern(parts)}" ${quote(value)};`)
    return `map $uri ${variable(name)} {\n  default ${quote(usual)};\n${lines.join('\n')}\n}`
  })
  const lines = headers.map(([name]) => `add_header ${name} ${variable(name)} always;`)
  return `# In the "http" block, for example in a file of conf.d:\n${maps.join('\n')}\n\n# In the "server" block:\n${lines.join('\n')}\n`
}

const quote = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** A response headers policy, as `aws cloudfront create-response-headers-policy` takes it. Caching is set with the files. */
function toCloudFront(rules: readonly HeaderRule[]): string {
  // The rule of the whole site.
  const [widest] = [...rules].sort((one, other) => one.path.length - other.path.length)
  const everywhere = widest?.headers ?? []
  const find = (wanted: string): string | undefined => everywhere.find(([name]) => name.toLowerCase() === wanted)?.[1]
  const policy = find('content-security-policy')
  const referrer = find('referrer-policy')
  const known = ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'cache-control']
  const items = everywhere
    .filter(([name]) => !known.includes(name.toLowerCase()))
    .map(([Header, Value]) => ({Header, Value, Override: true}))
  const security = {
    ...(policy && {ContentSecurityPolicy: {ContentSecurityPolicy: policy, Override: true}}),
    ...(find('x-content-type-options') && {ContentTypeOptions: {Override: true}}),
    ...(referrer && {ReferrerPolicy: {ReferrerPolicy: referrer, Override: true}}),
  }
  return toJson({
    Name: 'quire',
    SecurityHeadersConfig: security,
    ...(items.length > 0 && {CustomHeadersConfig: {Quantity: items.length, Items: items}}),
  })
}

/** The `headers` of `vercel.json`. */
function toVercel(rules: readonly HeaderRule[]): string {
  return toJson({
    headers: rules.map(({parts, headers}) => ({
      source: parts.map(toVercelPart).join(''),
      headers: headers.map(([key, value]) => ({key, value})),
    })),
  })
}

function toVercelPart({kind, text}: PathPart): string {
  if (kind === 'rest') return '(.*)'
  return kind === 'segment' ? text : text.replace(/[\\:(){}?+]/g, '\\$&')
}

/** For `netlify.toml`; Netlify and Cloudflare Pages read `_headers` as it is. */
function toNetlify(rules: readonly HeaderRule[]): string {
  return rules
    .map(({path, headers}) => {
      const lines = headers.map(([name, value]) => `    ${name} = ${JSON.stringify(value)}`)
      return `[[headers]]\n  for = ${JSON.stringify(path)}\n  [headers.values]\n${lines.join('\n')}\n`
    })
    .join('\n')
}

const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`
