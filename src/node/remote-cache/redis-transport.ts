// Redis or Valkey as a shared cache: a string for each entry, which the server forgets when nobody has asked for two weeks.
import type {Redis} from 'ioredis'
import {publicAddress, type Transport, TransportError} from './transport.ts'

/** In seconds, as the cache on the disk. */
const KEPT_SECONDS = 14 * 86_400
/** Entries of one request: larger ones would keep the server from answering others. */
const BATCH = 50
const CONNECT_MS = 1500

export interface RedisPackage {
  readonly Redis: typeof Redis
}

export function createRedisTransport(url: URL, {Redis: Client}: RedisPackage): Transport {
  const client = new Client(url.href, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  // Whoever waits for an answer is told.
  client.on('error', () => undefined)
  const prefix = 'quire:cache:'
  let connected: Promise<void> | undefined
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      connected ??= client.connect()
      await connected
      return await work()
    } catch (error) {
      throw toTransportError(error)
    }
  }
  return {
    address: publicAddress(url),
    read: async (names, onEntry, signal) => {
      const batches: string[][] = []
      for (let at = 0; at < names.length; at += BATCH) batches.push(names.slice(at, at + BATCH))
      for (const batch of batches) {
        signal.throwIfAborted()
        const found = await ask(() => readBatch(client, batch, prefix))
        for (const [at, name] of batch.entries()) onEntry(name, found[at] ?? undefined)
      }
    },
    write: (name, bytes) =>
      ask(async () => void (await client.set(prefix + name, Buffer.from(bytes), 'EX', KEPT_SECONDS))),
    close: () => client.disconnect(),
  }
}

/** Values, each kept for another while from now. */
async function readBatch(
  client: Redis,
  names: readonly string[],
  prefix: string,
): Promise<readonly (Buffer | undefined)[]> {
  const pipeline = client.pipeline()
  for (const name of names) pipeline.getexBuffer(prefix + name, 'EX', KEPT_SECONDS)
  const answers = (await pipeline.exec()) ?? []
  return answers.map(([error, value]) => {
    if (error !== null) throw error
    return Buffer.isBuffer(value) ? value : undefined
  })
}

function toTransportError(error: unknown): TransportError {
  const message = error instanceof Error ? error.message : String(error)
  return new TransportError(`cannot be used (${message})`, {cause: error})
}
