// A message to all readers above the navbar, which each may close. It is in every page's HTML; an attribute on `<html>`
// hides it before the first paint for those who have closed it.
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton'
import AnnouncementBarContent from '@theme/AnnouncementBar/Content'
import {createStorageSlot, ThemeClassNames, translate, useStorageSlot} from 'quire/client'
import {type ReactNode, useEffect, useRef} from 'react'
import {type AnnouncementBarConfig, useClassicThemeConfig} from '../config/theme-config.ts'

const DISMISS_KEY = 'docusaurus.announcement.dismiss'
const ID_KEY = 'docusaurus.announcement.id'

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useClassicThemeConfig()
  return announcementBar ? <Bar {...announcementBar} /> : null
}

function Bar({id, content, backgroundColor, textColor, isCloseable}: AnnouncementBarConfig): ReactNode {
  const element = useRef<HTMLElement>(null)
  const [dismissed, dismissal] = useStorageSlot(isCloseable ? DISMISS_KEY : null)
  useEffect(() => {
    const known = createStorageSlot(ID_KEY)
    if (known.get() === id) return
    // Another announcement than the one that was closed.
    known.set(id)
    createStorageSlot(DISMISS_KEY).set('false')
  }, [id])
  useEffect(() => {
    // Any colour may be configured, so no class can stand for it; and a style attribute would break a strict policy.
    if (backgroundColor) element.current?.style.setProperty('background-color', backgroundColor)
    if (textColor) element.current?.style.setProperty('color', textColor)
  }, [backgroundColor, textColor])
  const dismiss = () => {
    delete document.documentElement.dataset.announcementBarInitiallyDismissed
    dismissal.set('true')
  }
  if (dismissed === 'true') return null
  return (
    <section
      ref={element}
      className={`${ThemeClassNames.announcementBar.container} announcementBar`}
      aria-label={translate({id: 'theme.AnnouncementBar.ariaLabel', message: 'Announcement'})}
      data-background-color={backgroundColor}
      data-text-color={textColor}
    >
      <AnnouncementBarContent content={content} />
      {isCloseable && <AnnouncementBarCloseButton onClick={dismiss} />}
    </section>
  )
}
