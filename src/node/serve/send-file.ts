// Sends a file of the site: whole, or the range that a request names.
//
// The package `send` (1.2.1, with 17 others) does the same but for two answers: it refuses `bytes=5-2` with 416, where RFC 9110
// (14.1.1) has an invalid range ignored, and it takes a weak tag in `If-Range` for the version, which 13.1.5 forbids. Two ranges are
// answered by the whole file in both. Its own `Cache-Control` would have to be taken back.
import {createReadStream} from 'node:fs'
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http'
import {lookup} from 'mrmime'
import type {FoundFile} from './find-file.ts'

/** Bytes of a file, both ends included. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

/** @param etag Of the file: a range is sent only of the version that the request knows. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: FoundFile, etag: string): void {
  const {sizeBytes: size, modifiedMs} = file
  const range = isOfVersion(request, etag) ? readRange(request.headers.range, size) : undefined
  const headers = {
    ...typeOf(file.name),
    'Accept-Ranges': 'bytes',
    'Last-Modified': new Date(modifiedMs).toUTCString(),
  }
  if (range === 'none') {
    response.writeHead(416, {...headers, 'Content-Range': `bytes */${size}`}).end()
    return
  }
  const {start, end} = range ?? {start: 0, end: size - 1}
  const part = range === undefined ? {} : {'Content-Range': `bytes ${start}-${end}/${size}`}
  const head = {...headers, ...part, 'Content-Length': end - start + 1}
  const status = range === undefined ? 200 : 206
  if (request.method === 'HEAD' || size === 0) response.writeHead(status, head).end()
  else sendBytes(response, {path: file.path, range: {start, end}, status, head})
}

interface Bytes {
  readonly path: string
  readonly range: ByteRange
  readonly status: number
  readonly head: OutgoingHttpHeaders
}

/** A file that a build has taken away in this moment is not found. */
function sendBytes(response: ServerResponse, {path, range, status, head}: Bytes): void {
  const stream = createReadStream(path, range)
  stream.on('open', () => {
    response.writeHead(status, head)
    stream.pipe(response)
  })
  stream.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(404).end()
  })
  response.on('close', () => stream.destroy())
}

function typeOf(name: string): {readonly 'Content-Type'?: string} {
  const type = lookup(name)
  if (type === undefined) return {}
  return {'Content-Type': type === 'text/html' ? `${type};charset=utf-8` : type}
}

function isOfVersion({headers}: IncomingMessage, etag: string): boolean {
  const version = headers['if-range']
  return version === undefined || version === etag
}

/** `none` for one that the file does not have; undefined for what is no single range, which may be answered by the whole. */
function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '') || size === 0) return undefined
  if (from === '') return Number(to) === 0 ? 'none' : {start: Math.max(0, size - Number(to)), end: size - 1}
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? 'none' : {start, end}
}
