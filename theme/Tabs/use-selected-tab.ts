// Which tab is chosen: by the URL, else by what is remembered for the group, else by the reader or the default.
import {useIsBrowser, useQueryString, useStorageSlot} from 'quire-docs/client'
import {useState} from 'react'
import type {Tab, TabsProps} from './read-tabs.ts'

type Selection = readonly [selected: string, select: (value: string) => void]

/** @throws Error when `queryString` is true without a `groupId` to name it. */
export function useSelectedTab(tabs: readonly Tab[], {defaultValue, groupId, queryString}: TabsProps): Selection {
  const queryName = toQueryName(queryString, groupId)
  const [queried, setQueried] = useQueryString(queryName ?? '')
  const [stored, slot] = useStorageSlot(groupId === undefined ? null : `docusaurus.tab.${groupId}`)
  const [own, setOwn] = useState(() => findDefault(tabs, defaultValue))
  const isBrowser = useIsBrowser()
  const candidates = [isBrowser && queryName !== undefined ? queried : null, stored, own]
  const selected = candidates.find((value) => tabs.some((tab) => tab.value === value)) ?? own
  const select = (value: string) => {
    setOwn(value)
    slot.set(value)
    if (queryName !== undefined) setQueried(value)
  }
  return [selected, select]
}

function findDefault(tabs: readonly Tab[], defaultValue: string | null | undefined): string {
  return defaultValue ?? (tabs.find((tab) => tab.default) ?? tabs[0])?.value ?? ''
}

function toQueryName(queryString: boolean | string | undefined, groupId: string | undefined): string | undefined {
  if (typeof queryString === 'string') return queryString
  if (!queryString) return undefined
  if (groupId === undefined) throw new Error('<Tabs queryString> needs a "groupId", or a name as its value.')
  return groupId
}
