// The chosen tab of the `<Tabs>` around, for panels.
import {createContext, type ReactNode, useContext} from 'react'
import {readTabs, type TabDescription, type TabsProps} from './read-tabs.ts'
import {useSelectedTab} from './use-selected-tab.ts'

export interface TabsContextValue {
  readonly selectedValue: string
  readonly selectValue: (value: string) => void
  readonly tabValues: readonly TabDescription[]
  /** Only the chosen panel is rendered. */
  readonly lazy: boolean
  readonly block: boolean
}

const TabsContext = createContext<TabsContextValue | null>(null)

export interface TabsProviderProps {
  readonly value: TabsContextValue
  readonly children: ReactNode
}

export function TabsProvider({value, children}: TabsProviderProps): ReactNode {
  return <TabsContext value={value}>{children}</TabsContext>
}

/** Null outside of tabs that know of this context. */
export function useSurroundingTabs(): TabsContextValue | null {
  return useContext(TabsContext)
}

/** @throws Error for tabs that cannot work, as `<Tabs>` does. */
export function useTabsContextValue(props: TabsProps): TabsContextValue {
  const tabs = readTabs(props)
  const [selectedValue, selectValue] = useSelectedTab(tabs, props)
  return {
    selectedValue,
    selectValue,
    tabValues: tabs.map(({element: _, ...tab}) => tab),
    lazy: props.lazy ?? false,
    block: props.block ?? false,
  }
}
