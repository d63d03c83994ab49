// What the manual says about hosts, against what the build writes.
import {beforeAll, describe, expect, onTestFinished, test, vi} from 'vitest'
import type {HostName} from '../../src/node/api-types.ts'
import {headersFor, parseHeaderRules} from '../../src/node/serve/header-rules.ts'
import {hostHeaders} from '../../src/node/serve/host-headers.ts'
import {fileOf} from '../support/manual.ts'
import {type BuiltSite, buildSite, configFile} from '../support/site.ts'

const PAGE = 'deployment.md'
const ASSETS = 'public, max-age=31536000, immutable'

/** Those of styles change with each rule of the theme. */
const withoutHashes = (headers: string): string =>
  headers.replace(/style-src 'self'(?: 'sha256-[^']+')+/g, "style-src 'self' 'sha256-…'")

describe('a built site', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite({
      'site.config.mjs': configFile(),
      'docs/index.md': '# Home\n',
      'docs/caching/index.md': '# Caching\n',
      'docs/caching/keys.md': '# Keys\n',
    })
  })

  test('has the headers that the page shows', () => {
    expect(withoutHashes(site.read('_headers'))).toBe(fileOf(PAGE, 'build/_headers'))
  })

  test('has no two rules for one header of a path: hosts would join them', () => {
    const rules = parseHeaderRules(site.read('_headers'))
    for (const path of ['/', '/docs/caching', '/assets/main.js', '/_routes/docs.js', '/404.html']) {
      const names = rules.filter(({matches}) => matches(path)).flatMap(({headers}) => headers.map(([name]) => name))
      expect(names, path).toEqual([...new Set(names)])
    }
    expect(headersFor('/assets/main.js', rules).get('cache-control')).toBe(ASSETS)
  })

  test('is found by the function for CloudFront', () => {
    const code = fileOf(PAGE, 'add-index.js')
    // The text of the manual is a script of one function, as CloudFront takes it.
    const handler = new Function(`${code}; return handler`)() as (event: {request: {uri: string}}) => {uri: string}
    const served = (uri: string) => handler({request: {uri}}).uri.slice(1)
    expect(['/', '/docs/', '/docs', '/docs/caching/keys', '/docs/caching/', '/404.html'].map(served)).toEqual([
      'index.html',
      'docs/index.html',
      'docs/index.html',
      'docs/caching/keys/index.html',
      'docs/caching/index.html',
      '404.html',
    ])
    expect(['/docs/', '/docs/caching/keys', '/docs/caching/'].filter((uri) => !site.exists(served(uri)))).toEqual([])
  })

  test('has the same headers on Vercel', () => {
    const {headers} = JSON.parse(fileOf(PAGE, 'vercel.json')) as {
      headers: {source: string; headers: {key: string; value: string}[]}[]
    }
    const onVercel = headers.map(({source, headers: list}) => [
      source.replace('(.*)', '*'),
      Object.fromEntries(list.map(({key, value}) => [key, value])),
    ])
    const [everywhere, assets] = parseHeaderRules(withoutHashes(site.read('_headers')))
    expect(onVercel).toEqual([
      ['/*', Object.fromEntries(everywhere?.headers ?? [])],
      ['/assets/*', Object.fromEntries(assets?.headers ?? [])],
    ])
    expect({headers}).toEqual(
      JSON.parse(withoutHashes(hostHeaders({siteDir: site.report.outDir, dir: '.', host: 'vercel'}))),
    )
  })

  test('has the same headers on nginx', () => {
    const printed = hostHeaders({siteDir: site.report.outDir, dir: '.', host: 'nginx'})
    const lines = (text: string): readonly string[] => text.split('\n').map((line) => line.trim())
    const shown = lines(fileOf(PAGE, 'nginx.conf'))
    expect(lines(withoutHashes(printed)).filter((line) => !line.startsWith('#') && !shown.includes(line))).toEqual([])
  })

  test('has the same headers on CloudFront and Netlify', () => {
    const [everywhere, assets] = parseHeaderRules(site.read('_headers'))
    const print = (host: HostName): string => hostHeaders({siteDir: site.report.outDir, dir: '.', host})
    const values = Object.fromEntries(everywhere?.headers ?? [])
    expect(JSON.parse(print('cloudfront')).SecurityHeadersConfig).toEqual({
      ContentSecurityPolicy: {ContentSecurityPolicy: values['Content-Security-Policy'], Override: true},
      ContentTypeOptions: {Override: true},
      ReferrerPolicy: {ReferrerPolicy: values['Referrer-Policy'], Override: true},
    })
    for (const [name, value] of [...(everywhere?.headers ?? []), ...(assets?.headers ?? [])])
      expect(print('netlify')).toContain(`${name} = ${JSON.stringify(value)}`)
  })
})

test('a preview is not indexed and lies below its own path', async () => {
  vi.stubEnv('PREVIEW_PATH', '/preview-412/')
  onTestFinished(() => void vi.unstubAllEnvs())
  const site = await buildSite({
    'site.config.ts': fileOf(PAGE, 'site.config.ts'),
    'docs/index.md': '# Home\n\n[Keys](keys.md)\n',
    'docs/keys.md': '# Keys\n',
  })
  expect(site.findings).toEqual([])
  expect(site.html('/docs')).toContain('noindex')
  expect(site.content('/docs')).toContain('href="/preview-412/docs/keys"')
  expect([...site.html('/docs').matchAll(/(?:href|src)="\/(?!preview-412\/)/g)]).toEqual([])
})
