// What @docusaurus/theme-common/internal had in earlier versions, and parts that sites have copied then still import.
import {createStorageSlot, listStorageKeys, useIsBrowser, useSite} from 'quire-docs/client'
import {Fragment, useEffect, useReducer} from 'react'
import {watchKeyboard} from './keyboard-navigation.ts'

export {
  BlogPostProvider,
  useBlogPost,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client'
export {
  DocProvider,
  DocSidebarItemsExpandedStateProvider,
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  findFirstSidebarItemLink,
  findFirstSidebarItemLink as findFirstCategoryLink,
  findSidebarCategory,
  getDocsVersionSearchTag as docVersionSearchTag,
  isActiveSidebarItem,
  isVisibleSidebarItem,
  useCurrentSidebarSiblings,
  useDoc,
  useDocById,
  useDocRootMetadata,
  useDocRootMetadata as useDocRouteMetadata,
  useDocSidebarItemsExpandedState,
  useDocsPreferredVersionByPluginId,
  useDocsSidebar,
  useDocsVersion,
  useDocsVersionCandidates,
  useLayoutDoc,
  useLayoutDocsSidebar,
  useSidebarBreadcrumbs,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client'

export {keyboardFocusedClassName} from './keyboard-navigation.ts'

/** Hooks of the docs answer on every site. */
export const isDocsPluginEnabled = true

/** The announcement's state is in the browser's storage: it needs no provider. */
export {Fragment as AnnouncementBarProvider, Fragment as TabGroupChoiceProvider}

/** Keyboard focus is drawn by the theme's style sheet without the class; those of sites may name it. */
export function useKeyboardNavigation(): void {
  useEffect(watchKeyboard, [])
}

export interface TabGroupChoice {
  readonly ready: boolean
  readonly tabGroupChoices: Readonly<Record<string, string>>
  readonly setTabGroupChoices: (groupId: string, value: string) => void
}

const TAB_KEY = 'docusaurus.tab.'

/** The remembered tab of each group. */
export function useTabGroupChoice(): TabGroupChoice {
  const ready = useIsBrowser()
  const suffix = useSite().storage?.suffix ?? ''
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    window.addEventListener('storage', update)
    return () => window.removeEventListener('storage', update)
  }, [])
  const groups = (ready ? listStorageKeys() : []).flatMap((key) =>
    key.startsWith(TAB_KEY) && key.endsWith(suffix) ? key.slice(TAB_KEY.length, key.length - suffix.length) : [],
  )
  const choices = groups.map((group) => [group, createStorageSlot(TAB_KEY + group).get() ?? ''] as const)
  return {
    ready,
    tabGroupChoices: Object.fromEntries(choices),
    setTabGroupChoices: (group, value) => createStorageSlot(TAB_KEY + group).set(value),
  }
}
