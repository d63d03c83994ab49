// Reads a trace of the browser: what the threads of page and worker did, and what in long tasks took the time.

export interface Task {
  /** By the clock of the page. */
  readonly at: number
  readonly ms: number
  /** What of it the thread had a processor. Other work of the machine holds tasks up that are short by themselves. */
  readonly ownMs: number
}

export interface PageTask extends Task {
  /** What took most of it, with its own milliseconds. */
  readonly causes: readonly (readonly [name: string, ms: number])[]
}

export interface Trace {
  readonly page: readonly PageTask[]
  readonly worker: readonly Task[]
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds, as `dur` and, of the processor, `tdur`. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: {
      readonly functionName?: string
      readonly url?: string
      readonly type?: string
    }
  }
}

export const TRACE_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8',
  'v8.compile',
]

/** Name of the mark of the page that ties both clocks together. */
export const CLOCK_MARK = 'bench-clock'

const CAUSES = 5
const TASK = /RunTask$/

/**
 * @param buffer JSON of the browser.
 * @param markedAt The moment of the mark, by the clock of the page.
 * @returns Tasks in their order.
 */
export function readTrace(buffer: Buffer, markedAt: number): Trace {
  // Written by the browser in this shape.
  const {traceEvents} = JSON.parse(buffer.toString()) as {traceEvents: readonly TraceEvent[]}
  const mark = traceEvents.find(({name}) => name === CLOCK_MARK)
  if (mark === undefined) throw new Error('The trace lacks the mark of the page.')
  const zero = mark.ts / 1000 - markedAt
  const eventsOf = (thread: RegExp, {pid}: Pick<TraceEvent, 'pid'>): readonly (readonly TraceEvent[])[] =>
    traceEvents
      .filter(({name, args, pid: own}) => name === 'thread_name' && own === pid && thread.test(args?.name ?? ''))
      .map(({tid}) => traceEvents.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid))
  return {
    page: eventsOf(/^CrRendererMain$/, mark).flatMap((events) => pageTasks(events, zero)),
    worker: eventsOf(/^DedicatedWorker/, mark).flatMap((events) =>
      events.filter(isTask).map((one) => toTask(one, zero)),
    ),
  }
}

function isTask({name}: TraceEvent): boolean {
  return TASK.test(name)
}

function toTask({ts, dur = 0, tdur = 0}: TraceEvent, zero: number): Task {
  return {at: ts / 1000 - zero, ms: dur / 1000, ownMs: tdur / 1000}
}

function pageTasks(unsorted: readonly TraceEvent[], zero: number): readonly PageTask[] {
  const events = [...unsorted].sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a))
  return events.flatMap((task, at) => {
    if (!isTask(task)) return []
    let end = at + 1
    while ((events[end]?.ts ?? Number.POSITIVE_INFINITY) < endOf(task)) end += 1
    return [{...toTask(task, zero), causes: causesOf(events.slice(at, end))}]
  })
}

/** Own time of the processor by what was done: that of an event less that of the events in it. */
function causesOf(events: readonly TraceEvent[]): PageTask['causes'] {
  const own = new Map<string, number>()
  const open: TraceEvent[] = []
  const add = (event: TraceEvent | undefined, microseconds: number): void => {
    if (event !== undefined) own.set(labelOf(event), (own.get(labelOf(event)) ?? 0) + microseconds / 1000)
  }
  for (const event of events) {
    while (open.length > 0 && endOf(open[open.length - 1] ?? event) <= event.ts) open.pop()
    add(open[open.length - 1], -(event.tdur ?? 0))
    add(event, event.tdur ?? 0)
    open.push(event)
  }
  return [...own].sort((a, b) => b[1] - a[1]).slice(0, CAUSES)
}

function labelOf({name, args}: TraceEvent): string {
  const {functionName = '', url = '', type = ''} = args?.data ?? {}
  const file = url.slice(url.lastIndexOf('/') + 1)
  return [name, type, functionName, file].filter((part) => part !== '').join(' ')
}

function endOf({ts, dur = 0}: TraceEvent): number {
  return ts + dur
}
