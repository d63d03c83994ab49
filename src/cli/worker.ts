// `quire worker`: works for builds on other machines, and tells what it does.
import {resolve} from 'node:path'
import type {WorkerEvent} from '../node/api-types.ts'
import {type CommandTools, pick} from './commands.ts'
import {type CliIo, EXIT} from './io.ts'
import {formatDuration, formatItems} from './text.ts'

export interface WorkerFlags {
  readonly config?: string
  readonly threads?: number
  readonly name?: string
  readonly quiet?: boolean
}

/** Runs until the user interrupts. */
export async function runWorker(
  queue: string,
  siteDir: string,
  flags: WorkerFlags,
  {io, api, signal}: CommandTools,
): Promise<number> {
  await api.work({
    queue,
    siteDir: resolve(io.cwd, siteDir),
    ...pick(flags, ['config', 'threads', 'name']),
    ...(flags.quiet !== true && {onEvent: (event) => tell(io, event)}),
    signal,
  })
  // Interrupting is how a worker is stopped, so it is no failure.
  return EXIT.ok
}

const DONE: Readonly<Record<string, readonly [what: string, noun: string]>> = {
  compile: ['Compiled', 'document'],
  render: ['Rendered', 'page'],
  pageTask: ['Worked on the text of', 'page'],
}

function tell(io: CliIo, event: WorkerEvent): void {
  if (event.kind === 'connected')
    io.out(`"${event.name}" works for ${event.address} with ${formatItems(event.threads, 'thread')}.\n`)
  else if (event.kind === 'disconnected') io.out(`${event.address} is away; waiting for it.\n`)
  else if (event.kind === 'done') {
    const [what, noun] = DONE[event.task] ?? [event.task, 'item']
    io.out(`${what} ${formatItems(event.count, noun)} in ${formatDuration(event.ms)}.\n`)
  } else if (event.kind === 'refused')
    io.err(`Left to others: the code here is not that of the build (${event.files.join(', ')}, or what it imports).\n`)
  else io.err(`Left to others: ${event.message}\n`)
}
