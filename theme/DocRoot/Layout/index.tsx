// Sidebar and main part next to each other.
import BackToTopButton from '@theme/BackToTopButton'
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main'
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar'
import {useStorageSlot} from 'quire-docs/client'
import {type ReactNode, useState} from 'react'
import {useClassicThemeConfig} from '../../config/theme-config.ts'

/** Remembers that the reader has hidden the sidebar. */
const HIDDEN_KEY = 'docusaurus.sidebar.hidden'

export interface DocRootLayoutProps {
  /** Id of the sidebar's shared data. */
  readonly sidebar: string | undefined
  readonly children: ReactNode
}

export default function DocRootLayout({sidebar, children}: DocRootLayoutProps): ReactNode {
  const {hideable} = useClassicThemeConfig().docs.sidebar
  const [stored, slot] = useStorageSlot(hideable ? HIDDEN_KEY : null)
  // Holds where nothing can be stored.
  const [isHiddenNow, setHiddenNow] = useState<boolean>()
  const isHidden = isHiddenNow ?? stored === 'true'
  const toggle = () => {
    // The start script's word holds until the reader's.
    delete document.documentElement.dataset.sidebarHidden
    if (isHidden) slot.del()
    else slot.set('true')
    setHiddenNow(!isHidden)
  }
  return (
    <div className="docsWrapper">
      <BackToTopButton />
      <div className="docRoot">
        {sidebar !== undefined && <DocRootLayoutSidebar sidebar={sidebar} isHidden={isHidden} onToggle={toggle} />}
        <DocRootLayoutMain isWide={isHidden || sidebar === undefined}>{children}</DocRootLayoutMain>
      </div>
    </div>
  )
}
