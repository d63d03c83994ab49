// The queue's server and its client packages, which only those who share work install.
import type {Queue, QueueEvents, Worker} from 'bullmq'
import type {Redis} from 'ioredis'
import {storeForm} from '../cache/value-bytes.ts'
import {loadOptionalPackage} from '../program/load-optional-package.ts'
import type {PackagePlaces} from '../program/optional-packages.ts'
import {createEnvelope, type Envelope} from '../remote-cache/envelope.ts'
import {publicAddress} from '../remote-cache/transport.ts'
import type {QueueSettings} from './queue-settings.ts'

/** Calls back now when the client is connected, and each time that it is again. */
export function onReady(client: Redis, listener: () => void): void {
  if (client.status === 'ready') listener()
  client.on('ready', listener)
}

export interface QueueServer {
  /** As messages call it: without user and password. */
  readonly address: string
  /** For everything but waiting. */
  readonly client: Redis
  /** A connection more, for what waits for an answer. */
  readonly connect: () => Redis
  readonly packages: QueuePackages
  readonly envelope: Envelope
  readonly close: () => void
}

interface QueuePackages {
  readonly Queue: typeof Queue
  readonly QueueEvents: typeof QueueEvents
  readonly Worker: typeof Worker
}

/** Milliseconds between two tries to reach a server that is away, at the most. */
const MAX_RETRY_MS = 1000

/**
 * Begins to connect; the client says when it has.
 * @throws SiteError when a package is not installed.
 */
export async function openServer({url, secret}: QueueSettings, places: PackagePlaces): Promise<QueueServer> {
  const user = 'Sharing the work with other machines'
  // The packages' own types say what they export.
  const {Redis: Client} = (await loadOptionalPackage('ioredis', {...places, user})) as {Redis: typeof Redis}
  const packages = (await loadOptionalPackage('bullmq', {...places, user})) as QueuePackages
  const clients: Redis[] = []
  const connect = (): Redis => {
    const client = new Client(url.href, {
      // As the queue's package wants it: what waits for a server goes on when that is back.
      maxRetriesPerRequest: null,
      connectTimeout: 3000,
      retryStrategy: (times) => Math.min(50 * times, MAX_RETRY_MS),
    })
    // Whoever waits for an answer looks at the time.
    client.on('error', () => undefined)
    clients.push(client)
    return client
  }
  return {
    address: publicAddress(url),
    client: connect(),
    connect,
    packages,
    envelope: createEnvelope(storeForm(), secret),
    close: () => {
      for (const client of clients) client.disconnect()
    },
  }
}
