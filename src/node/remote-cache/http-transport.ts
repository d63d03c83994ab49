// A server that speaks the protocol of Bazel's HTTP cache: GET and PUT of /ac/ and /cas/, named by SHA-256.
import {createHash} from 'node:crypto'
import {Agent as HttpAgent, type IncomingMessage, request as requestHttp} from 'node:http'
import {Agent as HttpsAgent, request as requestHttps} from 'node:https'
import {systemCode} from '../files/errno.ts'
import {readActionResult, toActionResult} from './action-result.ts'
import {forEachParallel, PARALLEL, publicAddress, type Transport, TransportError} from './transport.ts'

/** Larger entries are blobs of their own, as servers limit what they keep of an action. */
const MAX_INLINE_BYTES = 1 << 18

interface Answer {
  readonly status: number
  readonly body: Buffer
}

interface Call {
  readonly method: 'GET' | 'PUT'
  readonly path: string
  readonly body?: Uint8Array
  readonly signal: AbortSignal
}

/** @param url With user and password where the server asks for them. */
export function createHttpTransport(url: URL): Transport {
  const isSecure = url.protocol === 'https:'
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({keepAlive: true, maxSockets: PARALLEL})
  const base = url.href.replace(/[?#].*$/, '').replace(/\/$/, '')
  const send = ({method, path, body, signal}: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = body === undefined ? {} : {'content-length': body.length}
      const options = {method, agent, signal, headers: {...headers, ...authorization(url)}}
      const request = (isSecure ? requestHttps : requestHttp)(withoutUser(base + path), options)
      request.once('response', (response) => collect(response, resolve, reject))
      request.once('error', reject)
      request.end(body)
    }).catch((error: unknown) => {
      signal.throwIfAborted()
      throw new TransportError(`cannot be reached (${systemCode(error) ?? String(error)})`, {cause: error})
    }) as Promise<Answer>
  const get = async (path: string, signal: AbortSignal): Promise<Buffer | undefined> => {
    const {status, body} = await send({method: 'GET', path, signal})
    if (status === 200) return body
    if (status === 404 || status === 410) return undefined
    throw new TransportError(`answers GET with ${status}`)
  }
  const put = async (path: string, body: Uint8Array, signal: AbortSignal): Promise<void> => {
    const {status} = await send({method: 'PUT', path, body, signal})
    if (status >= 200 && status < 300) return
    throw new TransportError(`answers PUT with ${status}`, {onlyThis: status === 413})
  }
  const readOne = async (name: string, signal: AbortSignal): Promise<Buffer | undefined> => {
    const message = await get(`/ac/${name}`, signal)
    if (message === undefined) return undefined
    const output = readActionResult(message)
    // Whatever it is: it does not open.
    if (output === undefined) return message
    return output.kind === 'inline' ? output.bytes : get(`/cas/${output.hash}`, signal)
  }
  return {
    address: publicAddress(url),
    read: (names, onEntry, signal) =>
      forEachParallel(names, async (name) => onEntry(name, await readOne(name, signal))),
    write: async (name, bytes, signal) => {
      const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      if (body.length <= MAX_INLINE_BYTES)
        return put(`/ac/${name}`, toActionResult({kind: 'inline', bytes: body}), signal)
      const hash = createHash('sha256').update(body).digest('hex')
      // First, so that no action names what is not there.
      await put(`/cas/${hash}`, body, signal)
      await put(`/ac/${name}`, toActionResult({kind: 'blob', hash, size: body.length}), signal)
    },
    close: () => agent.destroy(),
  }
}

function withoutUser(href: string): URL {
  const url = new URL(href)
  url.username = ''
  url.password = ''
  return url
}

function authorization({username, password}: URL): {authorization?: string} {
  if (username === '') return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {authorization: `Basic ${Buffer.from(pair).toString('base64')}`}
}

function collect(response: IncomingMessage, resolve: (answer: Answer) => void, reject: (error: unknown) => void): void {
  const chunks: Buffer[] = []
  response.on('data', (chunk: Buffer) => chunks.push(chunk))
  response.once('error', reject)
  response.once('close', () => {
    if (!response.complete) reject(new Error('the answer ended early'))
  })
  response.once('end', () => resolve({status: response.statusCode ?? 0, body: Buffer.concat(chunks)}))
}
