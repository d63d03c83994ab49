// A shared cache that fails costs a warning: never a build, and never a byte.
import {readFileSync, writeFileSync} from 'node:fs'
import {createServer as createHttp, type IncomingMessage, type ServerResponse} from 'node:http'
import {type AddressInfo, createServer, type Server, type Socket} from 'node:net'
import {afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {type CacheServer, freePort, hasServer, startNginx, startRedis} from '../support/cache-servers.ts'
import {type BuiltSite, configFile, createSite, type FileMap} from '../support/site.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const FILES: FileMap = {
  'site.config.mjs': configFile('', 'docs()'),
  ...Object.fromEntries(Array.from({length: 12}, (_, at) => [`docs/page-${at}.md`, `# Page ${at}\n\nText ${at}.\n`])),
}
const WITH_CODE: FileMap = {...FILES, 'docs/code.mdx': '# Code\n\n{1 + 1}\n'}

let alone: BuiltSite
let before: NodeJS.ProcessEnv = {}
let closers: (() => Promise<void> | void)[] = []

beforeAll(async () => {
  alone = await createSite(FILES).build()
})

beforeEach(() => {
  before = {...process.env}
})

afterEach(async () => {
  process.env = before
  for (const close of closers) await close()
  closers = []
})

function build(env: Readonly<Record<string, string>>, files = FILES): Promise<BuiltSite> {
  Object.assign(process.env, {QUIRE_CACHE_KEY: KEY, ...env})
  return createSite(files).build()
}

async function use<T extends Pick<CacheServer, 'close'>>(starting: Promise<T>): Promise<T> {
  const server = await starting
  closers.push(server.close)
  return server
}

/** Something that listens, by what it does with a connection. */
function listen(server: Server): Promise<string> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return new Promise((settle) => {
    server.listen(0, '127.0.0.1', () => settle(`127.0.0.1:${(server.address() as AddressInfo).port}/cache`))
  })
}

async function answering(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  return `http://${await listen(createHttp(answer))}`
}

/** Built as if there were no shared cache, with one warning. */
function expectAlone(built: BuiltSite, message: RegExp): void {
  expect(built.diagnostics).toMatchObject([{level: 'warning', message: expect.stringMatching(message)}])
  expect(built.report.ok).toBe(true)
  expect(built.bytes()).toEqual(alone.bytes())
}

describe('a server that', () => {
  test('is down', async () => {
    const port = await freePort()
    expectAlone(await build({QUIRE_REMOTE_CACHE: `http://user:secret@127.0.0.1:${port}/x`}), /ECONNREFUSED/)
    expectAlone(await build({QUIRE_REMOTE_CACHE: `redis://:secret@127.0.0.1:${port}`}), /cannot be used/)
  })

  test('takes connections and says nothing', async () => {
    const place = await listen(createServer(() => undefined))
    for (const kind of ['http', 'redis'])
      expectAlone(
        await build({QUIRE_REMOTE_CACHE: `${kind}://${place}`}),
        /slower than doing the work again|cannot be used/,
      )
  })

  test('sends a byte now and then', async () => {
    const url = await answering((_request, response) => {
      response.writeHead(200, {'content-length': 100_000})
      const timer = setInterval(() => response.write('x'), 100)
      response.once('close', () => clearInterval(timer))
    })
    expectAlone(await build({QUIRE_REMOTE_CACHE: url}), /slower than doing the work again/)
  })

  test('is full', async () => {
    const url = await answering((request, response) => {
      response.statusCode = request.method === 'PUT' ? 507 : 404
      request.resume().once('end', () => response.end())
    })
    expectAlone(await build({QUIRE_REMOTE_CACHE: url}), /answers PUT with 507/)
  })

  test('refuses', async () => {
    const url = await answering((_request, response) => void response.writeHead(403).end())
    expectAlone(await build({QUIRE_REMOTE_CACHE: url}), /answers GET with 403/)
  })

  test('answers everything with a page of HTML', async () => {
    const url = await answering((request, response) => {
      request.resume().once('end', () => response.end('<!doctype html><title>Sign in</title>'))
    })
    expectAlone(await build({QUIRE_REMOTE_CACHE: url}), /what was not written there/)
  })

  test('ends its answers early', async () => {
    const url = await answering((_request, response) => {
      response.writeHead(200, {'content-length': 1000})
      response.write('QRC1')
      setTimeout(() => response.destroy(), 10)
    })
    expectAlone(await build({QUIRE_REMOTE_CACHE: url}), /cannot be reached/)
  })
})

describe.skipIf(!hasServer('nginx'))('entries', () => {
  async function fill(env: Readonly<Record<string, string>> = {}, files = FILES): Promise<CacheServer> {
    const server = await use(startNginx())
    const first = await build({QUIRE_REMOTE_CACHE: server.url, ...env}, files)
    expect(first.findings).toEqual([])
    return server
  }

  test.each<[string, (bytes: Buffer, other: Buffer) => Uint8Array]>([
    ['changed in one bit', (bytes) => bytes.map((byte, at) => (at === bytes.length - 9 ? byte ^ 1 : byte))],
    ['cut short', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['emptied', () => Buffer.alloc(0)],
    ['exchanged for one another', (_bytes, other) => other],
  ])('%s are made again, and mended', async (_how, change) => {
    const {url, files} = await fill()
    const [first = '', second = ''] = files()
    writeFileSync(first, change(readFileSync(first), readFileSync(second)))
    const again = await build({QUIRE_REMOTE_CACHE: url})
    expect(again.findings).toEqual(['warning cache/remote-damaged'])
    expect(again.bytes()).toEqual(alone.bytes())
    const {compiled, rendered} = again.report.counts
    expect(compiled + rendered).toBe(1)
    const mended = await build({QUIRE_REMOTE_CACHE: url})
    expect(mended.findings).toEqual([])
    expect(mended.report.counts).toMatchObject({compiled: 0, rendered: 0})
  })

  test('of another key are not there', async () => {
    const {url} = await fill()
    const other = await build({QUIRE_REMOTE_CACHE: url, QUIRE_CACHE_KEY: KEY.replace('0', '1')})
    expect(other.findings).toEqual([])
    expect(other.report.counts).toMatchObject({compiled: 12, rendered: other.report.counts.pages})
    const unsigned = await build({QUIRE_REMOTE_CACHE: url, QUIRE_CACHE_KEY: ''})
    expect(unsigned.report.counts).toMatchObject({compiled: 12, rendered: unsigned.report.counts.pages})
  })

  test('without a key hold no code that a build runs', async () => {
    const {url} = await fill({QUIRE_CACHE_KEY: ''}, WITH_CODE)
    const again = await build({QUIRE_REMOTE_CACHE: url, QUIRE_CACHE_KEY: ''}, WITH_CODE)
    expect(again.findings).toEqual([])
    expect(again.report.counts).toMatchObject({compiled: 1, rendered: 0})
  })

  test('are not written where the mode says so', async () => {
    const server = await use(startNginx())
    const env = {QUIRE_REMOTE_CACHE: server.url, QUIRE_REMOTE_CACHE_MODE: 'read'}
    expect((await build(env)).findings).toEqual([])
    const files = {...FILES, 'site.config.mjs': configFile("cache: {remoteMode: 'read'}", 'docs()')}
    expect((await build({QUIRE_REMOTE_CACHE: server.url, QUIRE_REMOTE_CACHE_MODE: ''}, files)).findings).toEqual([])
    expect(server.files()).toEqual([])
  })
})

describe('what is wrong with the settings is said', () => {
  test('an address that is none', async () => {
    const built = await build({QUIRE_REMOTE_CACHE: 'ftp://x.example'})
    expect(built.findings).toEqual(['error config/remote-cache'])
    const files = {...FILES, 'site.config.mjs': configFile("cache: {remote: 'cache.example'}", 'docs()')}
    const inFile = await build({QUIRE_REMOTE_CACHE: ''}, files)
    expect(inFile.findings).toEqual([expect.stringMatching(/^error config\/remote-cache site\.config\.mjs:\d+:\d+$/)])
  })

  test('a mode and a key that are none', async () => {
    const env = {QUIRE_REMOTE_CACHE: 'http://127.0.0.1:1/'}
    expect((await build({...env, QUIRE_REMOTE_CACHE_MODE: 'write'})).findings).toEqual(['error config/remote-cache'])
    expect((await build({...env, QUIRE_REMOTE_CACHE_MODE: '', QUIRE_CACHE_KEY: 'short'})).findings).toEqual([
      'error config/remote-cache',
    ])
  })
})

test.skipIf(!hasServer('redis'))('a password of the address is in no message', async () => {
  const redis = await use(startRedis())
  const built = await build({QUIRE_REMOTE_CACHE: redis.url.replace('redis://', 'redis://user:hidden-word@')})
  expect(built.findings).toEqual(['warning cache/remote-unusable'])
  expect(JSON.stringify(built.diagnostics)).not.toContain('hidden-word')
})

test('"off" is no cache, whatever the configuration says', async () => {
  const files = {...FILES, 'site.config.mjs': configFile("cache: {remote: 'http://127.0.0.1:1/'}", 'docs()')}
  expect((await build({QUIRE_REMOTE_CACHE: 'off'}, files)).findings).toEqual([])
})
