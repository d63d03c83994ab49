// Which requests the servers answer, by raw requests: clients would tidy up what is asked here.
import {connect} from 'node:net'
import {networkInterfaces} from 'node:os'
import {expect, onTestFinished, test} from 'vitest'
import type {ServeOptions} from '../../../src/node/api-types.ts'
import {serveSite} from '../../../src/node/serve/serve.ts'
import {makeSite} from '../config/make-site.ts'

async function start(options: ServeOptions = {}): Promise<number> {
  const siteDir = makeSite({'build/index.html': 'draft', 'build/docs/a.html': 'a'})
  const server = await serveSite(
    {siteDir, port: 0, host: '127.0.0.1', ...options},
    {
      build: () => Promise.reject(new Error('built')),
      readSite: async () => ({siteBaseUrl: '/', trailingSlash: null, cacheDir: '/none'}),
    },
  )
  onTestFinished(() => server.close())
  return server.port
}

/** The answer to lines sent exactly as given. */
function ask(port: number, ...lines: readonly string[]): Promise<string> {
  return new Promise((settle, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${[...lines, '', ''].join('\r\n')}`))
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => settle(text))
    socket.on('error', fail)
  })
}

const get = (port: number, host: string, target = '/'): Promise<string> =>
  ask(port, `GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close')

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

const ownAddress = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({family, internal}) => family === 'IPv4' && !internal)?.address

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  'localhost.',
  'localhost.:80',
  'preview.localhost:3000',
  '127.0.0.1',
  '127.0.0.1:1',
  '127.8.9.10',
  '[::1]',
  '[::1]:3000',
  '[0:0:0:0:0:0:0:1]:3000',
])('%s is answered', async (host) => {
  const answer = await get(await start(), host)
  expect([statusOf(answer), answer.includes('draft')]).toEqual([200, true])
})

test.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  '192.0.2.7:3000',
  '[2001:db8::1]:3000',
  '0.0.0.0:3000',
  'user@localhost',
  'localhost:80:90',
  'localhost/..',
  '2130706433',
  '0x7f.1',
])('%s is refused, in words that say what to set', async (host) => {
  const answer = await get(await start(), host)
  expect(statusOf(answer)).toBe(403)
  expect(answer).not.toContain('draft')
  expect(answer).toContain('--allowed-host')
})

test('a request that names no host, or two, is refused, also by the older protocol', async () => {
  const port = await start()
  for (const lines of [
    ['GET / HTTP/1.1', 'Connection: close'],
    ['GET / HTTP/1.0'],
    ['GET / HTTP/1.1', 'Host:', 'Connection: close'],
    ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example', 'Connection: close'],
  ])
    expect([lines, statusOf(await ask(port, ...lines))]).toEqual([lines, 400])
  expect(statusOf(await ask(port, 'GET / HTTP/1.0', 'Host: localhost'))).toBe(200)
  expect(statusOf(await ask(port, 'GET / HTTP/1.0', 'Host: evil.example'))).toBe(403)
})

test('a target that is a whole URL is read as one, and its host is checked as well', async () => {
  const port = await start()
  expect(await get(port, 'localhost', 'http://localhost:3000/docs/a')).toMatch(/\r\n\r\na$/)
  expect(statusOf(await get(port, 'localhost', 'http://evil.example/'))).toBe(403)
  expect(statusOf(await get(port, 'evil.example', 'http://localhost/'))).toBe(403)
  expect(statusOf(await get(port, 'localhost', 'http://user@localhost/'))).toBe(403)
})

test('the host that is served on and those that are allowed are answered', async () => {
  const port = await start({allowedHosts: ['docs.example.test', '.Example.dev']})
  const answers = await Promise.all(
    ['docs.example.test', 'DOCS.example.test.:80', 'example.dev', 'a.b.example.dev'].map((host) => get(port, host)),
  )
  expect(answers.map(statusOf)).toEqual([200, 200, 200, 200])
  const others = await Promise.all(
    ['x.docs.example.test', 'myexample.dev', 'example.test'].map((host) => get(port, host)),
  )
  expect(others.map(statusOf)).toEqual([403, 403, 403])
})

test.runIf(ownAddress !== undefined)('URLs of the machine are answered where all of them are served', async () => {
  const open = await start({host: '0.0.0.0'})
  expect(statusOf(await get(open, `${ownAddress}:${open}`))).toBe(200)
  expect(statusOf(await get(open, '192.0.2.7'))).toBe(403)
  expect(statusOf(await get(open, 'evil.example'))).toBe(403)
  expect(statusOf(await get(await start(), `${ownAddress}`))).toBe(403)
})

test.each([
  ['a method that is more than reading', 'POST', []],
  ['an event stream', 'GET', ['Accept: text/event-stream']],
  ['a web socket', 'GET', ['Connection: Upgrade', 'Upgrade: websocket']],
])('%s is refused to pages of other sites', async (_, method, headers) => {
  const port = await start()
  const from = (origin: string) =>
    ask(port, `${method} / HTTP/1.1`, 'Host: localhost', `Origin: ${origin}`, ...headers, 'Connection: close')
  expect(statusOf(await from('https://evil.example'))).toBe(403)
  expect(statusOf(await from('null'))).toBe(403)
  expect(statusOf(await from('http://localhost:3000'))).not.toBe(403)
})
