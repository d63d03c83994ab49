// Which category of a level of the sidebar the reader opened last, so that its siblings can close.
import {createContext, type ReactNode, useContext, useMemo, useState} from 'react'
import {ReactContextError} from '../../failure/context-error.ts'

export interface DocSidebarItemsExpandedState {
  /** Place of the category in its level; null when none has been opened. */
  readonly expandedItem: number | null
  readonly setExpandedItem: (index: number | null) => void
}

const ExpandedContext = createContext<DocSidebarItemsExpandedState | null>(null)

/** Around the items of one level. */
export function DocSidebarItemsExpandedStateProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [expandedItem, setExpandedItem] = useState<number | null>(null)
  const state = useMemo(() => ({expandedItem, setExpandedItem}), [expandedItem])
  return <ExpandedContext.Provider value={state}>{children}</ExpandedContext.Provider>
}

/** @throws ReactContextError outside of a sidebar. */
export function useDocSidebarItemsExpandedState(): DocSidebarItemsExpandedState {
  const state = useContext(ExpandedContext)
  if (!state) {
    throw new ReactContextError('DocSidebarItemsExpandedStateProvider', '', 'useDocSidebarItemsExpandedState')
  }
  return state
}
