// Frame of the mobile menu: two panels side by side, of which one is in view and within reach.
import {clsx} from 'clsx'
import {ThemeClassNames, translate} from 'quire-docs/client'
import {type MouseEvent, type ReactNode, useRef} from 'react'
import {useFocusWithin} from '../../hooks/use-focus-within.ts'
import {useNavbarState} from '../../state/navbar-state.tsx'

export interface NavbarMobileSidebarLayoutProps {
  readonly header: ReactNode
  readonly primaryMenu: ReactNode
  readonly secondaryMenu: ReactNode
}

export default function NavbarMobileSidebarLayout(props: NavbarMobileSidebarLayoutProps): ReactNode {
  const {header, primaryMenu, secondaryMenu} = props
  const {isShown, isSecondaryShown, close} = useNavbarState()
  const element = useRef<HTMLDivElement>(null)
  useFocusWithin(element, isShown)
  const {container, panel} = ThemeClassNames.layout.navbar.mobileSidebar
  const panelClass = clsx(panel, 'navbar-sidebar__item menu thin-scrollbar')
  // A link to the page that is shown changes nothing, and yet the reader is done with the menu.
  const closeOnLink = ({target}: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]:not([role="button"])')) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is clicked, by keyboard as well
    <div
      ref={element}
      role="dialog"
      aria-modal="true"
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(container, 'navbar-sidebar')}
      inert={!isShown}
      onClick={closeOnLink}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', isSecondaryShown && 'navbar-sidebar__items--show-secondary')}>
        <div className={panelClass} inert={isSecondaryShown}>
          {primaryMenu}
        </div>
        <div className={panelClass} inert={!isSecondaryShown}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  )
}
