// The menu of the docs sidebar.
import DocSidebarItems from '@theme/DocSidebarItems'
import {clsx} from 'clsx'
import {ThemeClassNames, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useCurrentLinkInView} from '../../hooks/use-current-link-in-view.ts'
import type {DocSidebarProps} from '../props.ts'

export interface DocSidebarDesktopContentProps extends Pick<DocSidebarProps, 'sidebar' | 'path'> {
  readonly className?: string
}

export default function DocSidebarDesktopContent({sidebar, path, className}: DocSidebarDesktopContentProps): ReactNode {
  return (
    <nav
      ref={useCurrentLinkInView()}
      aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
      className={clsx('menu thin-scrollbar', className)}
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  )
}
