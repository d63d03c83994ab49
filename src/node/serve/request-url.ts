// What every server here makes of a request before it looks for an answer.
import {type IncomingMessage, type ServerResponse, validateHeaderName, validateHeaderValue} from 'node:http'
import type {CheckHost} from './allowed-hosts.ts'
import {type HeaderRule, headersFor} from './header-rules.ts'

/**
 * Several slashes at the start would make a redirect's target another host. A target may be a whole URL, whose host has
 * been checked.
 */
export function splitUrl(url: string): {readonly pathname: string; readonly search: string} {
  const [, path = '/', search = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  return {pathname: `/${path.replace(/^[/\\]+/, '')}`, search}
}

/** A path whose escapes stand for text: nothing of it is guessed. */
export function isWellFormed(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

/** True for a request that may not be answered, and has been told so. */
export function isRefused(request: IncomingMessage, response: ServerResponse, checkHost: CheckHost): boolean {
  const refusal = checkHost(request)
  if (refusal !== undefined)
    response.writeHead(refusal.status, {'Content-Type': 'text/plain;charset=utf-8'}).end(refusal.text)
  else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, {Allow: 'GET, HEAD'}).end()
  else if (!isWellFormed(splitUrl(request.url ?? '/').pathname))
    response.writeHead(400, {'Content-Type': 'text/plain;charset=utf-8'}).end('The path of the URL is malformed.\n')
  return response.writableEnded
}

/** Headers that say how an answer is sent: they are the server's own. */
const OF_SERVER: ReadonlySet<string> = new Set(['connection', 'content-length', 'date', 'transfer-encoding'])

/** Headers of the rules for a path, as hosts send them. One that no answer can have is left out. */
export function setHeaders(response: ServerResponse, pathname: string, rules: readonly HeaderRule[]): void {
  for (const [name, value] of headersFor(pathname, rules)) setHeader(response, name, value)
}

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

/**
 * A URL outside of the base URL leads to the same one below it where the site has that, and else to the start. A file
 * that is not there is not found: a script that is answered by a page is an error of its own.
 */
export function sendOutside(
  response: ServerResponse,
  pathname: string,
  {baseUrl, isThere}: {readonly baseUrl: string; readonly isThere: boolean},
): void {
  const path = pathname.slice(1)
  if (isThere || !/\.(?!html?$)[^./]+$/.test(path)) {
    response.writeHead(302, {Location: isThere ? baseUrl + path : baseUrl}).end()
    return
  }
  response.writeHead(404, {'Content-Type': 'text/plain;charset=utf-8'})
  response.end(`The site is served at ${baseUrl}, and this file is not part of it.\n`)
}
