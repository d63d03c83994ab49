// A message to all readers above the navbar, which each may close. It is in every page's HTML; before the first paint the
// start script hides it for those who have closed it.
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton'
import AnnouncementBarContent from '@theme/AnnouncementBar/Content'
import {ThemeClassNames, translate} from 'quire-docs/client'
import {type ReactNode, useRef} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'
import {useAnnouncementBar} from '../hooks/use-announcement-bar.ts'

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useClassicThemeConfig()
  const {isActive, close} = useAnnouncementBar()
  const bar = useRef<HTMLElement>(null)
  if (!announcementBar || !isActive) return null
  const {isCloseable} = announcementBar
  // The keyboard goes on from where the bar was; a focus that is lost starts again at the top of the page.
  const closeAndGoOn = () => {
    const next = bar.current?.parentElement?.querySelector<HTMLElement>('nav a[href]')
    close()
    next?.focus({preventScroll: true})
  }
  return (
    <section
      ref={bar}
      className={`${ThemeClassNames.announcementBar.container} announcementBar`}
      aria-label={translate({id: 'theme.AnnouncementBar.ariaLabel', message: 'Announcement'})}
    >
      <AnnouncementBarContent />
      {isCloseable && <AnnouncementBarCloseButton onClick={closeAndGoOn} />}
    </section>
  )
}
