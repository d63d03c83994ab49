// The sidebar of docs as @docusaurus/theme-common had it before Docusaurus 2.0: a list of its items, without a name.
import {
  DocsSidebarProvider as CurrentProvider,
  useDocsSidebar as useCurrentSidebar,
} from '@docusaurus/plugin-content-docs/client'
import type {ComponentProps, ReactNode} from 'react'

type Props = ComponentProps<typeof CurrentProvider>
type Items = NonNullable<Props['items']>
type Current = NonNullable<ReturnType<typeof useCurrentSidebar>>

/** The list, which has the fields of today as well. */
export function useDocsSidebar(): (Items & Current) | null {
  const sidebar = useCurrentSidebar()
  return sidebar && Object.assign([...sidebar.items], sidebar)
}

export interface OldProviderProps extends Partial<Props> {
  readonly sidebar?: Items | null
}

export function DocsSidebarProvider({sidebar, name, items, children}: OldProviderProps): ReactNode {
  const given = sidebar === undefined ? {name, items} : {name: 'sidebar', items: sidebar ?? undefined}
  return <CurrentProvider {...given}>{children}</CurrentProvider>
}
