// Place of the sidebar: the sidebar itself, or a narrow strip with a button while it is hidden.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client'
import DocRootLayoutSidebarExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton'
import DocSidebar from '@theme/DocSidebar'
import {clsx} from 'clsx'
import {type SidebarItem, ThemeClassNames, usePage} from 'quire-docs/client'
import {type Dispatch, type ReactNode, type SetStateAction, useEffect, useRef} from 'react'

export interface DocRootLayoutSidebarProps {
  readonly sidebar: readonly SidebarItem[]
  readonly hiddenSidebarContainer: boolean
  readonly setHiddenSidebarContainer: Dispatch<SetStateAction<boolean>>
}

export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer: isHidden,
  setHiddenSidebarContainer,
}: DocRootLayoutSidebarProps): ReactNode {
  const {path} = usePage()
  const container = useRef<HTMLElement>(null)
  const isToggled = useRef(false)
  const toggle = () => {
    isToggled.current = true
    setHiddenSidebarContainer((value) => !value)
  }
  // The button that was pressed has gone: the one that takes it back is next for the keyboard.
  useEffect(() => {
    if (!isToggled.current) return
    isToggled.current = false
    const button = isHidden ? '.expandButton' : '.collapseSidebarButton'
    container.current?.querySelector<HTMLElement>(button)?.focus({preventScroll: true})
  }, [isHidden])
  return (
    <aside
      ref={container}
      className={clsx(
        ThemeClassNames.docs.docSidebarContainer,
        'docSidebarContainer',
        isHidden && 'docSidebarContainerHidden',
      )}
    >
      <div className="sidebarViewport">
        {/* Another sidebar starts afresh, with its own scroll position and open categories. */}
        <DocSidebar
          key={useDocsSidebar()?.name}
          sidebar={sidebar}
          path={path}
          isHidden={isHidden}
          onCollapse={toggle}
        />
        {isHidden && <DocRootLayoutSidebarExpandButton toggleSidebar={toggle} />}
      </div>
    </aside>
  )
}
