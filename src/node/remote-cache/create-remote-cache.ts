// The shared cache over a server: what is asked for in batches, what is sent in the background, and when the server is given up.

import type {Parts, RemoteCache, RemoteKind, RemoteUse, TakeEntry} from '../cache/remote.ts'
import type {Envelope} from './envelope.ts'
import type {Patience} from './patience.ts'
import {PARALLEL, type Transport, TransportError} from './transport.ts'

export interface RemoteCacheOptions {
  readonly transport: Transport
  readonly envelope: Envelope
  readonly patience: Patience
  readonly takesCode: boolean
  /** Nothing is sent. */
  readonly isReadOnly: boolean
  /** Entries whose bytes hold this text are not sent: the path of a folder means nothing elsewhere. */
  readonly ownPath: string
}

/** Milliseconds that an entry saves, at the least: with a server that is slower than that the build is better off without. */
const SAVES_MS: Readonly<Record<RemoteKind, number>> = {
  compiled: 2,
  dependencies: 0,
  rendered: 2,
  task: 0.5,
  bundle: 3000,
  'bundle-inputs': 0,
}

/** Where none of so many is there, none of the others is, most likely: keys are hashes, so the first are as good as any. */
const SAMPLE = 200
/** So many entries that do not open: then it is not the disk of the server that fails here and there. */
const MAX_DAMAGED = 10

export function createRemoteCache(options: RemoteCacheOptions): RemoteCache {
  return new OpenRemoteCache(options)
}

interface Waiting {
  readonly kind: RemoteKind
  readonly key: string
  readonly read: () => Parts | undefined
}

class OpenRemoteCache implements RemoteCache {
  readonly takesCode: boolean
  readonly #options: RemoteCacheOptions
  readonly #waiting: Waiting[] = []
  readonly #senders = new Set<Promise<void>>()
  #taken = 0
  #given = 0
  #damaged = 0
  #failure: string | undefined
  #isWritable: boolean

  constructor(options: RemoteCacheOptions) {
    this.#options = options
    this.takesCode = options.takesCode
    this.#isWritable = !options.isReadOnly
  }

  isOpen = (): boolean => !this.#options.patience.signal.aborted

  fetch = async (kind: RemoteKind, keys: readonly string[], take: TakeEntry): Promise<void> => {
    if (!this.isOpen() || keys.length === 0) return
    const {envelope, patience} = this.#options
    const names = new Map(keys.map((key) => [envelope.nameOf(kind, key), key]))
    const sorted = [...names.keys()].sort()
    await patience.wait(async () => {
      const found = await this.#read(sorted.slice(0, SAMPLE), {kind, names, take})
      if (found > 0) await this.#read(sorted.slice(SAMPLE), {kind, names, take})
    })
  }

  send = (kind: RemoteKind, key: string, read: () => Parts | undefined): void => {
    if (!this.#isWritable || !this.isOpen()) return
    this.#waiting.push({kind, key, read})
    if (this.#senders.size >= PARALLEL) return
    const sender = this.#sendWaiting()
    this.#senders.add(sender)
    void sender.finally(() => this.#senders.delete(sender))
  }

  close = async (): Promise<RemoteUse> => {
    const {patience, transport} = this.#options
    await patience.wait(() => this.#settle())
    patience.end()
    transport.close()
    const counts = {taken: this.#taken, given: this.#given, damaged: this.#damaged}
    return this.#failure === undefined ? counts : {...counts, failure: this.#failure}
  }

  /** Everything is sent, or the server given up. */
  async #settle(): Promise<void> {
    while (this.#senders.size > 0) await Promise.all(this.#senders)
    if (!this.isOpen()) this.#fail()
  }

  /** Number of entries that could be used. */
  async #read(names: readonly string[], {kind, ...request}: Request): Promise<number> {
    const {transport, patience} = this.#options
    if (names.length === 0 || !this.isOpen()) return 0
    let found = 0
    const opening: Promise<void>[] = []
    const open = async (name: string, bytes: Buffer | undefined): Promise<void> => {
      if (bytes === undefined || !(await this.#open(name, bytes, request))) return
      found += 1
      this.#taken += 1
      patience.gain(SAVES_MS[kind])
    }
    try {
      await untilAborted(
        transport.read(names, (name, bytes) => void opening.push(open(name, bytes)), patience.signal),
        patience.signal,
      )
    } catch (error) {
      this.#fail(error)
    }
    await Promise.all(opening)
    return found
  }

  async #open(name: string, bytes: Buffer, {names, take}: Omit<Request, 'kind'>): Promise<boolean> {
    const parts = await this.#options.envelope.open(name, bytes)
    if (parts !== undefined && take(names.get(name) ?? '', parts)) return true
    if (parts !== undefined) return false
    this.#damaged += 1
    if (this.#damaged >= MAX_DAMAGED) this.#fail(new TransportError('gives what was not written there'))
    return false
  }

  async #sendWaiting(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      if (!this.#isWritable || !this.isOpen()) return
      await this.#sendOne(next)
    }
  }

  async #sendOne({kind, key, read}: Waiting): Promise<void> {
    const {envelope, transport, patience, ownPath} = this.#options
    const parts = read()
    if (parts?.some((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength).includes(ownPath)) !== false)
      return
    try {
      const name = envelope.nameOf(kind, key)
      const bytes = await envelope.seal(name, parts)
      await untilAborted(transport.write(name, bytes, patience.signal), patience.signal)
      this.#given += 1
      patience.gain(SAVES_MS[kind])
    } catch (error) {
      if (error instanceof TransportError && error.onlyThis) return
      this.#isWritable = false
      this.#note(error)
    }
  }

  /** Gives the server up. */
  #fail(error?: unknown): void {
    this.#note(error)
    this.#options.patience.end()
  }

  #note(error: unknown): void {
    this.#failure ??= error instanceof TransportError ? error.message : 'is slower than doing the work again'
  }
}

interface Request {
  readonly kind: RemoteKind
  /** Keys by name. */
  readonly names: ReadonlyMap<string, string>
  readonly take: TakeEntry
}

/** Clients may take their time to end what is aborted. */
function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, {once: true})
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
