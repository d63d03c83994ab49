// A document whose files are gone or broken is asked for from the server once more: once for each build, so that neither a
// broken site nor a host that mixes builds reloads for ever.
import {PAGE_DATA_ELEMENT_ID} from '../../shared/contract.ts'

export interface ReloadGuard {
  /** True the first time for a build in this tab; from then on false. */
  readonly mayReload: (buildId: string) => boolean
}

const STORAGE_KEY = 'quire-reload'

/** Builds that are remembered: more than a tab meets in a day. */
const MAX_BUILDS = 100

/** @param storage Session storage; without it no reload can be remembered, so none is allowed. */
export function createReloadGuard(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ReloadGuard {
  return {
    mayReload(buildId) {
      try {
        const known = storage?.getItem(STORAGE_KEY)?.split(' ') ?? []
        if (!storage || known.includes(buildId) || known.length >= MAX_BUILDS) return false
        storage.setItem(STORAGE_KEY, [...known, buildId].join(' '))
        return true
      } catch {
        return false
      }
    },
  }
}

/** Which build a document comes from, read without trusting that the rest of it is as this program writes it. */
export function readBuildId(): string {
  const template = document.getElementById(PAGE_DATA_ELEMENT_ID)
  const text = template instanceof HTMLTemplateElement ? template.content.textContent : ''
  return /^\{"runtime":"([\w-]+)"/.exec(text ?? '')?.[1] ?? 'unknown'
}
