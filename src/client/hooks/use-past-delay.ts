// Keeps a spinner away from what is over in a moment.
import {useEffect, useState} from 'react'

const DELAY_MS = 200

/** True once `isActive` has been true for `delayMs` without a break. */
export function usePastDelay(isActive: boolean, delayMs: number = DELAY_MS): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!isActive) return undefined
    const timer = setTimeout(() => setPast(true), delayMs)
    return () => {
      clearTimeout(timer)
      setPast(false)
    }
  }, [isActive, delayMs])
  return isActive && isPast
}
