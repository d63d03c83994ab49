// What the layout around docs needs to know.
import type {ReactNode} from 'react'
import type {SidebarItem} from '../../../shared/views.ts'
import {NestedLayout} from '../../page/nested-layout.tsx'
import {useDocsSidebar} from './current-sidebar.tsx'

export interface DocRootMetadata {
  /** The doc. */
  readonly docElement: ReactNode
  readonly sidebarName: string | undefined
  readonly sidebarItems: readonly SidebarItem[] | undefined
}

/** For a layout of docs. The page knows its sidebar, so the properties need not be given. */
export function useDocRootMetadata(_props?: object): DocRootMetadata {
  const sidebar = useDocsSidebar()
  return {docElement: <NestedLayout />, sidebarName: sidebar?.name, sidebarItems: sidebar?.items}
}
