// Requests as bytes, to the servers of `quire serve` and `quire start`: none is answered by an error of the server or a file
// that is not of the site, and after each the server answers as before.
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import type {SiteServer} from '../../../src/node/api-types.ts'
import {createRequestHandler} from '../../../src/node/serve/request-handler.ts'
import {openServer} from '../../../src/node/serve/serve.ts'
import type {Dice} from '../dice.ts'
import {makeName} from './hostile.ts'
import {BYTES, CANARY, FILES, HEADERS, HOME, METHODS, PATHS} from './http-words.ts'
import {mutate, repetition} from './mutate.ts'
import {check, type FuzzPart, fuzzPart} from './part.ts'

interface HttpCase {
  readonly server: number
  /** Bytes as characters. */
  readonly request: string
}

export async function httpPart(): Promise<FuzzPart> {
  const dir = makeFolder()
  const servers = await openServers(join(dir, 'site'))
  let count = 0
  return fuzzPart<HttpCase>({
    make: (dice) => ({server: dice.below(servers.length), request: makeRequest(dice)}),
    run: async ({server, request}) => {
      const one = servers[server]
      if (one === undefined) throw new Error(`There is no server ${server}.`)
      const answer = await send(one.port, request, PATIENCE_MS)
      for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d+) /gm))
        check(Number(status) < 500, `The answer is ${status}.`)
      check(!answer.includes(CANARY), 'The answer has a file that is not of the site.')
      count += 1
      if (count % 50 === 0) await checkAlive(one)
    },
    close: async () => {
      for (const {close} of servers) await close()
      rmSync(dir, {recursive: true, force: true})
    },
  })
}

function makeRequest(dice: Dice): string {
  const first = `${dice.pick(METHODS)} ${makeTarget(dice)} ${dice.chance(92) ? 'HTTP/1.1' : dice.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/1', '', 'x'])}`
  const headers = Array.from({length: dice.below(4)}, () => dice.pick(HEADERS))
  if (dice.chance(85)) headers.unshift('Host: localhost')
  if (dice.chance(3)) headers.push(`X: ${repetition(BYTES, 20_000, dice)}`)
  const body = dice.chance(10)
    ? dice.pick(['hello', '5\r\nhello\r\n0\r\n\r\n', 'ffffffffffffffff\r\n', '\0'.repeat(50)])
    : ''
  const request = `${[first, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`
  const changed = dice.chance(15) ? mutate(request, BYTES, dice) : request
  return Buffer.from(changed, dice.chance(50) ? 'utf8' : 'latin1').toString('latin1')
}

function makeTarget(dice: Dice): string {
  const kind = dice.below(10)
  if (kind < 4) return dice.pick(PATHS)
  if (kind < 7) return mutate(dice.pick(PATHS), [...BYTES, ...PATHS], dice)
  if (kind < 8) return repetition(['/', '..', '%2e', '%', 'a', '?', '//', '/.'], 9000, dice)
  return `/${dice.chance(50) ? makeName(dice) : encodeURIComponent(makeName(dice).replace(/\p{Surrogate}/gu, ''))}`
}

function makeFolder(): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'quire-fuzz-http-')))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, name)), {recursive: true})
    writeFileSync(join(dir, name), text)
  }
  symlinkSync(join(dir, 'secret.txt'), join(dir, 'site/link.txt'))
  symlinkSync(join(dir, 'site-other'), join(dir, 'site/linked'))
  symlinkSync(join(dir, 'site'), join(dir, 'site/loop'))
  return dir
}

function openServers(
  dir: string,
): Promise<readonly (Pick<SiteServer, 'port' | 'close'> & {readonly baseUrl: string})[]> {
  const kinds = [
    {baseUrl: '/', trailingSlash: null},
    {baseUrl: '/base/', trailingSlash: true},
    {baseUrl: '/', trailingSlash: false},
  ]
  return Promise.all(
    kinds.map(async ({baseUrl, ...site}) => {
      const opened = {port: 0, host: '127.0.0.1'}
      const server = await openServer((checkHost) => createRequestHandler({dir, baseUrl, ...site, checkHost}), opened)
      return {...server, baseUrl}
    }),
  )
}

async function checkAlive({port, baseUrl}: {readonly port: number; readonly baseUrl: string}): Promise<void> {
  const answer = await send(port, `GET ${baseUrl} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  check(
    answer.startsWith('HTTP/1.1 200') && answer.includes(HOME),
    `The server no longer answers: ${answer.slice(0, 200)}`,
  )
}

/** Longest that a server may say nothing, in milliseconds of the clock: a case's own limit is that of the monitor. */
const SILENCE_MS = 20_000

/** A request without an end is waited for by the server; after so long it is told that there is no more. */
const PATIENCE_MS = 100

/** The whole answer, as characters of bytes. */
function send(port: number, request: string, patienceMs?: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'))
    const timer = patienceMs === undefined ? undefined : setTimeout(() => socket.end(), patienceMs)
    const settle = (): void => {
      clearTimeout(timer)
      // Without the wait of an orderly end, for which there are not enough ports.
      socket.resetAndDestroy()
      resolve(answer)
    }
    socket.setTimeout(SILENCE_MS, () => reject(new Error(`The server says nothing: ${answer.slice(0, 200)}`)))
    socket.on('data', (data: Buffer) => {
      answer += data.toString('latin1')
      // A stream of events has no end.
      if (answer.includes('text/event-stream')) settle()
    })
    socket.on('end', settle)
    socket.on('close', settle)
    // What is no request may be answered by closing the connection while it is still being written.
    socket.on('error', settle)
  })
}
