// When a button to the top of the page is of use.
import {prefersReducedMotion} from 'quire-docs/client'
import {useState} from 'react'
import {useScroll} from './use-scroll.ts'

export interface BackToTopButtonState {
  readonly shown: boolean
  readonly scrollToTop: () => void
}

/** Shown while the reader scrolls up. @param threshold Pixels from the top within which nobody needs it. */
export function useBackToTopButton({threshold}: {readonly threshold: number}): BackToTopButtonState {
  const [shown, setShown] = useState(false)
  useScroll((y, previousY) => {
    if (y === previousY) return
    setShown(y > threshold && y < previousY)
  })
  const scrollToTop = () => window.scrollTo({top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth'})
  return {shown, scrollToTop}
}
