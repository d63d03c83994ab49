// Where the queue of a build's work is, and who may have a part in it.
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {readSecret} from '../remote-cache/settings.ts'

export interface QueueSettings {
  readonly url: URL
  /** Everything that goes over the queue is signed with it: a worker runs the code that it is sent. */
  readonly secret: string
}

const PROTOCOLS = ['redis:', 'rediss:']

/**
 * @param address As it was given; with it in the environment alone, a build need not be told.
 * @throws SiteError when it is no URL of a Redis server, or the key is missing.
 */
export function readQueueSettings(address: string): QueueSettings {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !PROTOCOLS.includes(url.protocol) || url.hostname === '')
    throw fault(
      'What is given for the queue of the workers is no URL of a Redis server.',
      'Write one that begins with "redis://" or "rediss://", such as "redis://queue.example.com:6379".',
    )
  const secret = readSecret()
  if (secret === undefined)
    throw fault(
      'Workers run code that comes over the queue, and QUIRE_CACHE_KEY is not set, by which they know whose it is.',
      'Make a key with "openssl rand -hex 32", and set QUIRE_CACHE_KEY to it for the build and for all workers.',
    )
  return {url, secret}
}

function fault(message: string, hint: string): SiteError {
  const finding: Diagnostic = {level: 'error', code: 'config/workers', message, hint}
  return new SiteError([finding])
}
