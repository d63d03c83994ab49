// Whether a wait has become long enough to be shown.
import {useEffect, useState} from 'react'

/** Milliseconds, as for the progress bar: what comes sooner would only flicker. */
const DELAY_MS = 200

/** False until `isWaiting` has been true for 200 ms without a break. */
export function usePastDelay(isWaiting: boolean): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setPast(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setPast(false)
    }
  }, [isWaiting])
  return isPast && isWaiting
}
