// Which workers a build has, from its beginning to its end, and what is to be said of them.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {onReady, type QueueServer} from './connection.ts'
import type {JobState} from './job-board.ts'
import type {Refusal} from './messages.ts'
import {listWorkers, type WorkerEntry} from './worker-list.ts'

export interface WatchOptions {
  /** Of this program. */
  readonly queue: string
  readonly version: string
  /** The server has forgotten what was there, or is away for good. */
  readonly onLoss: () => void
}

const LOOK_MS = 1000
/** A server that is away for so long is given up. */
const PATIENCE_MS = 10_000

export class WorkerWatch {
  readonly #server: Pick<QueueServer, 'client' | 'address'>
  readonly #options: WatchOptions
  readonly #findings = new Map<string, Diagnostic>()
  readonly #strangers = new Map<string, WorkerEntry>()
  readonly #timer: NodeJS.Timeout
  #capacity = 0
  #jobs = 0
  #wasThere = false
  #isGivenUp = false
  #awaySince: number | undefined = performance.now()
  /** Why the server does not answer. */
  #reason = ''

  constructor(server: Pick<QueueServer, 'client' | 'address'>, options: WatchOptions) {
    const {client} = server
    this.#server = server
    this.#options = options
    client.on('error', (error: Error) => {
      this.#reason = error.message || ('code' in error ? String(error.code) : '')
    })
    client.on('close', () => {
      this.#awaySince ??= performance.now()
    })
    onReady(client, this.#arrive)
    this.#timer = setInterval(this.#check, LOOK_MS)
    this.#timer.unref()
  }

  /** Jobs that workers take at a time; 0 while there are none, or the server is away. */
  capacity = (): number => (this.#isGivenUp || this.#server.client.status !== 'ready' ? 0 : this.#capacity)

  /** A worker ended a job. */
  note(state: JobState): void {
    if (state === 'unsigned')
      this.#warn(
        'workers/refused',
        `A worker at ${this.#server.address} has another QUIRE_CACHE_KEY than this build: it does no work for it.`,
      )
    else this.#jobs += 1
  }

  /** A worker said why it cannot do a job. */
  noteRefusal({name, otherCode}: Refusal): void {
    if (otherCode.length === 0) return
    const files = otherCode.map((path) => `"${path.replace(/^\w+:/, '')}"`).join(', ')
    this.#warn(
      'workers/refused',
      `The worker "${name}" has other code than this site (${files}, or what it imports), and left pages to others.`,
    )
  }

  /** Ends the watch. Gives what the user should know. */
  close(): readonly Diagnostic[] {
    clearInterval(this.#timer)
    const {address} = this.#server
    if (this.#awaySince !== undefined && !this.#isGivenUp) this.#giveUp()
    for (const one of this.#strangers.values())
      this.#warn(
        'workers/refused',
        `The worker "${one.name}" runs ${describeOther(one, this.#options.version)}: it does no work for this build.`,
      )
    if (this.#wasThere && this.#jobs === 0 && this.#findings.size === 0)
      this.#warn('workers/none', `No worker at ${address} took part; this machine did all the work.`)
    return [...this.#findings.values()]
  }

  #arrive = (): void => {
    // It may have begun anew with nothing.
    if (this.#wasThere) this.#options.onLoss()
    this.#wasThere = true
    this.#awaySince = undefined
    void this.#look()
  }

  #check = (): void => {
    if (this.#isGivenUp) return
    if (this.#awaySince === undefined) void this.#look()
    else if (performance.now() - this.#awaySince > PATIENCE_MS) this.#giveUp()
  }

  async #look(): Promise<void> {
    try {
      const all = await listWorkers(this.#server.client)
      const own = all.filter(({queue}) => queue === this.#options.queue)
      this.#capacity = own.reduce((sum, {threads}) => sum + threads + 1, 0)
      for (const one of all) if (!own.includes(one)) this.#strangers.set(one.name, one)
    } catch {
      this.#capacity = 0
    }
  }

  #giveUp(): void {
    const {client, address} = this.#server
    this.#isGivenUp = true
    const why = this.#reason === '' ? '' : ` (${this.#reason})`
    this.#warn(
      'workers/unreachable',
      this.#wasThere
        ? `The queue ${address} went away while the build ran; this machine did the rest.`
        : `The queue ${address} does not answer${why}; this machine does all the work.`,
    )
    client.disconnect()
    this.#options.onLoss()
  }

  #warn(code: string, message: string): void {
    this.#findings.set(message, {level: 'warning', code, message})
  }
}

function describeOther(one: WorkerEntry, version: string): string {
  return one.version === version
    ? `Quire ${version} with other packages or another Node than this build`
    : `Quire ${one.version}, and this build ${version}`
}
