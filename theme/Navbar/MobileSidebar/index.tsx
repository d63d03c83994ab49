// The menu of narrow windows. Not in the HTML: it opens with a script only, which wide windows do not load.
import Loading from '@theme/Loading'
import {isAnswered, translate, usePastDelay, useWindowSize} from 'quire-docs/client'
import {type ComponentType, type ReactNode, useCallback, useEffect, useState} from 'react'
import {useLockBodyScroll} from '../../hooks/use-lock-body-scroll.ts'
import {useNavbarState} from '../../state/navbar-state.tsx'

export default function NavbarMobileSidebar(): ReactNode {
  const {hasMenu, isShown} = useNavbarState()
  const isWanted = useWindowSize() === 'mobile' && hasMenu
  const {Menu, error, retry} = useMenu(isWanted, isShown)
  useLockBodyScroll(isWanted && isShown && Menu !== undefined)
  const pastDelay = usePastDelay(isWanted && isShown && !Menu && !error)
  if (!isWanted) return null
  if (Menu) return <Menu />
  return (
    isShown && (
      <div className="navbar-sidebar">
        <Loading {...(error && {error})} retry={retry} pastDelay={pastDelay} />
      </div>
    )
  )
}

interface MenuState {
  readonly Menu?: ComponentType
  readonly error?: Error
}

/** The menu, loaded ahead in narrow windows. A failure is told to those only who open it, after another try. */
function useMenu(isWanted: boolean, isShown: boolean): MenuState & {readonly retry: () => void} {
  const [state, setState] = useState<MenuState>({})
  const load = useCallback(async (isRetry = false) => {
    setState({})
    try {
      const {default: Menu} = await import(/* webpackChunkName: "mobile-menu" */ '@theme/Navbar/MobileSidebar/Menu')
      setState({Menu})
    } catch (cause) {
      // Some browsers remember that a script did not come for as long as the document lives: there a new one helps.
      if (isRetry && (await isAnswered(window.location.href))) window.location.reload()
      else setState({error: new Error(describeFailure(), {cause})})
    }
  }, [])
  const isMissing = state.Menu === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is the reason to try again, not an input
  useEffect(() => {
    if (isWanted && isMissing) void load()
  }, [isWanted, isShown, isMissing, load])
  return {...state, retry: () => void load(true)}
}

function describeFailure(): string {
  return translate({
    id: 'theme.navbar.mobileSidebar.loadError',
    message: 'The menu could not be loaded. Check your connection, then try again.',
  })
}
