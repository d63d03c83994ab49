// Gives of values that come one after another no more than can be looked at: the newest, now and then.

export interface Throttle<Value> {
  readonly offer: (value: Value) => void
  /** What is offered and not yet given is dropped. */
  readonly end: () => void
}

export interface Clock {
  /** Milliseconds of a clock that does not go back. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
}

/** @param everyMs The shortest time between two values; the first is given at once. */
export function createThrottle<Value>(
  give: (value: Value) => void,
  everyMs: number,
  {now, wait}: Clock,
): Throttle<Value> {
  let newest: {readonly value: Value} | undefined
  let dueAt = now()
  const giveNewest = (): void => {
    if (newest === undefined) return
    give(newest.value)
    newest = undefined
    dueAt = now() + everyMs
  }
  return {
    offer: (value) => {
      const isWaiting = newest !== undefined
      newest = {value}
      if (!isWaiting) void wait(Math.max(0, dueAt - now())).then(giveNewest)
    },
    end: () => {
      newest = undefined
    },
  }
}
