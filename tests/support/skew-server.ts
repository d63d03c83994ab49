// A host on which deploys go wrong: it answers each request from one of several builds, or not at all, as a rule says.
// A build can be published again and again: every asset then has another name, as after an edit of the theme.
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {createServer, type ServerResponse} from 'node:http'
import {extname, join} from 'node:path'

export interface Request {
  readonly path: string
  /** Sent for a page rather than for something that a page needs. */
  readonly isDocument: boolean
}

/** A built site, and how often it has been published: that is part of the names of its assets. */
export interface Deploy {
  readonly folder: number
  readonly version: number
  /** Milliseconds from the end of a page's head to the rest of it; 0 unless given. */
  readonly bodyAfterMs?: number
}

/**
 * How a request is answered: from a deploy (a number `n` is version `n` of each site in turn), by nothing ever, by a page with the status 200, by a 404, or by a
 * connection that is closed.
 */
export type Answer = number | Deploy | 'hang' | 'html' | 'missing' | 'drop'

export type Rule = (request: Request) => Answer | Promise<Answer>

export interface SkewServer {
  /** Without a slash at its end. */
  readonly url: string
  rule: Rule
  /** Paths of the pages that were asked for. */
  readonly documents: string[]
  /** How many requests have come. */
  readonly requestCount: () => number
  /** Names of all files of a deploy. */
  readonly files: (version: number) => readonly string[]
  readonly close: () => Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.json': 'application/json;charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** @param folders Built sites. */
export async function openSkewServer(folders: readonly string[]): Promise<SkewServer> {
  const sites = folders.map(readSite)
  const toDeploy = (answer: number | Deploy): Deploy =>
    typeof answer === 'number' ? {folder: answer % sites.length, version: answer} : answer
  const siteOf = ({folder}: Deploy): BuiltFiles => {
    const site = sites[folder]
    if (site === undefined) throw new Error('There is no site.')
    return site
  }
  const documents: string[] = []
  let requestCount = 0
  const server = createServer(async (request, response) => {
    requestCount += 1
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const isDocument = request.headers['sec-fetch-dest'] === 'document'
    if (isDocument) documents.push(path)
    const answer = await own.rule({path, isDocument})
    if (answer === 'hang') return
    if (answer === 'drop') request.socket.destroy()
    else if (answer === 'missing') response.writeHead(404, {'Content-Type': 'text/plain'}).end('Not found')
    else if (answer === 'html') sendPage(response, '<!doctype html><title>App</title><p>Welcome</p>')
    else send(response, siteOf(toDeploy(answer)), {...toDeploy(answer), path})
  })
  const own: SkewServer = {
    url: '',
    rule: () => 0,
    documents,
    requestCount: () => requestCount,
    files: (version) => {
      const site = siteOf(toDeploy(version))
      return [...site.files].map((file) => renamed(file, site, version))
    },
    close: () =>
      new Promise((settle) => {
        server.close(() => settle())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return Object.assign(own, {url: `http://localhost:${address.port}`})
}

interface BuiltFiles {
  readonly dir: string
  readonly files: ReadonlySet<string>
  /** All hashes that names of assets have, and that of the runtime. */
  readonly hashes: RegExp
}

function readSite(dir: string): BuiltFiles {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    statSync(join(dir, file)).isFile(),
  )
  const runtime = /"runtime":"([\w-]+)"/.exec(readFileSync(join(dir, 'index.html'), 'utf8'))?.[1] ?? ''
  const hashes = files.flatMap((file) => /^assets\/.*\.([\da-f]{10})\.\w+$/.exec(file)?.[1] ?? [])
  return {dir, files: new Set(files), hashes: new RegExp([...new Set([...hashes, runtime])].join('|'), 'g')}
}

/** What a name or text says in that version. */
function renamed(text: string, {hashes}: BuiltFiles, version: number): string {
  return text.replace(hashes, (hash) => `${hash}v${version}`)
}

interface Sent extends Deploy {
  readonly path: string
}

function send(response: ServerResponse, site: BuiltFiles, {path, version, bodyAfterMs = 0}: Sent): void {
  const bare = path.replace(/^\/|\/$/g, '')
  const wanted = bare.replace(/^(assets\/.*\.[\da-f]{10})v(\d+)/, (whole, name, of) =>
    Number(of) === version ? name : whole,
  )
  // An asset is there under the name of its version alone.
  const isRenamed = wanted !== bare || !site.hashes.test(bare)
  site.hashes.lastIndex = 0
  const file = [wanted, join(wanted, 'index.html'), `${wanted}.html`].find((name) => isRenamed && site.files.has(name))
  const found = file ?? '404.html'
  const type = TYPES[extname(found)]
  response.writeHead(file === undefined ? 404 : 200, {
    'Content-Type': type ?? 'application/octet-stream',
    'Cache-Control': found.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
  })
  const bytes = existsSync(join(site.dir, found)) ? readFileSync(join(site.dir, found)) : Buffer.alloc(0)
  if (type === undefined) return void response.end(bytes)
  const text = renamed(bytes.toString('utf8'), site, version)
  const headLength = bodyAfterMs > 0 ? text.indexOf('</head>') : 0
  response.write(text.slice(0, headLength))
  setTimeout(() => response.end(text.slice(headLength)), bodyAfterMs)
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, {'Content-Type': 'text/html;charset=utf-8'}).end(html)
}
