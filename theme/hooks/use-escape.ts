// Escape closes what is open, wherever the focus is: what the mouse has opened must go away without it.
import {useEvent} from 'quire-docs/client'
import {useEffect} from 'react'

/** Calls back on Escape while `isActive`. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const report = useEvent(onEscape)
  useEffect(() => {
    if (!isActive) return undefined
    const onKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape') report()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isActive, report])
}
