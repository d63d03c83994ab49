// Which workers there are: each tells every few seconds that it lives, by the server's clock.
import type {Redis} from 'ioredis'
import {z} from 'zod'
import {WORKERS_NAME} from './messages.ts'

export interface WorkerEntry {
  /** As messages call it. */
  readonly name: string
  readonly version: string
  /** Of the program that it runs. */
  readonly queue: string
  readonly threads: number
}

const TELL_MS = 3000
/** A worker that has said nothing for so long is gone. */
const GONE_MS = 10_000
/** And nobody asks for it any more. */
const FORGOTTEN_MS = 600_000

const schema = z.object({
  name: z.string().max(200),
  version: z.string().max(50),
  queue: z.string(),
  threads: z.number().int().positive().max(1024),
  seen: z.number(),
})

/** Tells that a worker lives, until it is stopped. */
export function announceWorker(client: Redis, id: string, entry: WorkerEntry): {readonly stop: () => Promise<void>} {
  const tell = async (): Promise<void> => {
    try {
      await client.hset(WORKERS_NAME, id, JSON.stringify({...entry, seen: await serverTime(client)}))
    } catch {
      // It is told again when the server is back.
    }
  }
  void tell()
  const timer = setInterval(() => void (client.status === 'ready' && tell()), TELL_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      if (client.status === 'ready') await client.hdel(WORKERS_NAME, id).catch(() => undefined)
    },
  }
}

/** Those that live. */
export async function listWorkers(client: Redis): Promise<readonly WorkerEntry[]> {
  const [all, now] = await Promise.all([client.hgetall(WORKERS_NAME), serverTime(client)])
  const found: WorkerEntry[] = []
  for (const [id, text] of Object.entries(all)) {
    const parsed = schema.safeParse(parseJson(text))
    const silence = parsed.success ? now - parsed.data.seen : FORGOTTEN_MS
    if (silence >= FORGOTTEN_MS) await client.hdel(WORKERS_NAME, id)
    else if (parsed.success && silence < GONE_MS) found.push({...parsed.data, name: printable(parsed.data.name)})
  }
  return found
}

/** Milliseconds since 1970. */
async function serverTime(client: Redis): Promise<number> {
  const [seconds, micros] = await client.time()
  return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Names come from other machines, and go to a terminal. */
function printable(name: string): string {
  return name.replace(/[^\p{L}\p{N}\p{P} ]/gu, '?')
}
