// What Enter does, also where it is pressed before the list has followed the last letters.
import {useEvent} from 'quire-docs/client'
import {useEffect, useState} from 'react'
import type {PanelOption} from './options.ts'

/** A list that comes later than this is not waited for: pressing Enter has to have a visible effect. */
const WAIT_MS = 400

export interface EnterInput {
  /** Query of the list that is shown. */
  readonly answered: string
  readonly chosen: PanelOption | undefined
  readonly isOpen: boolean
  readonly readQuery: () => string
  readonly choose: (option: PanelOption, isNewTab?: boolean) => void
  readonly goToAll: (query: string, isNewTab?: boolean) => void
}

/** Opens the chosen row of the list that belongs to the text, when it comes soon; the page of all results otherwise. */
export function useEnter({
  answered,
  chosen,
  isOpen,
  readQuery,
  choose,
  goToAll,
}: EnterInput): (isNewTab: boolean) => void {
  const [awaited, setAwaited] = useState<string>()
  const open = (query: string, isNewTab?: boolean): void => {
    if (chosen !== undefined && answered === query) choose(chosen, isNewTab)
    else if (query !== '') goToAll(query, isNewTab)
  }
  const endWait = useEvent(() => {
    setAwaited(undefined)
    // Another letter, or leaving the box, has taken it back.
    if (awaited !== undefined && isOpen && readQuery() === awaited) open(awaited)
  })
  useEffect(() => {
    if (awaited !== undefined && awaited === answered) endWait()
  }, [awaited, answered, endWait])
  useEffect(() => {
    if (awaited === undefined) return
    const timer = setTimeout(endWait, WAIT_MS)
    return () => clearTimeout(timer)
  }, [awaited, endWait])
  return (isNewTab) => {
    const query = readQuery()
    // Browsers open tabs at the press of a key, not later.
    if (answered === query || query === '' || isNewTab) open(query, isNewTab)
    else setAwaited(query)
  }
}
