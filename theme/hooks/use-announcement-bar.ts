// Whether the announcement is shown, and how a reader closes it.
import {createStorageSlot, useStorageSlot} from 'quire-docs/client'
import {useEffect} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'

const DISMISS_KEY = 'docusaurus.announcement.dismiss'
const ID_KEY = 'docusaurus.announcement.id'

/** Whatever the site's other settings outlive: nobody wants to close an announcement twice. */
const FOR_GOOD = {persistence: 'localStorage'} as const

export interface AnnouncementBarState {
  /** False on sites without an announcement, and once the reader has closed it. */
  readonly isActive: boolean
  readonly close: () => void
}

/** Wherever it is called, the answer is the same: what is remembered is in the browser's storage. */
export function useAnnouncementBar(): AnnouncementBarState {
  const {announcementBar} = useClassicThemeConfig()
  const {id = '', isCloseable = false} = announcementBar ?? {}
  const [dismissed, dismissal] = useStorageSlot(isCloseable ? DISMISS_KEY : null, FOR_GOOD)
  useEffect(() => {
    const known = createStorageSlot(ID_KEY, FOR_GOOD)
    if (id === '' || known.get() === id) return
    // Another announcement than the one that was closed.
    known.set(id)
    createStorageSlot(DISMISS_KEY, FOR_GOOD).set('false')
  }, [id])
  const close = () => {
    // Hidden by the style sheet too, so that it goes when nothing can be stored.
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true'
    createStorageSlot(ID_KEY, FOR_GOOD).set(id)
    dismissal.set('true')
  }
  return {isActive: announcementBar !== undefined && dismissed !== 'true', close}
}
