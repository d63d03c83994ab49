// Puts the docs sidebar into the mobile menu.
import DocSidebarItems from '@theme/DocSidebarItems'
import {clsx} from 'clsx'
import {type SidebarItem, ThemeClassNames} from 'quire-docs/client'
import {useEffect} from 'react'
import {useNavbarState} from '../state/navbar-state.tsx'

export default function DocSidebarMobile({items}: {readonly items: readonly SidebarItem[]}): null {
  const {setSecondaryMenu} = useNavbarState()
  useEffect(() => {
    setSecondaryMenu(
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={items} level={1} />
      </ul>,
    )
    return () => setSecondaryMenu(null)
  }, [items, setSecondaryMenu])
  return null
}
