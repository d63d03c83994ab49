// Work that waits until an element is about to be seen.
import {useEvent} from 'quire-docs/client'
import {type RefObject, useEffect} from 'react'

const MARGIN = '200px'

/** Calls back once, when the element comes near the visible part of the page. */
export function useSeen(ref: RefObject<Element | null>, onSeen: () => void): void {
  const report = useEvent(onSeen)
  useEffect(() => {
    if (!ref.current) return undefined
    const notice = ([entry]: readonly IntersectionObserverEntry[]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      report()
    }
    const observer = new IntersectionObserver(notice, {rootMargin: MARGIN})
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, report])
}
