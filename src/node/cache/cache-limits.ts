// What has to go from a cache so that it stays within its limits: what no build has used for long, and then, while there is too
// much, what was used longest ago.

export interface CacheLimits {
  /** What no build has used for more days goes. */
  readonly maxAgeDays: number
  /** Undefined for no limit. */
  readonly maxBytes: number | undefined
  /** As small as it becomes when it was larger: less than the limit, so that not every build has something to remove. */
  readonly targetBytes: number | undefined
}

export interface Removable {
  readonly bytes: number
  /** By this build: it goes last, and only when what this build needs is too much by itself. */
  readonly isUsed: boolean
  /** Seconds since 1970. */
  readonly usedAt: number
}

/** Limits as a configuration has them. */
export interface LimitSettings {
  readonly maxAge: number
  readonly maxSize?: number | undefined
}

/** Share of the limit that is left when something has to be removed. */
const TARGET = 0.9

/** Limits that every build keeps. */
export function limitsOfBuilds({maxAge, maxSize}: LimitSettings): CacheLimits {
  return {
    maxAgeDays: maxAge,
    maxBytes: maxSize,
    targetBytes: maxSize === undefined ? undefined : Math.floor(maxSize * TARGET),
  }
}

/** For those who do not know the configuration's. */
export const NO_LIMITS: CacheLimits = {
  maxAgeDays: Number.POSITIVE_INFINITY,
  maxBytes: undefined,
  targetBytes: undefined,
}

const SECONDS_A_DAY = 86_400

/** A clock that was wrong then or is now makes an entry old, rather than immortal. */
export function isTooOld({isUsed, usedAt}: Removable, {maxAgeDays}: CacheLimits, now: number): boolean {
  return !isUsed && Math.abs(now - usedAt) > maxAgeDays * SECONDS_A_DAY
}

/**
 * Those of all that have to go for the size of all, beginning with what was used longest ago.
 * @param otherBytes What stays in any case.
 */
export function chooseForSize<Item extends Removable>(
  items: readonly Item[],
  {maxBytes, targetBytes}: CacheLimits,
  otherBytes: number,
): readonly Item[] {
  let total = items.reduce((sum, {bytes}) => sum + bytes, otherBytes)
  if (maxBytes === undefined || total <= maxBytes) return []
  const order = [...items].sort((a, b) => Number(a.isUsed) - Number(b.isUsed) || a.usedAt - b.usedAt)
  const gone: Item[] = []
  for (const item of order) {
    if (total <= (item.isUsed ? maxBytes : (targetBytes ?? maxBytes))) break
    total -= item.bytes
    gone.push(item)
  }
  return gone
}
