// Tabs, for components that draw their own.
import {ReactContextError} from 'quire-docs/client'
import {Children, type ReactNode} from 'react'
import type {TabsProps} from '../../Tabs/read-tabs.ts'
import {type TabsContextValue, useSurroundingTabs, useTabsContextValue} from '../../Tabs/tabs-context.tsx'

/**
 * The tabs around. With properties of `<Tabs>`, as up to Docusaurus 3.9: the tabs that they describe.
 * @throws ReactContextError outside of tabs.
 */
export function useTabs(props?: TabsProps): TabsContextValue {
  const surrounding = useSurroundingTabs()
  // biome-ignore lint/correctness/useHookAtTopLevel: a component calls it either way, always
  if (props !== undefined) return useTabsContextValue(props)
  if (!surrounding) throw new ReactContextError('TabsProvider', '', 'useTabs')
  return surrounding
}

/** The children without the white space between them. */
export function sanitizeTabsChildren(children: ReactNode): ReactNode {
  return Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '')
}
