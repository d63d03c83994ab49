// What is known to have opened servers for development to others, asked of `quire start` and of `quire serve`: by raw requests, as
// clients would tidy them up.
import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs'
import {connect} from 'node:net'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import type {SiteServer} from '../../src/node/api-types.ts'
import {program} from '../support/program.ts'
import {configFile, createSite} from '../support/site.ts'

/** In each file that nobody may read. */
const SECRET = 'secret-4711'
const HIDDEN = ['.env', '.git/config', '.npmrc', 'secret.txt', 'docs/.hidden.md', 'node_modules/x/index.js']

const site = createSite({
  'site.config.mjs': configFile(`customFields: {unused: 1}, /* ${SECRET} */`),
  'docs/a.md': '# Apple\n',
  'static/file.txt': 'public',
  ...Object.fromEntries(HIDDEN.map((path) => [path, SECRET])),
})

const servers: Partial<Record<'start' | 'serve', SiteServer>> = {}

beforeAll(async () => {
  mkdirSync(join(site.dir, 'longname folder'), {recursive: true})
  writeFileSync(join(site.dir, 'longname folder/x.txt'), SECRET)
  const {start, serve} = await program()
  const built = await site.build()
  expect(built.report.isWritten).toBe(true)
  symlinkSync(join(site.dir, 'secret.txt'), join(built.report.outDir, 'link.txt'))
  const options = {siteDir: site.dir, port: 0, host: '127.0.0.1'}
  servers.serve = await serve({...options, dir: built.report.outDir})
  servers.start = await start(options)
}, 120_000)
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close()
})

/** The answer to a request that is sent exactly as given. */
function ask(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((settle, fail) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write([...lines, '', ''].join('\r\n'), 'latin1'))
    socket.setEncoding('latin1')
    // Events have no end.
    socket.on('data', (chunk: string) => {
      text += chunk
      if (/text\/event-stream/.test(text)) socket.destroy()
    })
    socket.on('close', () => settle(text))
    socket.on('error', fail)
  })
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

const UP = ['..', '%2e%2e', '%252e%252e', '..%2f..', '..%5c..', '..\\..', '%c0%ae%c0%ae', '....//', '.%2e', '..;']
const FILES = ['secret.txt', '.env', '.git/config', 'site.config.mjs', 'etc/passwd']
const TARGETS = [
  ...UP.flatMap((up) => FILES.map((file) => `/${up}/${file}`)),
  ...UP.flatMap((up) => FILES.map((file) => `/docs/${up}/${up}/${up}/${up}/${up}/${file}`)),
  ...FILES.flatMap((file) => [
    `/${file}`,
    `//${file}`,
    `/\\${file}`,
    `/@fs/${file}`,
    `/@fs${site.dir}/${file}`,
    `/@fs/${site.dir}/${file}?import&raw??`,
    `/@id/${file}`,
    `/${file}?raw`,
    `/${file}?raw??`,
    `/${file}?url&inline`,
    `/${file}?.svg?.wasm?init`,
    `/${file}::$DATA`,
    `/${file}%00.html`,
    `/${file}/`,
    `/${file}.`,
    `/__quire/../${file}`,
    `/__quire/${file}`,
    `/_routes/../${file}`,
    `/_routes/..%2f${file}`,
    `${site.dir}/${file}`,
    `/${encodeURIComponent(`${site.dir}/${file}`)}`,
    `file://${site.dir}/${file}`,
  ]),
  '/SECRET~1.TXT',
  '/LONGNA~1/x.txt',
  '/longname%20folder/x.txt',
  '/link.txt',
  '/docs/.hidden',
  '/docs/.hidden.md',
  '/node_modules/x/index.js',
  '/C:/Windows/win.ini',
  '//127.0.0.1/C$/secret.txt',
]

describe.each(['start', 'serve'] as const)('%s', (kind) => {
  const portOf = (): number => servers[kind]?.port ?? 0
  const get = (target: string, ...headers: string[]) =>
    ask(portOf(), [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers])
  const isAlive = async () => expect(await get('/docs/a')).toMatch(/^HTTP\/1\.1 200[\s\S]*Apple/)

  test('gives no file that is not of the site, whatever the URL', async () => {
    for (const target of TARGETS) {
      const answer = await get(target)
      expect(answer, target).not.toContain(SECRET)
      expect(answer, target).not.toMatch(/root:.*:0:0/)
      expect([301, 302, 400, 403, 404], target).toContain(statusOf(answer))
      expect(answer, target).not.toMatch(/^Location: (?:\/\/|\/\\|[a-z]+:)/im)
    }
    await isAlive()
  })

  test.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', 'evil.example:3000', '192.0.2.7'])(
    'does not answer for the host %s',
    async (host) => {
      const answer = await ask(portOf(), ['GET /docs/a HTTP/1.1', `Host: ${host}`, 'Connection: close'])
      expect(statusOf(answer)).toBe(403)
      expect(answer).not.toContain('Apple')
    },
  )

  test('lets no page of another site read it', async () => {
    for (const origin of ['https://evil.example', 'http://192.0.2.7', 'null', 'file://']) {
      const answer = await get('/docs/a', `Origin: ${origin}`)
      expect(answer, origin).not.toMatch(/access-control-allow-origin/i)
    }
  })

  test('says of what is no request that it is none, and goes on', async () => {
    const broken = [
      ['GET /%zz HTTP/1.1', 'Host: localhost', 'Connection: close'],
      ['GET /%E0%A4%A HTTP/1.1', 'Host: localhost', 'Connection: close'],
      ['GET / HTTP/9.9', 'Host: localhost'],
      ['\0\0\0\0'],
      ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example', 'Connection: close'],
      ['GET / HTTP/1.1', 'Host: localhost', 'Content-Length: x', 'Connection: close'],
      [`GET /${'a'.repeat(100_000)} HTTP/1.1`, 'Host: localhost'],
    ]
    for (const lines of broken)
      expect([400, 431], lines[0]?.slice(0, 40)).toContain(statusOf(await ask(portOf(), lines)))
    await isAlive()
  })

  test('stands some thousand requests that nobody would send', {timeout: 120_000}, async () => {
    const pieces = [
      ...UP,
      ...FILES,
      '/',
      '//',
      '\\',
      '%',
      '%00',
      '?',
      '#',
      ':',
      '::$DATA',
      '~1',
      '@fs',
      'docs',
      'a',
      '.html',
      'é',
      '\t',
    ]
    let seed = 7
    const below = (limit: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      return (seed >>> 8) % limit
    }
    const targets = Array.from({length: 3000}, () => {
      const parts = Array.from({length: 1 + below(9)}, () => pieces[below(pieces.length)])
      return `/${parts.join(below(2) === 0 ? '/' : '')}`
    })
    for (let at = 0; at < targets.length; at += 50) {
      const answers = await Promise.all(targets.slice(at, at + 50).map((target) => get(target)))
      for (const [index, answer] of answers.entries()) {
        const target = targets[at + index] ?? ''
        expect(answer, target).not.toContain(SECRET)
        expect(statusOf(answer), target).toBeLessThan(500)
      }
    }
    await isAlive()
  })
})

describe('the events of start', () => {
  const events = async (token: string, ...headers: string[]): Promise<number> =>
    statusOf(
      await ask(servers.start?.port ?? 0, [
        `GET /__quire/events?token=${token} HTTP/1.1`,
        'Host: localhost',
        // Else what is refused leaves the connection open for some seconds.
        'Connection: close',
        'Accept: text/event-stream',
        ...headers,
      ]),
    )
  const readToken = async (): Promise<string> => {
    const page = await (await fetch(`${servers.start?.url}docs/a`)).text()
    return /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(page)?.[1] ?? ''
  }

  test('are for pages of its own alone', async () => {
    const token = await readToken()
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(await events(token)).toBe(200)
    expect(await events(token, 'Origin: http://localhost', 'Sec-Fetch-Site: same-origin')).toBe(200)
    expect(await events('')).toBe(403)
    expect(await events(`${token}x`)).toBe(403)
    for (const origin of ['https://evil.example', 'http://127.0.0.1:1', 'http://192.0.2.7', 'null', 'file://'])
      expect(await events(token, `Origin: ${origin}`), origin).toBe(403)
    for (const from of ['cross-site', 'same-site'])
      expect(await events(token, `Sec-Fetch-Site: ${from}`), from).toBe(403)
  })

  test('and no page of another site includes its scripts', async () => {
    const {start} = servers
    const include = (path: string, from: string) =>
      fetch(new URL(path, start?.url), {headers: {'Sec-Fetch-Site': from, 'Sec-Fetch-Mode': 'no-cors'}})
    for (const path of ['/_routes/docs/a.js', '/__quire/live-reload.js', '/_routes/shared/site.json', '/docs/a']) {
      expect((await include(path, 'cross-site')).status, path).toBe(403)
      const own = await include(path, 'same-origin')
      expect(own.status, path).toBe(200)
      if (!path.startsWith('/__quire/'))
        expect(own.headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    }
  })
})
