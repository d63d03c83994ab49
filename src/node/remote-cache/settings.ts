// Which shared cache a build uses: the configuration says, and the environment decides.
import {z} from 'zod'
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'

export interface RemoteSettings {
  readonly url: URL
  readonly isReadOnly: boolean
  /** Entries are signed with it. */
  readonly secret: string | undefined
}

/** As in the configuration. */
export interface CacheConfig {
  readonly remote?: string | undefined
  readonly remoteMode: 'read' | 'read-write'
}

const PROTOCOLS = ['http:', 'https:', 'redis:', 'rediss:', 's3:']
/** A shorter secret can be guessed. */
const MIN_SECRET = 16

const environment = z.object({
  /** An address, or `off`. */
  QUIRE_REMOTE_CACHE: z.string().optional(),
  QUIRE_REMOTE_CACHE_MODE: z.enum(['read', 'read-write', '']).optional(),
})

/**
 * Undefined when there is none.
 * @throws SiteError when what is said of it is wrong.
 */
export function readRemoteSettings({remote, remoteMode}: CacheConfig): RemoteSettings | undefined {
  const parsed = environment.safeParse(process.env)
  if (!parsed.success)
    throw fault(
      'The environment variable QUIRE_REMOTE_CACHE_MODE is neither "read" nor "read-write".',
      'Correct or unset it.',
    )
  const {QUIRE_REMOTE_CACHE: asked = '', QUIRE_REMOTE_CACHE_MODE: mode = ''} = parsed.data
  if (asked === 'off') return undefined
  const address = asked === '' ? remote : asked
  if (address === undefined || address === '') return undefined
  const source = asked === '' ? {configKey: ['cache', 'remote']} : {}
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !PROTOCOLS.includes(url.protocol) || url.hostname === '')
    throw fault(
      `${asked === '' ? '"cache.remote"' : 'The environment variable QUIRE_REMOTE_CACHE'} is no address of a shared cache.`,
      'Write one that begins with "https://", "http://", "redis://", "rediss://" or "s3://", such as "https://cache.example.com/docs".',
      source,
    )
  return {
    url,
    isReadOnly: (mode === '' ? remoteMode : mode) === 'read',
    secret: readSecret(),
  }
}

/**
 * The key by which machines that share work know what others of them have made; undefined when there is none.
 * @throws SiteError when it can be guessed.
 */
export function readSecret(): string | undefined {
  const {QUIRE_CACHE_KEY: secret = ''} = process.env
  if (secret === '' || secret.length >= MIN_SECRET) return secret === '' ? undefined : secret
  throw fault(
    `The environment variable QUIRE_CACHE_KEY has ${secret.length} characters, and needs ${MIN_SECRET} at least.`,
    'Make one with "openssl rand -hex 32".',
  )
}

function fault(message: string, hint: string, place: Pick<Diagnostic, 'configKey'> = {}): SiteError {
  return new SiteError([{level: 'error', code: 'config/remote-cache', message, hint, ...place}])
}
