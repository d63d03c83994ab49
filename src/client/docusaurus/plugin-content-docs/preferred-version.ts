// The version that a reader has chosen, kept in the browser for each docs plugin.
import {createElement, Fragment, type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore} from 'react'
import type {GlobalVersion} from '../../../shared/views.ts'
import {useThemeConfig} from '../../data/site-context.ts'
import {createStorageSlot, type StorageKind, type StorageSlot} from '../../storage/storage-slot.ts'
import {useAllDocsData} from './docs-data.ts'

export interface PreferredVersion {
  readonly preferredVersion: GlobalVersion | null
  readonly savePreferredVersionName: (versionName: string) => void
}

/** The reader's choice; null during hydration and when there is none. */
export function useDocsPreferredVersion(pluginId = 'default'): PreferredVersion {
  const slots = useSlots()
  const preferredVersion = useChoices(slots)[pluginId] ?? null
  const savePreferredVersionName = useCallback((name: string) => slots[pluginId]?.set(name), [slots, pluginId])
  return {preferredVersion, savePreferredVersionName}
}

/** The choices for all docs plugins of the site, by id. */
export function useDocsPreferredVersionByPluginId(): Readonly<Record<string, GlobalVersion | null>> {
  return useChoices(useSlots())
}

/** The choices need no provider here; this one lets code that places it work. */
export function DocsPreferredVersionContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  return createElement(Fragment, null, children)
}

type Slots = Readonly<Record<string, StorageSlot>>

function useSlots(): Slots {
  const {docs} = useThemeConfig<{readonly docs?: {readonly versionPersistence?: StorageKind}}>()
  const persistence = docs?.versionPersistence ?? 'localStorage'
  const instances = useAllDocsData()
  return useMemo(() => {
    const ids = Object.keys(instances)
    return Object.fromEntries(ids.map((id) => [id, createStorageSlot(`docs-preferred-version-${id}`, {persistence})]))
  }, [instances, persistence])
}

/** What the slots hold, as versions. A name that no version has any more is forgotten. */
function useChoices(slots: Slots): Readonly<Record<string, GlobalVersion | null>> {
  const instances = useAllDocsData()
  const all = useMemo(() => Object.values(slots), [slots])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = all.map((slot) => slot.listen(onChange))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [all],
  )
  const read = useCallback(() => all.map((slot) => slot.get() ?? '').join('\n'), [all])
  const stored = useSyncExternalStore(subscribe, read, () => '')
  const choices = useMemo(() => {
    const names = stored.split('\n')
    return Object.keys(slots).map((id, index) => {
      const name = names[index] ?? ''
      const version = instances[id]?.versions.find((one) => one.name === name)
      return {id, isStale: name !== '' && !version, preferredVersion: version ?? null}
    })
  }, [slots, stored, instances])
  useEffect(() => {
    for (const {id, isStale} of choices) if (isStale) slots[id]?.del()
  }, [choices, slots])
  return useMemo(() => Object.fromEntries(choices.map(({id, preferredVersion}) => [id, preferredVersion])), [choices])
}
