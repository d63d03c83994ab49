// Puts the docs sidebar into the mobile menu.
import DocSidebarItems from '@theme/DocSidebarItems'
import {clsx} from 'clsx'
import {ThemeClassNames} from 'quire-docs/client'
import {useEffect} from 'react'
import {useNavbarState} from '../state/navbar-state.tsx'
import type {DocSidebarProps} from './props.ts'

export default function DocSidebarMobile({sidebar, path}: Pick<DocSidebarProps, 'sidebar' | 'path'>): null {
  const {setSecondaryMenu} = useNavbarState()
  useEffect(() => {
    setSecondaryMenu(
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>,
    )
    return () => setSecondaryMenu(null)
  }, [sidebar, path, setSecondaryMenu])
  return null
}
