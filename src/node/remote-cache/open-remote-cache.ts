// Opens the shared cache that is configured, with the client of its kind of server; clients are packages that only those who
// need them install.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {RemoteCache, RemoteUse} from '../cache/remote.ts'
import {loadOptionalPackage} from '../program/load-optional-package.ts'
import type {PackagePlaces} from '../program/optional-packages.ts'
import {createRemoteCache} from './create-remote-cache.ts'
import {createEnvelope} from './envelope.ts'
import {createHttpTransport} from './http-transport.ts'
import {createPatience} from './patience.ts'
import {createRedisTransport, type RedisPackage} from './redis-transport.ts'
import {createS3Transport, type S3Package} from './s3-transport.ts'
import type {RemoteSettings} from './settings.ts'
import type {Transport} from './transport.ts'

export interface OpenRemoteOptions extends PackagePlaces {
  readonly settings: RemoteSettings
  /** Names the form of the values. */
  readonly form: string
  /** Milliseconds that a build may lose. */
  readonly patienceMs: number
}

export interface OpenedRemote {
  readonly cache: RemoteCache
  readonly address: string
}

const USER = 'The shared cache'

/** @throws SiteError when the package that it needs is not installed. */
export async function openRemoteCache({
  settings,
  form,
  patienceMs,
  ...places
}: OpenRemoteOptions): Promise<OpenedRemote> {
  const {url, secret, isReadOnly} = settings
  const transport = await openTransport(url, places)
  const cache = createRemoteCache({
    transport,
    envelope: createEnvelope(form, secret),
    patience: createPatience(patienceMs),
    takesCode: secret !== undefined,
    isReadOnly,
    ownPath: places.siteDir,
  })
  return {cache, address: transport.address}
}

async function openTransport(url: URL, places: PackagePlaces): Promise<Transport> {
  if (url.protocol.startsWith('http')) return createHttpTransport(url)
  // The packages' own types say what they export.
  if (url.protocol === 's3:')
    return createS3Transport(
      url,
      (await loadOptionalPackage('@aws-sdk/client-s3', {...places, user: USER})) as S3Package,
    )
  return createRedisTransport(url, (await loadOptionalPackage('ioredis', {...places, user: USER})) as RedisPackage)
}

/** What a build says of its shared cache; nothing where all is well. */
export function describeUse({damaged, failure}: RemoteUse, address: string): Diagnostic | undefined {
  if (failure !== undefined)
    return {
      level: 'warning',
      code: 'cache/remote-unusable',
      message: `The shared cache ${address} ${failure}; this build does without it.`,
    }
  if (damaged === 0) return undefined
  const what = damaged === 1 ? 'An entry' : `${damaged} entries`
  return {
    level: 'warning',
    code: 'cache/remote-damaged',
    message: `${what} of the shared cache ${address} ${damaged === 1 ? 'was' : 'were'} not as written, and made again.`,
  }
}
