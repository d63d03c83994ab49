// Answers requests for a built site as a static host does: clean URLs, redirects to their configured form, the
// site's own 404 page, cache headers from `_headers`, strong ETags.
import {readFileSync, statSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {join} from 'node:path'
import {applyTrailingSlash, decodePath, stripBaseUrl} from '../../shared/permalink.ts'
import {hashFile} from '../cache/hash-file.ts'
import type {CheckHost} from './allowed-hosts.ts'
import {type FoundFile, findFile} from './find-file.ts'
import {type HeaderRule, parseHeaderRules} from './header-rules.ts'
import {isRefused, sendOutside, setHeaders, splitUrl} from './request-url.ts'
import {sendFile} from './send-file.ts'

export interface ServedSite {
  /** Absolute path of the folder, with links resolved. */
  readonly dir: string
  /** With a slash at both ends. */
  readonly baseUrl: string
  readonly trailingSlash: boolean | null
  readonly checkHost: CheckHost
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
      const {dir, baseUrl} = site
      const isThere = `${pathname}/` !== baseUrl && findFile(dir, decodePath(pathname.slice(1))) !== undefined
      sendOutside(response, pathname, {baseUrl, isThere})
      return
    }
    // Of pages that are not found, too, as hosts send them.
    setHeaders(response, pathname, rulesOf())
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
    sendFound(request, response, {file, etagOf})
  }
}

interface FileAnswer {
  readonly file: FoundFile
  readonly etagOf: (file: FoundFile) => string
}

function sendFound(request: IncomingMessage, response: ServerResponse, {file, etagOf}: FileAnswer): void {
  const etag = etagOf(file)
  if (!response.hasHeader('cache-control')) response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('ETag', etag)
  if (isFresh(request, etag)) {
    response.writeHead(304).end()
    return
  }
  sendFile(request, response, file, etag)
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, site: ServedSite): void {
  const page = findFile(site.dir, '404.html')
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
    const etag = `"${hashFile(path)}"`
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
