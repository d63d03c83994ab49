// Scrolling, reported at most once a frame.
import {useEvent} from 'quire-docs/client'
import {useEffect} from 'react'

/** Calls back with the scroll position, in pixels, after each scroll or resize and once at the start. */
export function useScroll(onScroll: (y: number, previousY: number) => void, isActive = true): void {
  const report = useEvent(onScroll)
  useEffect(() => {
    if (!isActive) return undefined
    let previousY = window.scrollY
    let frame = 0
    const run = () => {
      frame = 0
      const y = window.scrollY
      report(y, previousY)
      previousY = y
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(run)
    }
    schedule()
    window.addEventListener('scroll', schedule, {passive: true})
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [isActive, report])
}
