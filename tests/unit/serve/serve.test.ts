import {mkdirSync, symlinkSync} from 'node:fs'
import {createServer, request} from 'node:http'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import type {Build, ServeOptions} from '../../../src/node/api-types.ts'
import {serveSite} from '../../../src/node/serve/serve.ts'
import {SiteError} from '../../../src/shared/diagnostics.ts'
import {REPORT} from '../cli/fake-io.ts'
import {makeSite, writeSiteFile} from '../config/make-site.ts'

const FILES = {
  'build/index.html': '<h1>Home</h1>',
  'build/404.html': '<h1>Not here</h1>',
  'build/docs/index.html': 'docs',
  'build/docs/a.html': 'a',
  'build/docs/größe.html': 'size',
  'build/assets/x.1234.js': 'export {}',
  'build/_headers':
    '# caching\n/*\n  Cache-Control: public, max-age=0\n  X-All: yes\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/:part/a\n  X-Part: one\n',
  'build/.secret': 'hidden',
  'secret.txt': 'outside',
}

const noBuild: Build = () => Promise.reject(new Error('built'))
const readSite = async () => ({siteBaseUrl: '/', trailingSlash: null, cacheDir: '/none'})

async function start(options: ServeOptions = {}, files: Readonly<Record<string, string>> = FILES) {
  const siteDir = makeSite(files)
  const server = await serveSite({siteDir, port: 0, host: '127.0.0.1', ...options}, {build: noBuild, readSite})
  onTestFinished(() => server.close())
  // A connection that is kept may be closed by the server in the moment in which it is used again.
  const get = (path: string, init: RequestInit & {readonly headers?: Record<string, string>} = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {connection: 'close', ...init.headers},
    })
  return {siteDir, server, get}
}

/** A request with a path exactly as given: `fetch` would tidy it up first. */
function rawStatus(port: number, path: string): Promise<number | undefined> {
  return new Promise((settle, fail) => {
    request({host: '127.0.0.1', port, path}, (response) => settle(response.resume().statusCode))
      .on('error', fail)
      .end()
  })
}

test.each([
  ['/', '<h1>Home</h1>'],
  ['/index.html', '<h1>Home</h1>'],
  ['/docs', 'docs'],
  ['/docs/', 'docs'],
  ['/docs/a', 'a'],
  ['/docs/a/', 'a'],
  ['/docs/a.html?x=1', 'a'],
  [`/docs/${encodeURIComponent('größe')}`, 'size'],
])('%s is found', async (path, text) => {
  const {get} = await start()
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([200, text])
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8')
})

test.each([
  '/nothing',
  '/docs/nothing/',
  '/.secret',
  '/_headers',
  '/%2e%2e/secret.txt',
  '/docs/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
])('%s is not found, and gets the page for that', async (path) => {
  const {get} = await start()
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([404, '<h1>Not here</h1>'])
})

test.each(['/%00', '/%', '/%zz', '/%E0%A4%A'])('%s is malformed, and answered with 400', async (path) => {
  const {get} = await start()
  expect((await get(path)).status).toBe(400)
})

test('no path leads outside of the folder, nor does a link', async () => {
  const {siteDir, server} = await start()
  symlinkSync(join(siteDir, 'secret.txt'), join(siteDir, 'build/link.txt'))
  const statuses = await Promise.all(
    ['/../secret.txt', '/docs/../../secret.txt', '/link.txt', '//secret.txt'].map((path) =>
      rawStatus(server.port, path),
    ),
  )
  expect(statuses).toEqual([404, 404, 404, 404])
})

test('a site without a 404 page still answers 404', async () => {
  const {get} = await start({}, {'build/index.html': ''})
  expect((await get('/x')).status).toBe(404)
})

test.each([
  [true, '/docs/a?q=1', '/docs/a/?q=1'],
  [true, '/docs', '/docs/'],
  [false, '/docs/a/', '/docs/a'],
  [false, '//docs/a/', '/docs/a'],
])('with trailingSlash %s, %s is moved to %s', async (trailingSlash, path, target) => {
  const {get} = await start({trailingSlash})
  const response = await get(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, target])
})

test.each([
  [true, '/docs/a/'],
  [true, '/assets/x.1234.js'],
  [true, '/docs/a.html'],
  [false, '/'],
  [null, '/docs/'],
])('with trailingSlash %s, %s stays where it is', async (trailingSlash, path) => {
  const {get} = await start({trailingSlash})
  expect((await get(path)).status).toBe(200)
})

test('paths outside of the base URL lead to it, those of pages and files to these', async () => {
  const {get, server} = await start(
    {baseUrl: '/handbook/'},
    {...FILES, 'build/handbook/index.html': 'a page of that name'},
  )
  expect(server.url).toMatch(/\/handbook\/$/)
  const moved: Readonly<Record<string, string>> = {
    '/': '/handbook/',
    '/handbook': '/handbook/',
    '/nothing': '/handbook/',
    '/docs': '/handbook/docs',
    '/docs/a': '/handbook/docs/a',
    '/assets/x.1234.js': '/handbook/assets/x.1234.js',
  }
  for (const [path, target] of Object.entries(moved)) {
    const response = await get(path)
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, target])
  }
  const script = await get('/assets/none.js')
  expect([script.status, script.headers.get('content-type')]).toEqual([404, 'text/plain;charset=utf-8'])
  expect(await script.text()).toContain('served at /handbook/')
  expect(await (await get('/handbook/docs/a')).text()).toBe('a')
})

test('headers come from _headers, the last rule winning', async () => {
  const {get} = await start()
  const page = await get('/docs/a')
  expect([page.headers.get('cache-control'), page.headers.get('x-all'), page.headers.get('x-part')]).toEqual([
    'public, max-age=0',
    'yes',
    'one',
  ])
  expect((await get('/assets/x.1234.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a page that is not found has them, too, and is kept by no one', async () => {
  const {get} = await start()
  for (const path of ['/gone', '/assets/gone.js']) {
    const {headers} = await get(path)
    expect([headers.get('x-all'), headers.get('cache-control')], path).toEqual(['yes', 'no-cache'])
  }
})

test('ETags are strong, answer 304, and change with the content', async () => {
  const {get, siteDir} = await start()
  const etag = (await get('/docs/a')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  const again = await get('/docs/a', {headers: {'If-None-Match': `"other", W/${etag}`}})
  expect([again.status, await again.text()]).toEqual([304, ''])
  writeSiteFile(siteDir, 'build/docs/a.html', 'a, changed')
  const changed = await get('/docs/a', {headers: {'If-None-Match': etag}})
  expect([changed.status, await changed.text()]).toEqual([200, 'a, changed'])
})

test('HEAD has no body, other methods are refused', async () => {
  const {get} = await start()
  const head = await get('/docs/a', {method: 'HEAD'})
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1', ''])
  expect((await get('/docs/a', {method: 'POST'})).status).toBe(405)
})

test('a taken port gives way to the next free one, which is said', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  onTestFinished(() => void other.close())
  const address = other.address()
  const taken = typeof address === 'object' && address !== null ? address.port : 0
  const onPortTaken = vi.fn()
  const {server} = await start({port: taken, onPortTaken})
  expect(server.port).toBeGreaterThan(taken)
  expect(onPortTaken).toHaveBeenCalledWith(taken, server.port)
})

test('a missing folder is an error that says how to make it', async () => {
  const failing = serveSite({siteDir: makeSite({'a.md': ''}), port: 0}, {build: noBuild, readSite})
  await expect(failing).rejects.toMatchObject({
    diagnostics: [{code: 'serve/missing-folder', hint: expect.stringContaining('quire build')}],
  })
})

test('--build builds into the folder first, and its errors stop the server', async () => {
  const siteDir = makeSite({})
  const build = vi.fn<Build>(async () => {
    mkdirSync(join(siteDir, 'out'))
    return REPORT
  })
  const server = await serveSite({siteDir, dir: 'out', build: true, port: 0}, {build, readSite})
  onTestFinished(() => server.close())
  expect(build).toHaveBeenCalledWith(expect.objectContaining({siteDir, outDir: join(siteDir, 'out')}))
  const failed: Build = async () => ({
    ...REPORT,
    ok: false,
    diagnostics: [{level: 'error', code: 'a/b', message: 'Bad.'}],
  })
  await expect(serveSite({siteDir, build: true, port: 0}, {build: failed, readSite})).rejects.toBeInstanceOf(SiteError)
})

test.each([
  ['bytes=1-2', 206, 'xp', 'bytes 1-2/9'],
  ['bytes=0-0', 206, 'e', 'bytes 0-0/9'],
  ['bytes=7-', 206, '{}', 'bytes 7-8/9'],
  ['bytes=-2', 206, '{}', 'bytes 7-8/9'],
  ['bytes=7-99', 206, '{}', 'bytes 7-8/9'],
  ['bytes=9-', 416, '', 'bytes */9'],
  // What is no single range is answered by the whole. Before, the first of these ended the server.
  ['bytes=5-2', 200, 'export {}', null],
  ['bytes=0-1,3-4', 200, 'export {}', null],
  ['bytes=a-b', 200, 'export {}', null],
])('the range %s is answered with %i', async (range, status, text, shown) => {
  const {get} = await start()
  const response = await get('/assets/x.1234.js', {headers: {Range: range}})
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, text, shown])
  expect((await get('/')).status).toBe(200)
})

test('a range of another version of the file is answered by the whole', async () => {
  const {get} = await start()
  const response = await get('/assets/x.1234.js', {headers: {Range: 'bytes=1-2', 'If-Range': '"old"'}})
  expect([response.status, await response.text()]).toEqual([200, 'export {}'])
})

test('headers of the file that no answer can have are left out, others are sent as they are', async () => {
  const headers = '/*\n  X-Name: größe – x\n  X-Bell: a\u0007b\n  Content-Length: 3\n'
  const {get} = await start({}, {...FILES, 'build/_headers': headers})
  const response = await get('/docs/a.html')
  expect([response.status, await response.text(), response.headers.get('x-bell')]).toEqual([200, 'a', null])
  expect(Buffer.from(response.headers.get('x-name') ?? '', 'latin1').toString('utf8')).toBe('größe – x')
})

test('a certificate that cannot be used is told of', async () => {
  const https = {cert: '/none/cert.pem', key: '/none/key.pem'}
  await expect(start({https})).rejects.toMatchObject({diagnostics: [{code: 'serve/certificate'}]})
})
