// What `quire start` adds to a served site: a script in each page that is told of every build, so that a page is loaded
// again when it has changed, and shows the mistakes that keep it from changing.
import {readFileSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {join} from 'node:path'
import type {BuildEvent} from '../../shared/build-event.ts'
import type {BuildReport} from '../api-types.ts'
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
  /** Tells the open pages of a finished build. */
  readonly publish: (report: BuildReport) => void
  /**
   * Answers a request for one of its own files, or for the events.
   * @param below Path below the base URL.
   * @returns False when the request is for something else.
   */
  readonly answer: (below: string, request: IncomingMessage, response: ServerResponse) => boolean
  /** A page with the script in it. */
  readonly decorate: (html: string, baseUrl: string) => string
  readonly close: () => void
}

/** @param siteDir Absolute; for the lines of source in messages. */
export function createLiveReload(siteDir: string): LiveReload {
  const listeners = new Set<ServerResponse>()
  // Unlike a number that starts again, it differs from that of a server that ran before.
  const started = Date.now()
  let writtenCount = 0
  let event: BuildEvent = {build: String(started), isWritten: false, errors: []}
  const send = (response: ServerResponse): void => void response.write(`data: ${JSON.stringify(event)}\n\n`)
  const heartbeat = setInterval(() => {
    for (const response of listeners) response.write(':\n\n')
  }, HEARTBEAT_MS)
  heartbeat.unref()
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'})
    listeners.add(response)
    request.on('close', () => listeners.delete(response))
    send(response)
  }
  return {
    publish: (report) => {
      const {written, removed} = report.counts
      if (written + removed > 0) writtenCount += 1
      const errors = report.diagnostics.filter(({level}) => level === 'error')
      event = {
        build: `${started}.${writtenCount}`,
        isWritten: report.isWritten,
        errors: errors.map((error) =>
          formatDiagnostic(error, {colour: false, readSource: (path) => readSource(path, siteDir)}),
        ),
      }
      for (const response of listeners) send(response)
    },
    answer: (below, request, response) => {
      if (!below.startsWith(FOLDER)) return false
      const name = below.slice(FOLDER.length)
      const file = FILES[name]
      if (name === 'events') listen(request, response)
      else if (file === undefined) response.writeHead(404).end()
      else {
        const headers = {'Content-Type': file.type, 'Cache-Control': 'no-cache'}
        response.writeHead(200, headers).end(readFileSync(join(readProgramInfo().root, 'dist/page', file.name)))
      }
      return true
    },
    decorate: (html, baseUrl) => {
      const tags = `<link rel="stylesheet" href="${baseUrl}${FOLDER}live-reload.css">
<script src="${baseUrl}${FOLDER}live-reload.js" data-build="${event.build}" defer></script>
`
      const end = html.lastIndexOf('</body>')
      return end < 0 ? html + tags : html.slice(0, end) + tags + html.slice(end)
    },
    close: () => clearInterval(heartbeat),
  }
}

/** The page at every path while no build has succeeded. */
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

function readSource(sourcePath: string, siteDir: string): string | undefined {
  try {
    return readFileSync(toFilePath(sourcePath, siteDir), 'utf8')
  } catch {
    return undefined
  }
}
