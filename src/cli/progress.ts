// Shows how a build comes along: one line that is redrawn on a terminal, a line for each stage elsewhere.
import type {ProgressEvent} from '../node/api-types.ts'
import type {CliIo} from './io.ts'
import {formatCount, formatDuration} from './text.ts'

export interface Progress {
  readonly onProgress: (event: ProgressEvent) => void
  /** Takes the live line away, so that other text can be written. */
  readonly stop: () => void
}

interface StageState {
  done: number
  total: number
  readonly startedMs: number
}

const REDRAW_MS = 80
/** A stage gets a bar when it is this old and not yet done. */
const BAR_AFTER_MS = 500
const BAR_WIDTH = 24
// Quick stages would only be noise in a log.
const WORTH_A_LINE_MS = 50
const CLEAR_LINE = '\r\u001b[2K'

/** Nothing at all when `isQuiet`. */
export function createProgress(io: CliIo, {isQuiet}: {readonly isQuiet: boolean}): Progress {
  if (isQuiet) return {onProgress: () => {}, stop: () => {}}
  return io.isTerminal && !io.isCi ? liveProgress(io) : plainProgress(io)
}

function plainProgress(io: CliIo): Progress {
  return {
    onProgress: ({kind, stage, message, done = 0, ms = 0}) => {
      if (message !== undefined) io.err(`${message}\n`)
      if (kind !== 'stage-end' || ms < WORTH_A_LINE_MS) return
      const count = done === 0 ? '' : ` ${formatCount(done)}`
      io.err(`${stage}:${count} in ${formatDuration(ms)}\n`)
    },
    stop: () => {},
  }
}

function liveProgress(io: CliIo): Progress {
  const stages = new Map<string, StageState>()
  let drawnMs = 0
  let isShown = false
  const draw = (): void => {
    const now = performance.now()
    if (stages.size === 0 || now - drawnMs < REDRAW_MS) return
    drawnMs = now
    isShown = true
    const text = [...stages].map(([name, state]) => describeStage(name, state, now)).join('  ')
    io.err(CLEAR_LINE + text.slice(0, Math.max(0, io.columns - 1)))
  }
  const stop = (): void => {
    if (isShown) io.err(CLEAR_LINE)
    isShown = false
  }
  return {
    onProgress: (event) => {
      if (event.message !== undefined) {
        stop()
        io.err(`${event.message}\n`)
      }
      applyEvent(stages, event)
      draw()
    },
    stop,
  }
}

function applyEvent(stages: Map<string, StageState>, {kind, stage, done = 0, total = 0}: ProgressEvent): void {
  if (kind === 'stage-end') stages.delete(stage)
  if (kind === 'stage-start') stages.set(stage, {done: 0, total: 0, startedMs: performance.now()})
  const state = stages.get(stage)
  if (kind !== 'tick' || state === undefined) return
  state.done = done
  state.total = total
}

function describeStage(name: string, {done, total, startedMs}: StageState, nowMs: number): string {
  if (total === 0) return name
  const counts = `${name} ${formatCount(done)}/${formatCount(total)}`
  if (nowMs - startedMs < BAR_AFTER_MS) return counts
  const filled = Math.round((BAR_WIDTH * Math.min(done, total)) / total)
  return `${counts} [${'='.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}]`
}
