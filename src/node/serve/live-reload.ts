// What `quire start` adds to a served site: a script in each page that is told of every change, so that the page shows it, and
// shows the mistakes of the site.
import {randomBytes, timingSafeEqual} from 'node:crypto'
import {readFileSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {join} from 'node:path'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {escapeAttribute} from '../../shared/escape-html.ts'
import type {LiveEvent, LiveFacts, LivePage} from '../../shared/live-event.ts'
import {formatDiagnostic} from '../diagnostics/format-diagnostic.ts'
import {toFilePath} from '../files/source-path.ts'
import {readProgramInfo} from '../program/program-info.ts'

/** Below the base URL; no page has such a name. */
const FOLDER = '__quire/'
const FILES: Readonly<Record<string, {readonly type: string; readonly name: string}>> = {
  'live-reload.js': {type: 'text/javascript;charset=utf-8', name: 'live-reload.js'},
  'live-reload.css': {type: 'text/css;charset=utf-8', name: 'live-reload-overlay.css'},
}
/** Proxies close connections on which nothing comes for a minute. */
const HEARTBEAT_MS = 25_000

export interface LiveReload {
  /** Tells the open pages of a change. */
  readonly publish: (change: Pick<LiveEvent, 'pages' | 'facts' | 'isCurrent'> & {readonly follow?: string}) => void
  /** Tells them what is wrong, when that is something else than before. */
  readonly showFindings: (findings: readonly Diagnostic[]) => void
  /**
   * Answers a request for one of its own files, or for the events.
   * @returns False when the request is for something else.
   */
  readonly answer: (pathname: string, request: IncomingMessage, response: ServerResponse) => boolean
  /** A page with the script in it. @param facts Absent of a page that is not of the site. */
  readonly decorate: (html: string, baseUrl: string, facts: LiveFacts | undefined) => string
  readonly close: () => void
}

/** @param siteDir Absolute; for the lines of source in messages. */
export function createLiveReload(siteDir: string): LiveReload {
  const listeners = new Set<ServerResponse>()
  // Another than that of a server that ran before, and nothing that a page of another site could know.
  const token = randomBytes(24).toString('base64url')
  let event: LiveEvent = {session: token.slice(0, 8), version: 1, pages: 'all', isCurrent: true, facts: [], errors: []}
  const send = (response: ServerResponse, what: object): void =>
    void response.write(`data: ${JSON.stringify(what)}\n\n`)
  const heartbeat = setInterval(() => {
    for (const response of listeners) response.write(':\n\n')
  }, HEARTBEAT_MS)
  heartbeat.unref()
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'})
    listeners.add(response)
    request.on('close', () => listeners.delete(response))
    send(response, event)
  }
  return {
    publish: ({follow, ...change}) => {
      event = {...event, ...change, version: event.version + 1}
      for (const response of listeners) send(response, follow === undefined ? event : {...event, follow})
    },
    showFindings: (findings) => {
      const errors = findings
        .filter(({level}) => level === 'error')
        .map((error) => formatDiagnostic(error, {colour: false, readSource: (path) => readSource(path, siteDir)}))
      if (JSON.stringify(errors) === JSON.stringify(event.errors)) return
      event = {...event, errors}
      for (const response of listeners) send(response, event)
    },
    answer: (pathname, request, response) => {
      const at = pathname.indexOf(`/${FOLDER}`)
      if (at < 0) return false
      const name = pathname.slice(at + FOLDER.length + 1)
      if (name !== 'events') sendOwnFile(name, request, response)
      else if (isOwnPage(request, token)) listen(request, response)
      else
        response.writeHead(403, {'Content-Type': 'text/plain'}).end('Only pages of this server are told of changes.\n')
      return true
    },
    decorate: (html, baseUrl, facts) => {
      const {session, version} = event
      const page: LivePage = {session, version, token, facts}
      const tags = `<link rel="stylesheet" href="${baseUrl}${FOLDER}live-reload.css">
<script src="${baseUrl}${FOLDER}live-reload.js" data-page="${escapeAttribute(JSON.stringify(page))}" defer></script>
`
      const end = html.lastIndexOf('</body>')
      return end < 0 ? html + tags : html.slice(0, end) + tags + html.slice(end)
    },
    close: () => {
      clearInterval(heartbeat)
      for (const response of listeners) response.end()
    },
  }
}

function sendOwnFile(name: string, request: IncomingMessage, response: ServerResponse): void {
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined
  if (file === undefined) {
    response.writeHead(404).end()
    return
  }
  const headers = {'Content-Type': file.type, 'Cache-Control': 'no-cache'}
  const bytes = readFileSync(join(readProgramInfo().root, 'dist/page', file.name))
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes)
}

/** The token stands in pages of this server alone, which those of other sites cannot read. */
function isOwnPage({url = '', headers}: IncomingMessage, token: string): boolean {
  const given = Buffer.from(new URLSearchParams(url.replace(/^[^?]*/, '')).get('token') ?? '')
  const wanted = Buffer.from(token)
  const {origin, host} = headers
  const isOwnOrigin = origin === undefined || origin.replace(/^https?:\/\//i, '') === host
  const site = headers['sec-fetch-site']
  const isOwnSite = site === undefined || site === 'same-origin'
  return isOwnOrigin && isOwnSite && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** The page at every path while the site cannot be shown at all. */
export const NOT_BUILT_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not built yet</title>
</head>
<body>
<main><h1>Not built yet</h1><p>The site appears here as soon as it has been built.</p></main>
</body>
</html>
`

/** The page of a document that cannot be rendered. */
export const FAILED_PAGE = NOT_BUILT_PAGE.replaceAll('Not built yet', 'This page cannot be shown').replace(
  'The site appears here as soon as it has been built.',
  'It appears here as soon as its mistakes are corrected.',
)

function readSource(sourcePath: string, siteDir: string): string | undefined {
  try {
    return readFileSync(toFilePath(sourcePath, siteDir), 'utf8')
  } catch {
    return undefined
  }
}
