// A message to all readers above the navbar, which each may close. It is in every page's HTML; before the first paint the
// start script hides it for those who have closed it.
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton'
import AnnouncementBarContent from '@theme/AnnouncementBar/Content'
import {createStorageSlot, ThemeClassNames, translate, useStorageSlot} from 'quire-docs/client'
import {type ReactNode, useEffect} from 'react'
import {type AnnouncementBarConfig, useClassicThemeConfig} from '../config/theme-config.ts'

const DISMISS_KEY = 'docusaurus.announcement.dismiss'
const ID_KEY = 'docusaurus.announcement.id'

/** Whatever the site's other settings outlive: nobody wants to close an announcement twice. */
const FOR_GOOD = {persistence: 'localStorage'} as const

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useClassicThemeConfig()
  return announcementBar ? <Bar {...announcementBar} /> : null
}

function Bar({id, content, isCloseable}: AnnouncementBarConfig): ReactNode {
  const [dismissed, dismissal] = useStorageSlot(isCloseable ? DISMISS_KEY : null, FOR_GOOD)
  useEffect(() => {
    const known = createStorageSlot(ID_KEY, FOR_GOOD)
    if (known.get() === id) return
    // Another announcement than the one that was closed.
    known.set(id)
    createStorageSlot(DISMISS_KEY, FOR_GOOD).set('false')
  }, [id])
  const dismiss = () => {
    // Hidden by the style sheet too, so that it goes when nothing can be stored.
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true'
    createStorageSlot(ID_KEY, FOR_GOOD).set(id)
    dismissal.set('true')
  }
  if (dismissed === 'true') return null
  return (
    <section
      className={`${ThemeClassNames.announcementBar.container} announcementBar`}
      aria-label={translate({id: 'theme.AnnouncementBar.ariaLabel', message: 'Announcement'})}
    >
      <AnnouncementBarContent content={content} />
      {isCloseable && <AnnouncementBarCloseButton onClick={dismiss} />}
    </section>
  )
}
