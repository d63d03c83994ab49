// How long a build waits for a server: as long as what comes from it saves more time than it takes, and two seconds more.

import {setMaxListeners} from 'node:events'

/** How often it is looked at, in milliseconds. Ticks are counted rather than time: a busy machine is not the server's fault. */
const TICK_MS = 25

export interface Patience {
  /** Aborted when it is at an end. */
  readonly signal: AbortSignal
  /** Does something that the build waits for. Its time counts once, however much is waited for at the same time. */
  readonly wait: <T>(work: () => Promise<T>) => Promise<T>
  /** Something came that would have taken so many milliseconds to make. */
  readonly gain: (ms: number) => void
  /** Ends it at once. */
  readonly end: () => void
}

/** @param limitMs Time that may be lost in all. */
export function createPatience(limitMs: number): Patience {
  const controller = new AbortController()
  // Each request that is under way listens.
  setMaxListeners(0, controller.signal)
  let lost = 0
  let waiting = 0
  let timer: NodeJS.Timeout | undefined
  const tick = (): void => {
    lost += TICK_MS
    if (lost >= limitMs) controller.abort()
  }
  return {
    signal: controller.signal,
    wait: async (work) => {
      waiting += 1
      timer ??= setInterval(tick, TICK_MS)
      try {
        return await work()
      } finally {
        waiting -= 1
        if (waiting === 0) {
          clearInterval(timer)
          timer = undefined
        }
      }
    },
    gain: (ms) => {
      // What was gained before does not pay for a server that hangs now.
      lost = Math.max(0, lost - ms)
    },
    end: () => controller.abort(),
  }
}
