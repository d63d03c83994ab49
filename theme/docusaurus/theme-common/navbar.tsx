// The mobile menu: its state, and what a page puts into it.
import {useWindowSize} from 'quire-docs/client'
import {type ComponentType, createElement, type ReactNode, useEffect, useState} from 'react'
import {useNavbarState} from '../../state/navbar-state.tsx'

export interface NavbarMobileSidebar {
  /** There is nothing to show in it, so it needs no button. */
  readonly disabled: boolean
  /** The window is narrow, and there is something to show. */
  readonly shouldRender: boolean
  readonly shown: boolean
  readonly toggle: () => void
}

/** @throws ReactContextError outside of a `Layout`. */
export function useNavbarMobileSidebar(): NavbarMobileSidebar {
  const {hasMenu, isShown, toggle} = useNavbarState()
  const isMobile = useWindowSize() === 'mobile'
  return {disabled: !hasMenu, shouldRender: hasMenu && isMobile, shown: isShown, toggle}
}

export interface NavbarSecondaryMenu {
  /** The page's own menu is in view rather than the navbar's items. */
  readonly shown: boolean
  readonly hide: () => void
  readonly content: ReactNode
}

/** @throws ReactContextError outside of a `Layout`. */
export function useNavbarSecondaryMenu(): NavbarSecondaryMenu {
  const {isSecondaryShown, showPrimary, secondaryMenu} = useNavbarState()
  return {shown: isSecondaryShown, hide: showPrimary, content: secondaryMenu ?? undefined}
}

export type NavbarSecondaryMenuComponent<Props> = ComponentType<Props>

export interface NavbarSecondaryMenuFillerProps<Props extends object> {
  readonly component: NavbarSecondaryMenuComponent<Props>
  readonly props: Props
}

/** Puts a component into the mobile menu, as the page's own menu, while it is mounted. */
export function NavbarSecondaryMenuFiller<Props extends object>({
  component,
  props,
}: NavbarSecondaryMenuFillerProps<Props>): null {
  const {setSecondaryMenu} = useNavbarState()
  const stable = useShallowlyEqual(props)
  useEffect(() => setSecondaryMenu(createElement(component, stable)), [component, stable, setSecondaryMenu])
  useEffect(() => () => setSecondaryMenu(null), [setSecondaryMenu])
  return null
}

/** The former object as long as the new one has the same values: callers make a new one each time. */
function useShallowlyEqual<Value extends object>(value: Value): Value {
  const [former, setFormer] = useState(value)
  if (former === value || isShallowlyEqual(former, value)) return former
  setFormer(value)
  return value
}

function isShallowlyEqual(one: object, other: object): boolean {
  const entries = Object.entries(one)
  const others = new Map(Object.entries(other))
  return entries.length === others.size && entries.every(([key, value]) => others.has(key) && others.get(key) === value)
}
