// The menu of narrow windows. Not in the HTML: it opens with a script only, which wide windows do not load.
import {useWindowSize} from 'quire/client'
import {lazy, type ReactNode, Suspense} from 'react'
import {useLockBodyScroll} from '../../hooks/use-lock-body-scroll.ts'
import {useNavbarState} from '../../state/navbar-state.tsx'

const Menu = lazy(() => import(/* webpackChunkName: "mobile-menu" */ '@theme/Navbar/MobileSidebar/Menu'))

export default function NavbarMobileSidebar(): ReactNode {
  const {hasMenu, isShown} = useNavbarState()
  const windowSize = useWindowSize()
  useLockBodyScroll(isShown)
  if (!hasMenu || windowSize !== 'mobile') return null
  return (
    <Suspense>
      <Menu />
    </Suspense>
  )
}
