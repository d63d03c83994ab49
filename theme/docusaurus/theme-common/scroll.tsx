// The scroll position of the window, and how to keep or change it.
import {ExecutionEnvironment, prefersReducedMotion, useEvent, useIsomorphicLayoutEffect} from 'quire-docs/client'
import {createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef} from 'react'

export interface ScrollController {
  readonly scrollEventsEnabledRef: RefObject<boolean>
  readonly enableScrollEvents: () => void
  readonly disableScrollEvents: () => void
}

function createController(): ScrollController {
  const scrollEventsEnabledRef = {current: true}
  return {
    scrollEventsEnabledRef,
    enableScrollEvents: () => {
      scrollEventsEnabledRef.current = true
    },
    disableScrollEvents: () => {
      scrollEventsEnabledRef.current = false
    },
  }
}

// The window scrolls as a whole: what stands in no provider shares one switch.
const ScrollContext = createContext(createController())

export function ScrollControllerProvider({children}: {readonly children: ReactNode}): ReactNode {
  const controller = useMemo(createController, [])
  return <ScrollContext value={controller}>{children}</ScrollContext>
}

/** The switch that `useScrollPosition` obeys. */
export function useScrollController(): ScrollController {
  return useContext(ScrollContext)
}

export interface ScrollPosition {
  readonly scrollX: number
  readonly scrollY: number
}

function readPosition(): ScrollPosition | null {
  return ExecutionEnvironment.canUseDOM ? {scrollX: window.scrollX, scrollY: window.scrollY} : null
}

/** Calls back with the scroll position after each scroll, and at the start and whenever `dependencies` change. */
export function useScrollPosition(
  onScroll: (position: ScrollPosition, last: ScrollPosition | null) => void,
  dependencies: readonly unknown[] = [],
): void {
  const {scrollEventsEnabledRef} = useScrollController()
  const last = useRef(readPosition())
  const report = useEvent(onScroll)
  useEffect(() => {
    const run = () => {
      const position = readPosition()
      if (!scrollEventsEnabledRef.current || position === null) return
      report(position, last.current)
      last.current = position
    }
    run()
    window.addEventListener('scroll', run, {passive: true})
    return () => window.removeEventListener('scroll', run)
  }, [report, scrollEventsEnabledRef, ...dependencies])
}

/** Gives a function that keeps an element where it is in the window when the next render changes what is above it. */
export function useScrollPositionBlocker(): {
  readonly blockElementScrollPositionUntilNextRender: (element: HTMLElement) => void
} {
  const {enableScrollEvents, disableScrollEvents} = useScrollController()
  const kept = useRef<{readonly element: HTMLElement; readonly top: number} | null>(null)
  useIsomorphicLayoutEffect(() => {
    const {current} = kept
    if (current === null) return
    kept.current = null
    // After all other layout effects of this render.
    queueMicrotask(() => {
      const shift = current.element.getBoundingClientRect().top - current.top
      if (shift === 0) return enableScrollEvents()
      window.addEventListener('scroll', enableScrollEvents, {once: true})
      window.scrollBy({left: 0, top: shift, behavior: 'instant'})
    })
  })
  return useMemo(
    () => ({
      blockElementScrollPositionUntilNextRender(element) {
        kept.current = {element, top: element.getBoundingClientRect().top}
        disableScrollEvents()
      },
    }),
    [disableScrollEvents],
  )
}

/** Scrolls the window, smoothly unless the reader has asked for less motion. */
export function useSmoothScrollTo(): {readonly startScroll: (top: number) => void; readonly cancelScroll: () => void} {
  return useMemo(
    () => ({
      startScroll: (top) => window.scrollTo({top, behavior: prefersReducedMotion() ? 'instant' : 'smooth'}),
      cancelScroll: () => window.scrollTo({top: window.scrollY, behavior: 'instant'}),
    }),
    [],
  )
}
