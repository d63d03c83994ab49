// Answers requests for a built site as a static host does: clean URLs, redirects to their configured form, the
// site's own 404 page, cache headers from `_headers`, strong ETags.
import {readFileSync, statSync} from 'node:fs'
import {type IncomingMessage, type ServerResponse, validateHeaderName, validateHeaderValue} from 'node:http'
import {join} from 'node:path'
import {applyTrailingSlash, decodePath, stripBaseUrl} from '../../shared/permalink.ts'
import {hashOf} from '../cache/hash.ts'
import type {CheckHost} from './allowed-hosts.ts'
import {type FoundFile, findFile} from './find-file.ts'
import {type HeaderRule, headersFor, parseHeaderRules} from './header-rules.ts'
import {type LiveReload, NOT_BUILT_PAGE} from './live-reload.ts'
import {sendFile} from './send-file.ts'

export interface ServedSite {
  /** Absolute path of the folder, with links resolved. */
  readonly dir: string
  /** With a slash at both ends. */
  readonly baseUrl: string
  readonly trailingSlash: boolean | null
  readonly checkHost: CheckHost
  /** Of a site that is built again and again: what its pages are shown with. */
  readonly live?: LiveReload
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

/** A handler for `node:http`. Files are looked up again at each request, so that a rebuilt site is seen at once. */
export function createRequestHandler(site: ServedSite): RequestHandler {
  const etagOf = createEtags()
  const rulesOf = createRules(join(site.dir, '_headers'))
  return (request, response) => {
    if (isRefused(request, response, site.checkHost)) return
    const {pathname, search} = splitUrl(request.url ?? '/')
    const below = stripBaseUrl(pathname, site.baseUrl)
    if (below === undefined || (below === '' && !pathname.endsWith('/'))) {
      sendOutside(response, pathname, site)
      return
    }
    if (site.live?.answer(below, request, response)) return
    // Of pages that are not found, too, as hosts send them.
    for (const [name, value] of headersFor(pathname, rulesOf())) setHeader(response, name, value)
    const decoded = decodePath(below)
    const file = findFile(site.dir, decoded)
    if (file === undefined) {
      sendNotFound(request, response, site)
      return
    }
    const target = applyTrailingSlash(pathname, site.trailingSlash, site.baseUrl)
    if (file.isClean && target !== pathname) {
      response.writeHead(301, {Location: target + search}).end()
      return
    }
    sendFound(request, response, {file, etagOf, site})
  }
}

/** Headers that say how an answer is sent: they are the server's own. */
const OF_SERVER: ReadonlySet<string> = new Set(['connection', 'content-length', 'date', 'transfer-encoding'])

/** As hosts send a header of the file: its bytes. One that no answer can have is left out. */
function setHeader(response: ServerResponse, name: string, value: string): void {
  const bytes = Buffer.from(value, 'utf8').toString('latin1')
  try {
    validateHeaderName(name)
    validateHeaderValue(name, bytes)
  } catch {
    return
  }
  if (!OF_SERVER.has(name)) response.setHeader(name, bytes)
}

/** True for a request that may not be answered, and has been told so. */
function isRefused(request: IncomingMessage, response: ServerResponse, checkHost: CheckHost): boolean {
  const refusal = checkHost(request)
  if (refusal !== undefined)
    response.writeHead(refusal.status, {'Content-Type': 'text/plain;charset=utf-8'}).end(refusal.text)
  else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, {Allow: 'GET, HEAD'}).end()
  return response.writableEnded
}

/**
 * A URL outside of the base URL leads to the same one below it where the site has that, and else to the start. A file
 * that is not there is not found: a script that is answered by a page is an error of its own.
 */
function sendOutside(response: ServerResponse, pathname: string, {dir, baseUrl}: ServedSite): void {
  const path = pathname.slice(1)
  const isThere = `${pathname}/` !== baseUrl && findFile(dir, decodePath(path)) !== undefined
  if (isThere || !/\.(?!html?$)[^./]+$/.test(path)) {
    response.writeHead(302, {Location: isThere ? baseUrl + path : baseUrl}).end()
    return
  }
  response.writeHead(404, {'Content-Type': 'text/plain;charset=utf-8'})
  response.end(`The site is served at ${baseUrl}, and this file is not part of it.\n`)
}

interface FileAnswer {
  readonly file: FoundFile
  readonly etagOf: (file: FoundFile) => string
  readonly site: ServedSite
}

function sendFound(request: IncomingMessage, response: ServerResponse, {file, etagOf, site}: FileAnswer): void {
  if (site.live !== undefined && file.name.endsWith('.html')) {
    sendPage(request, response, {status: 200, html: readFileSync(file.path, 'utf8'), site})
    return
  }
  const etag = etagOf(file)
  if (!response.hasHeader('cache-control')) response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('ETag', etag)
  if (isFresh(request, etag)) {
    response.writeHead(304).end()
    return
  }
  sendFile(request, response, file, etag)
}

interface PageAnswer {
  readonly status: number
  readonly html: string
  readonly site: ServedSite
}

/** A page that is not kept: the next build may change it. */
function sendPage(request: IncomingMessage, response: ServerResponse, {status, html, site}: PageAnswer): void {
  const body = Buffer.from(site.live?.decorate(html, site.baseUrl) ?? html)
  const headers = {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  }
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, site: ServedSite): void {
  const page = findFile(site.dir, '404.html')
  if (site.live !== undefined) {
    const html = page === undefined ? NOT_BUILT_PAGE : readFileSync(page.path, 'utf8')
    sendPage(request, response, {status: page === undefined ? 503 : 404, html, site})
    return
  }
  const body = page === undefined ? Buffer.from('Not found') : readFileSync(page.path)
  const type = page === undefined ? 'text/plain' : 'text/html'
  response.writeHead(404, {
    'Content-Type': `${type};charset=utf-8`,
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Strong tags: hashes of the content, remembered while size and time of the file stay the same. */
function createEtags(): (file: FoundFile) => string {
  const known = new Map<string, {readonly stamp: string; readonly etag: string}>()
  return ({path, sizeBytes, modifiedMs}) => {
    const stamp = `${sizeBytes}-${modifiedMs}`
    const before = known.get(path)
    if (before?.stamp === stamp) return before.etag
    const etag = `"${hashOf(readFileSync(path))}"`
    known.set(path, {stamp, etag})
    return etag
  }
}

/** The rules of a `_headers` file, read again when it changed; none when it is missing. */
function createRules(path: string): () => readonly HeaderRule[] {
  let modifiedMs = Number.NaN
  let rules: readonly HeaderRule[] = []
  return () => {
    const now = statSync(path, {throwIfNoEntry: false})?.mtimeMs
    if (now !== modifiedMs) {
      rules = now === undefined ? [] : parseHeaderRules(readFileSync(path, 'utf8'))
      modifiedMs = now ?? Number.NaN
    }
    return rules
  }
}

function isFresh(request: IncomingMessage, etag: string): boolean {
  const given = request.headers['if-none-match']
  if (given === undefined) return false
  return given.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
}

/**
 * Several slashes at the start would make a redirect's target another host. A target may be a whole URL, whose host has
 * been checked.
 */
function splitUrl(url: string): {readonly pathname: string; readonly search: string} {
  const [, path = '/', search = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  return {pathname: `/${path.replace(/^[/\\]+/, '')}`, search}
}
