// The docs sidebar of wide windows: the menu, and a button that hides it where the site allows that.
import DocSidebarDesktopCollapseButton from '@theme/DocSidebar/Desktop/CollapseButton'
import DocSidebarDesktopContent from '@theme/DocSidebar/Desktop/Content'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'
import {useClassicThemeConfig} from '../../config/theme-config.ts'
import type {DocSidebarProps} from '../props.ts'

export default function DocSidebarDesktop({sidebar, path, isHidden, onCollapse}: DocSidebarProps): ReactNode {
  const {hideable} = useClassicThemeConfig().docs.sidebar
  return (
    <div className={clsx('sidebar_', isHidden && 'sidebarHidden')} inert={isHidden}>
      <DocSidebarDesktopContent sidebar={sidebar} path={path} />
      {hideable && <DocSidebarDesktopCollapseButton onClick={onCollapse} />}
    </div>
  )
}
