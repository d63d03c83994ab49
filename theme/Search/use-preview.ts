// The section of the hit that is chosen, where the site wants it and the window has room for it.
import type {SearchHit, Segment} from 'quire-docs/client'
import {startTransition, useEffect, useState} from 'react'
import type {PanelOption} from './options.ts'
import type {FormRef} from './use-box.ts'
import type {Search} from './use-search.ts'

/** Characters: what there is room for. */
const LENGTH = 450
/** Rows that are only passed on the way to another ask for nothing. */
const DELAY_MS = 60
/** List, preview, and distances to the edges of the window. */
const WIDTH_REM = 57

export interface SectionPreview {
  /** There is room for it. */
  readonly isShown: boolean
  readonly hit: SearchHit | undefined
  readonly section: readonly Segment[] | undefined
}

export interface PreviewInput {
  readonly search: Search
  readonly options: readonly PanelOption[]
  readonly active: number
  /** The list is on the screen, and the site wants the preview. */
  readonly isOn: boolean
}

export function usePreview(form: FormRef, {search, options, active, isOn}: PreviewInput): SectionPreview {
  const hasHits = options.some(({kind}) => kind === 'hit')
  const isShown = useRoom(form, isOn && hasHits)
  const chosen = isShown ? options[active] : undefined
  const hit = chosen?.kind === 'hit' ? chosen.hit : undefined
  return {isShown, hit, section: useSection(search, hit)}
}

/** Asks once the answer is complete: what results need comes first. */
function useSection({preview, isInterim}: Search, hit: SearchHit | undefined): readonly Segment[] | undefined {
  const [read, setRead] = useState<{readonly of: string; readonly section: readonly Segment[]}>()
  const of = hit && `${hit.type} ${hit.document.i}`
  useEffect(() => {
    if (hit === undefined || hit.isPending || isInterim) return undefined
    let isCurrent = true
    const show = (section: readonly Segment[]) => {
      if (isCurrent) startTransition(() => setRead({of: `${hit.type} ${hit.document.i}`, section}))
    }
    // A section that cannot be had leaves its place empty: the hit itself is there.
    const timer = setTimeout(() => preview(hit, LENGTH).then(show, () => show([])), DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [hit, isInterim, preview])
  return read !== undefined && read.of === of ? read.section : undefined
}

/** Whether the list can be so wide, on the side to which it opens. */
function useRoom(form: FormRef, isOn: boolean): boolean {
  const [hasRoom, setRoom] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const measure = () => setRoom(form.current !== null && roomOf(form.current) >= WIDTH_REM)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [form, isOn])
  return isOn && hasRoom
}

/** In rem, as text may be larger than usual. */
function roomOf(form: HTMLElement): number {
  const {left, right} = form.getBoundingClientRect()
  const room = form.hasAttribute('data-left') ? window.innerWidth - left : right
  return room / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
