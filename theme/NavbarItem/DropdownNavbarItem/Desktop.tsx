// A dropdown of the navbar: opens under the mouse, by click or touch, and by Enter, Space or an arrow key. Before
// hydration the style sheet opens it.
import type {DropdownItemProps} from '@theme/NavbarItem/DropdownNavbarItem'
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import {clsx} from 'clsx'
import {useIsBrowser} from 'quire-docs/client'
import {type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef, useState} from 'react'
import {useClickOutside} from '../../hooks/use-click-outside.ts'
import {useEscape} from '../../hooks/use-escape.ts'
import {NavbarItems} from '../../navbar-items.tsx'

/** What keeps the menu open: nothing, the mouse over it, or a click or a key. */
type Opened = false | 'hover' | 'click'

export default function DropdownNavbarItemDesktop(given: DropdownItemProps): ReactNode {
  const {items, position, className, ...props} = given
  const element = useRef<HTMLDivElement>(null)
  const isBrowser = useIsBrowser()
  const {opened, setOpened, pointer} = useOpened()
  useClickOutside(element, opened !== false, () => setOpened(false))
  useEscape(opened !== false, () => {
    setOpened(false)
    if (element.current?.contains(document.activeElement)) triggerOf(element.current)?.focus()
  })
  const isLink = props.to !== undefined || props.href !== undefined
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (element.current) handleKey(event, {element: element.current, isOpen: opened !== false, setOpened})
  }
  const onClick = (event: MouseEvent) => {
    // A finger cannot point at a link without following it: its first touch opens the menu.
    if (isLink && (opened || !pointer.isTouch())) return
    event.preventDefault()
    setOpened(opened !== 'click' && 'click')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links inside
    <div
      ref={element}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': opened,
      })}
      onKeyDown={onKeyDown}
      {...pointer.handlers}
    >
      <NavbarNavLink
        aria-haspopup="menu"
        aria-expanded={opened !== false}
        role="button"
        {...props}
        {...(!isLink && {href: '#'})}
        className={clsx('navbar__link', className)}
        onClick={onClick}
      />
      {/* biome-ignore-start lint/a11y: a menu by the pattern of menu buttons; it closes after a choice of any kind */}
      <ul className="dropdown__menu" role="menu" onClick={(event) => isChoice(event) && setOpened(false)}>
        <NavbarItems isDropdownItem items={items} />
      </ul>
      {/* biome-ignore-end lint/a11y: as above */}
    </div>
  )
}

function useOpened() {
  const [opened, setOpened] = useState<Opened>(false)
  const lastType = useRef('')
  const handlers = {
    onPointerEnter: ({pointerType}: PointerEvent) => {
      if (pointerType === 'mouse') setOpened((now) => now || 'hover')
    },
    onPointerLeave: () => setOpened((now) => now === 'click' && now),
    onPointerDown: ({pointerType}: PointerEvent) => {
      lastType.current = pointerType
    },
  }
  return {opened, setOpened, pointer: {handlers, isTouch: () => /touch|pen/.test(lastType.current)}}
}

function triggerOf(element: HTMLElement): HTMLElement | null {
  return element.querySelector('a')
}

function isChoice({target}: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button') !== null
}

interface DropdownControl {
  readonly element: HTMLElement
  readonly isOpen: boolean
  readonly setOpened: (opened: Opened) => void
}

/** Keys of a menu button: the trigger opens and closes, the arrows go through the links, Enter and Space follow one. */
function handleKey(event: KeyboardEvent, {element, isOpen, setOpened}: DropdownControl): void {
  // With Control or Command, Enter opens another tab.
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const [trigger, ...links] = element.querySelectorAll<HTMLElement>('a[href], button')
  const at = links.findIndex((link) => link.matches(':focus'))
  const moves: Readonly<Record<string, number>> = {ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1}
  const target = moves[event.key]
  if (at >= 0 && event.key === ' ') {
    links[at]?.click()
  } else if (document.activeElement === trigger && (event.key === 'Enter' || event.key === ' ')) {
    setOpened(!isOpen && 'click')
  } else if (target !== undefined && (isOpen || event.key.startsWith('Arrow'))) {
    const focus = () => links.at(target % links.length)?.focus()
    if (isOpen) focus()
    // Not before the menu is visible: what is hidden cannot take the focus.
    else requestAnimationFrame(focus)
    setOpened('click')
  } else {
    return
  }
  event.preventDefault()
}
