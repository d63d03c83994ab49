// Serves a built site over HTTP, as a host would.
import {existsSync, readFileSync, realpathSync, statSync} from 'node:fs'
import {createServer} from 'node:http'
import {createServer as createSecureServer} from 'node:https'
import {resolve} from 'node:path'
import {createSecureContext} from 'node:tls'
import {SiteError} from '../../shared/diagnostics.ts'
import type {Build, ServeOptions, SiteServer} from '../api-types.ts'
import {systemCode} from '../files/errno.ts'
import {findFirstPage} from '../output/first-page.ts'
import {type CheckHost, createHostCheck, isEveryInterface, ownAddresses} from './allowed-hosts.ts'
import {listen} from './listen.ts'
import {createRequestHandler, type RequestHandler, type ServedSite} from './request-handler.ts'

/** What the server needs of a site's configuration. */
export interface ServedSiteOptions {
  readonly siteBaseUrl: string
  readonly trailingSlash: boolean | null
  /** Absolute path. */
  readonly cacheDir: string
}

/** Reads a site's configuration; `loadConfig` is one. */
export type ReadSite = (
  siteDir: string,
  overrides: {readonly config?: string | undefined},
) => Promise<ServedSiteOptions>

export interface ServeTools {
  readonly build: Build
  /** Called only for what the options leave open. */
  readonly readSite: ReadSite
}

const DEFAULT_PORT = 3000
const DEFAULT_CACHE_DIR = 'node_modules/.cache/quire'

/** The program's own build and configuration, loaded when they are first needed. */
export const programTools: ServeTools = {
  build: async (options) => (await import('../build.ts')).build(options),
  readSite: async (siteDir, overrides) => (await import('../config/load-config.ts')).loadConfig(siteDir, overrides),
}

/** Serves a site's output folder. Errors as for {@link serveSite}. */
export function serve(options: ServeOptions = {}): Promise<SiteServer> {
  return serveSite(options, programTools)
}

/**
 * Starts a server on a site's output folder.
 * @throws SiteError when the folder is missing, when no port is free, or when the build that was asked for fails.
 */
export async function serveSite(options: ServeOptions, tools: ServeTools): Promise<SiteServer> {
  const siteDir = resolve(options.siteDir ?? '.')
  const dir = resolve(siteDir, options.dir ?? 'build')
  if (options.build === true) await buildFirst(siteDir, dir, options, tools.build)
  if (!existsSync(dir) || !statSync(dir).isDirectory()) throw missingFolder(dir)
  const address = await urlOf(siteDir, options, tools.readSite)
  const dirOnDisk = realpathSync(dir)
  const server = await openServer((checkHost) => createRequestHandler({dir: dirOnDisk, ...address, checkHost}), options)
  const url = server.origin + address.baseUrl
  const startUrl = url + findFirstPage(dirOnDisk)
  if (options.open === true) await openUrl(startUrl)
  return {...server, url, startUrl}
}

interface OpenedServer extends Pick<SiteServer, 'port' | 'networkUrls' | 'close'> {
  /** Without a slash at its end. */
  readonly origin: string
}

/**
 * Starts a server with a handler of its own.
 * @throws SiteError when no port is free, or a certificate cannot be used.
 */
export async function openServer(
  toHandler: (checkHost: CheckHost) => RequestHandler,
  options: Pick<ServeOptions, 'host' | 'port' | 'allowedHosts' | 'https' | 'onPortTaken'>,
): Promise<OpenedServer> {
  const host = options.host ?? 'localhost'
  const checkHost = createHostCheck({host, allowedHosts: options.allowedHosts ?? []})
  // A request without a host is refused in words by the check.
  const handler = guard(toHandler(checkHost))
  const {https} = options
  const server =
    https === undefined
      ? createServer({requireHostHeader: false}, handler)
      : createSecureServer({requireHostHeader: false, ...readCertificate(https)}, handler)
  // What is no request at all is told so, and ends nothing but its own connection.
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    else socket.destroy()
  })
  const asked = options.port ?? DEFAULT_PORT
  const port = await listen(server, asked, host)
  if (asked !== 0 && port !== asked) options.onPortTaken?.(asked, port)
  const toOrigin = (name: string): string =>
    `${https === undefined ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}`
  return {
    origin: toOrigin(isEveryInterface(host) ? 'localhost' : host),
    port,
    networkUrls: isEveryInterface(host) ? ownAddresses().map((address) => `${toOrigin(address)}/`) : [],
    close: () => closeServer(server),
  }
}

/** @throws SiteError when one of the files cannot be read or used. */
function readCertificate({cert, key}: NonNullable<ServeOptions['https']>) {
  try {
    const files = {cert: readFileSync(cert), key: readFileSync(key)}
    createSecureContext(files)
    return files
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new SiteError([
      {
        level: 'error',
        code: 'serve/certificate',
        message: `The certificate "${cert}" with the key "${key}" cannot be used: ${why}.`,
        hint: 'Give a certificate and its key, each as a PEM file: --https cert.pem key.pem.',
      },
    ])
  }
}

/** What fails for one request, such as a file that a build takes away in this moment, ends that answer and not the server. */
function guard(handle: RequestHandler): RequestHandler {
  return (request, response) => {
    try {
      handle(request, response)
    } catch (error) {
      if (response.headersSent) response.destroy()
      else response.writeHead(systemCode(error) === 'ENOENT' ? 404 : 500).end()
    }
  }
}

async function buildFirst(siteDir: string, outDir: string, options: ServeOptions, build: Build): Promise<void> {
  const {config, onProgress, signal} = options
  const given = {...(config && {config}), ...(onProgress && {onProgress}), ...(signal && {signal})}
  const report = await build({siteDir, outDir, ...given})
  if (!report.ok) throw new SiteError(report.diagnostics.filter(({level}) => level === 'error'))
}

/** Where a site is served. */
export type SiteUrl = Pick<ServedSite, 'baseUrl' | 'trailingSlash'>

/** @throws SiteError when the configuration cannot be read. */
export async function urlOf(siteDir: string, options: ServeOptions, readSite: ReadSite): Promise<SiteUrl> {
  const {baseUrl, trailingSlash} = options
  if (baseUrl !== undefined && trailingSlash !== undefined) return {baseUrl, trailingSlash}
  const site = await readSite(siteDir, {config: options.config})
  return {
    baseUrl: baseUrl ?? site.siteBaseUrl,
    trailingSlash: trailingSlash === undefined ? site.trailingSlash : trailingSlash,
  }
}

function missingFolder(dir: string): SiteError {
  const message = `There is no folder "${dir}" to serve.`
  return new SiteError([
    {
      level: 'error',
      code: 'serve/missing-folder',
      message,
      hint: 'Build the site first: quire build, or quire serve --build.',
    },
  ])
}

/** A machine without a browser is no reason to stop serving. */
export async function openUrl(url: string): Promise<void> {
  const {default: open} = await import('open')
  await open(url).then(
    (child) => child.on('error', () => {}),
    () => undefined,
  )
}

function closeServer(server: Pick<ReturnType<typeof createServer>, 'close' | 'closeAllConnections'>): Promise<void> {
  return new Promise((settle) => {
    server.close(() => settle())
    server.closeAllConnections()
  })
}

/** The site's cache folder; the usual one when the configuration cannot be read. */
export async function findCacheDir(siteDir: string, config: string | undefined, readSite: ReadSite): Promise<string> {
  try {
    return (await readSite(siteDir, {config})).cacheDir
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return resolve(siteDir, DEFAULT_CACHE_DIR)
  }
}
