// What shows a long list of a sidebar. It is put here by the layout of pages that have one, which is loaded for them alone; no context,
// as the menu of narrow windows is rendered elsewhere.
import type {SidebarLink} from 'quire-docs/client'
import type {ComponentType} from 'react'

export interface LongListProps {
  /** Stands for the list. */
  readonly item: SidebarLink
  readonly level: number
}

export const longListSlot: {List?: ComponentType<LongListProps>} = {}
