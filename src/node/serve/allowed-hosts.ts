// Which requests the servers answer. A page of another site can point its own host name at this machine (DNS rebinding) and
// then read what is served here, drafts included; such requests name that host, so only known hosts are answered.
import type {IncomingMessage} from 'node:http'
import {BlockList, isIP} from 'node:net'
import {networkInterfaces} from 'node:os'

/** Why a request is refused: the status and the text of the answer. */
export interface Refusal {
  readonly status: 400 | 403
  readonly text: string
}

export interface HostOptions {
  /** What the server listens on, as it was asked for. */
  readonly host: string
  /** Further names; one that begins with a dot stands for itself and all names below it. */
  readonly allowedHosts: readonly string[]
}

/** Gives what is wrong with a request's host or origin; `undefined` when it may be answered. */
export type CheckHost = (request: IncomingMessage) => Refusal | undefined

/** URLs that mean every interface of the machine. */
const ALL_INTERFACES: ReadonlySet<string> = new Set(['', '0.0.0.0', '::', '0:0:0:0:0:0:0:0'])

/** Whether a server that listens on it is reached from other machines. */
export function isEveryInterface(host: string): boolean {
  return ALL_INTERFACES.has(host)
}

/** Addresses of this machine in its networks, those of the fourth version of the protocol. */
export function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({family, internal}) => family === 'IPv4' && !internal)
    .map(({address}) => address)
}

export function createHostCheck({host, allowedHosts}: HostOptions): CheckHost {
  const listensOnAll = ALL_INTERFACES.has(host)
  const names = [host, ...allowedHosts].map((name) => name.toLowerCase().replace(/\.$/, ''))
  const isAllowed = (hostname: string): boolean =>
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    names.some((name) => (name.startsWith('.') ? `.${hostname}`.endsWith(name) : hostname === name)) ||
    (isIP(hostname) !== 0 && (isLoopback(hostname) || (listensOnAll && isOwnAddress(hostname))))
  const isAllowedAuthority = (authority: string): boolean => {
    const hostname = hostnameOf(authority)
    return hostname !== undefined && isAllowed(hostname)
  }
  return (request) => {
    const hosts = hostsOf(request)
    if (hosts === undefined) return {status: 400, text: 'The request must name one host, in a "Host" header.\n'}
    const unknown = hosts.find((authority) => !isAllowedAuthority(authority))
    if (unknown !== undefined) return {status: 403, text: unknownHost(unknown)}
    const {origin} = request.headers
    if (origin === undefined || isPlainRead(request) || isAllowedAuthority(origin.replace(/^https?:\/\//i, '')))
      return undefined
    return {status: 403, text: `Requests from pages of "${quote(origin)}" are not answered.\n`}
  }
}

/** The hosts that a request names: its header, and a target that is a whole URL. Each must be allowed. */
function hostsOf({rawHeaders, headers, url = ''}: IncomingMessage): readonly string[] | undefined {
  const count = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  if (count !== 1 || headers.host === undefined || headers.host === '') return undefined
  const [, target] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url) ?? []
  return target === undefined ? [headers.host] : [headers.host, target]
}

/** Without port, brackets and a last dot, in lower case; `undefined` for what is no host. */
function hostnameOf(authority: string): string | undefined {
  const [, ip, name] = /^(?:\[([\da-f:.]+)\]|([^\s:/@[\]]+))(?::\d*)?$/i.exec(authority) ?? []
  return (ip ?? name)?.toLowerCase().replace(/\.$/, '')
}

/** Browsers keep the answer to such a request from pages of other sites; no other request is for reading alone. */
function isPlainRead({method, headers}: IncomingMessage): boolean {
  const isStream = headers.upgrade !== undefined || headers.accept?.includes('text/event-stream') === true
  return (method === 'GET' || method === 'HEAD') && !isStream
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

function isLoopback(address: string): boolean {
  return LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Asked for at each request: networks come and go while a server runs. */
function isOwnAddress(address: string): boolean {
  const own = new BlockList()
  for (const one of Object.values(networkInterfaces()).flatMap((all) => all ?? []))
    own.addAddress(one.address.replace(/%.*$/, ''), one.family === 'IPv6' ? 'ipv6' : 'ipv4')
  return own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

function unknownHost(authority: string): string {
  const name = quote(hostnameOf(authority) ?? authority)
  return `The host "${name}" is not one that this server answers for. If it is yours, allow it: --allowed-host ${name}\n`
}

/** As it may stand in a line of plain text. */
function quote(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, '?').slice(0, 100)
}
