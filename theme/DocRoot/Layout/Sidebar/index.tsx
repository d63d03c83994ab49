// Place of the sidebar: the sidebar itself, or a narrow strip with a button while it is hidden.
import DocRootLayoutSidebarExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton'
import DocSidebar from '@theme/DocSidebar'
import {clsx} from 'clsx'
import {type SidebarData, ThemeClassNames, useSharedData} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface DocRootLayoutSidebarProps {
  /** Id of the sidebar's shared data. */
  readonly sidebar: string
  readonly isHidden: boolean
  readonly onToggle: () => void
}

export default function DocRootLayoutSidebar({sidebar, isHidden, onToggle}: DocRootLayoutSidebarProps): ReactNode {
  const {items, name} = useSharedData<SidebarData>(sidebar)
  return (
    <aside
      className={clsx(
        ThemeClassNames.docs.docSidebarContainer,
        'docSidebarContainer',
        isHidden && 'docSidebarContainerHidden',
      )}
    >
      <div className="sidebarViewport">
        {/* Another sidebar starts afresh, with its own scroll position and open categories. */}
        <DocSidebar key={name} items={items} isHidden={isHidden} onCollapse={onToggle} />
        {isHidden && <DocRootLayoutSidebarExpandButton onClick={onToggle} />}
      </div>
    </aside>
  )
}
