// A navbar that makes room for what is read.
import {useLocation} from 'quire-docs/client'
import {type RefObject, useEffect, useRef, useState} from 'react'
import {useScroll} from './use-scroll.ts'

export interface HideableNavbar {
  /** For the navbar's element. */
  readonly navbarRef: RefObject<HTMLElement | null>
  readonly isNavbarVisible: boolean
}

/**
 * Hidden while the reader scrolls down past the bar's own height; shown when scrolling up or near the end of the page. A
 * jump to a heading hides the bar, so that it does not lie over what was asked for.
 */
export function useHideableNavbar(isActive: boolean): HideableNavbar {
  const navbarRef = useRef<HTMLElement>(null)
  const [isHidden, setHidden] = useState(false)
  const {hash, key} = useLocation()
  useScroll((y, previousY) => {
    const height = navbarRef.current?.offsetHeight ?? 0
    const isNearEnd = y + window.innerHeight >= document.documentElement.scrollHeight - height
    if (y <= height || isNearEnd) setHidden(false)
    else if (y !== previousY) setHidden(y > previousY)
  }, isActive)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to the same heading again is a jump as well
  useEffect(() => {
    if (isActive && hasTarget(hash)) setHidden(true)
  }, [isActive, hash, key])
  return {navbarRef, isNavbarVisible: !(isActive && isHidden)}
}

/** A fragment with a broken escape names nothing. */
function hasTarget(hash: string): boolean {
  try {
    return hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1))) !== null
  } catch {
    return false
  }
}
