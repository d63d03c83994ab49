// Answers requests for a site whose pages are made when they are asked for, with the URLs and headers of the published one.
import {realpathSync, statSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {extname} from 'node:path'
import {lookup} from 'mrmime'
import {applyTrailingSlash, decodePath, stripBaseUrl} from '../../shared/permalink.ts'
import {hashOf} from '../cache/hash.ts'
import type {OpenedLocale, OpenedSite, SiteFile} from '../demand/edition.ts'
import {HOT_FOLDER} from '../files/hot-folder.ts'
import type {CheckHost} from './allowed-hosts.ts'
import {findFile, namesOf} from './find-file.ts'
import {parseHeaderRules} from './header-rules.ts'
import {FAILED_PAGE, type LiveReload, NOT_BUILT_PAGE} from './live-reload.ts'
import type {RequestHandler} from './request-handler.ts'
import {isRefused, sendOutside, setHeaders, splitUrl} from './request-url.ts'
import {sendFile} from './send-file.ts'
import type {WholeBuilds} from './whole-builds.ts'

export interface LiveSite {
  readonly opened: () => Promise<OpenedSite | undefined>
  /** Folder that builds of the whole site write to, absolute. */
  readonly outDir: () => string
  readonly whole: Pick<WholeBuilds, 'settled' | 'isCurrent'>
  readonly live: LiveReload
  readonly checkHost: CheckHost
}

export function createLiveHandler(site: LiveSite): RequestHandler {
  return (request, response) => {
    if (isRefused(request, response, site.checkHost) || isOfOtherSite(request, response)) return
    // Nobody else may show it in a frame, or take it for a script or an image.
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    answer(request, response, site).catch(() => {
      if (response.headersSent) response.destroy()
      else sendPage(request, response, {status: 500, html: site.live.decorate(FAILED_PAGE, '/', undefined)})
    })
  }
}

/** A page elsewhere may link here; what it includes of this site is refused. */
function isOfOtherSite({headers}: IncomingMessage, response: ServerResponse): boolean {
  const {'sec-fetch-site': from, 'sec-fetch-mode': mode} = headers
  if ((from !== 'cross-site' && from !== 'same-site') || mode === 'navigate') return false
  response.writeHead(403, {'Content-Type': 'text/plain'}).end('Pages of other sites may not include this one.\n')
  return true
}

async function answer(request: IncomingMessage, response: ServerResponse, site: LiveSite): Promise<void> {
  const {pathname, search} = splitUrl(request.url ?? '/')
  if (site.live.answer(pathname, request, response)) return
  const opened = await site.opened()
  if (opened === undefined) {
    sendPage(request, response, {status: 503, html: site.live.decorate(NOT_BUILT_PAGE, '/', undefined)})
    return
  }
  const {baseUrl} = opened
  if (!pathname.startsWith(baseUrl)) {
    const isThere =
      `${pathname}/` !== baseUrl && (await findIn(opened, baseUrl + pathname.slice(1), site)) !== undefined
    sendOutside(response, pathname, {baseUrl, isThere})
    return
  }
  const locale = await opened.localeOf(pathname)
  if (locale === undefined) {
    sendPage(request, response, {status: 503, html: site.live.decorate(NOT_BUILT_PAGE, baseUrl, undefined)})
    return
  }
  const found = await findFileOf(locale, pathname, site)
  const target = applyTrailingSlash(pathname, locale.trailingSlash, locale.baseUrl)
  if (found?.isClean === true && target !== pathname) response.writeHead(301, {Location: target + search}).end()
  else if (found === undefined) await sendNotFound(request, response, {locale, pathname, live: site.live})
  else sendFound(request, response, {...found, locale, pathname, live: site.live})
}

/** Modules and data of pages, and those of the bundle that have changed. */
const MADE_HERE = ['_routes/', HOT_FOLDER]

interface Found {
  readonly name: string
  /** The path in the request was written without the file's own name. */
  readonly isClean: boolean
  readonly file: SiteFile
}

async function findIn(opened: OpenedSite, pathname: string, site: LiveSite): Promise<Found | undefined> {
  const locale = await opened.localeOf(pathname)
  return locale === undefined ? undefined : findFileOf(locale, pathname, site)
}

async function findFileOf(locale: OpenedLocale, pathname: string, site: LiveSite): Promise<Found | undefined> {
  const below = decodePath(stripBaseUrl(pathname, locale.baseUrl) ?? '')
  const {names, bare} = namesOf(below)
  for (const name of names) {
    const file = await locale.file(name)
    if (file !== undefined) return {name, file, isClean: name !== bare}
  }
  // What plugins make of all pages. None of it is where the data of pages are.
  if (names.length === 0 || MADE_HERE.some((folder) => below.startsWith(folder))) return undefined
  if (extname(below) !== '') await site.whole.settled()
  for (const name of names) {
    const made = name.endsWith('.html') && (!site.whole.isCurrent() || locale.isPage(name)) ? undefined : name
    const file = made === undefined ? undefined : findWhole(locale, made, site)
    if (file !== undefined) return {name, file, isClean: name !== bare}
  }
  return undefined
}

/** A file of the whole site, which plugins have made; none of its pages. */
function findWhole({folder}: OpenedLocale, name: string, site: LiveSite): SiteFile | undefined {
  try {
    const found = findFile(realpathSync(site.outDir()), folder + name)
    return found === undefined || found.isClean ? undefined : {kind: 'file', filePath: found.path}
  } catch {
    // It has never been built.
    return undefined
  }
}

interface Answer {
  readonly locale: OpenedLocale
  readonly pathname: string
  readonly live: LiveReload
}

function sendFound(
  request: IncomingMessage,
  response: ServerResponse,
  {file, name, locale, pathname, live}: Answer & Found,
): void {
  const headers = file.kind === 'page' ? file.headers : locale.headers
  setHeaders(response, pathname, parseHeaderRules(headers))
  if (file.kind === 'failed')
    sendPage(request, response, {status: 500, html: live.decorate(FAILED_PAGE, locale.baseUrl, locale.facts)})
  else if (file.kind === 'page')
    sendPage(request, response, {status: 200, html: live.decorate(file.html, locale.baseUrl, locale.facts)})
  else if (file.kind === 'text') sendText(request, response, {name, text: file.text})
  else sendDisk(request, response, {name, filePath: file.filePath})
}

async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  {locale, pathname, live}: Answer,
): Promise<void> {
  const page = await locale.notFound()
  const html = page?.kind === 'page' ? page.html : FAILED_PAGE
  setHeaders(response, pathname, parseHeaderRules(page?.kind === 'page' ? page.headers : locale.headers))
  sendPage(request, response, {status: 404, html: live.decorate(html, locale.baseUrl, locale.facts)})
}

interface PageAnswer {
  readonly status: number
  readonly html: string
}

/** A page that is not kept: the next change may be one of it. */
function sendPage(request: IncomingMessage, response: ServerResponse, {status, html}: PageAnswer): void {
  const body = Buffer.from(html)
  response.writeHead(status, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  {name, text}: {readonly name: string; readonly text: string},
): void {
  const body = Buffer.from(text)
  const type = lookup(name)
  if (!response.hasHeader('content-type') && type !== undefined) response.setHeader('Content-Type', type)
  response.writeHead(200, {'Content-Length': body.length, 'Cache-Control': 'no-cache'})
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendDisk(
  request: IncomingMessage,
  response: ServerResponse,
  {name, filePath}: {readonly name: string; readonly filePath: string},
): void {
  const stat = statSync(filePath, {throwIfNoEntry: false})
  if (stat?.isFile() !== true) {
    response.writeHead(404).end()
    return
  }
  const {size: sizeBytes, mtimeMs: modifiedMs, ino} = stat
  const etag = `"${hashOf(`${filePath} ${sizeBytes} ${modifiedMs} ${ino}`)}"`
  if (!response.hasHeader('cache-control')) response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('ETag', etag)
  if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
  else sendFile(request, response, {path: filePath, name, isClean: false, sizeBytes, modifiedMs}, etag)
}
