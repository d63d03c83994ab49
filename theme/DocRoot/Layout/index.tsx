// Sidebar and main part next to each other.

import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client'
import BackToTopButton from '@theme/BackToTopButton'
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main'
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar'
import {useStorageSlot} from 'quire-docs/client'
import {type Dispatch, type ReactNode, type SetStateAction, useState} from 'react'
import {useClassicThemeConfig} from '../../config/theme-config.ts'

/** Remembers that the reader has hidden the sidebar. */
const HIDDEN_KEY = 'docusaurus.sidebar.hidden'

export interface DocRootLayoutProps {
  readonly children: ReactNode
}

export default function DocRootLayout({children}: DocRootLayoutProps): ReactNode {
  const sidebar = useDocsSidebar()
  const {hideable} = useClassicThemeConfig().docs.sidebar
  const [stored, slot] = useStorageSlot(hideable ? HIDDEN_KEY : null)
  // Holds where nothing can be stored.
  const [isHiddenNow, setHiddenNow] = useState<boolean>()
  const isHidden = isHiddenNow ?? stored === 'true'
  const setHidden: Dispatch<SetStateAction<boolean>> = (next) => {
    const shall = typeof next === 'function' ? next(isHidden) : next
    // The start script's word holds until the reader's.
    delete document.documentElement.dataset.sidebarHidden
    if (shall) slot.set('true')
    else slot.del()
    // The storage may also change elsewhere, as in the reading settings.
    setHiddenNow((slot.get() === 'true') === shall ? undefined : shall)
  }
  return (
    <div className="docsWrapper">
      <BackToTopButton />
      <div className="docRoot">
        {sidebar && (
          <DocRootLayoutSidebar
            sidebar={sidebar.items}
            hiddenSidebarContainer={isHidden}
            setHiddenSidebarContainer={setHidden}
          />
        )}
        <DocRootLayoutMain hiddenSidebarContainer={isHidden || !sidebar}>{children}</DocRootLayoutMain>
      </div>
    </div>
  )
}
