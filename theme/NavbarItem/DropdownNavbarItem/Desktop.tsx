// A dropdown of the navbar: opens under the pointer, by click, and by Enter, Space or an arrow key.
import type {DropdownItemProps} from '@theme/NavbarItem/DropdownNavbarItem'
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import {clsx} from 'clsx'
import {type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState} from 'react'
import {useClickOutside} from '../../hooks/use-click-outside.ts'
import {NavbarItems} from '../../navbar-items.tsx'

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: DropdownItemProps): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useClickOutside(element, isOpen, () => setOpen(false))
  const isLink = props.to !== undefined || props.href !== undefined
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (element.current) handleKey(event, {element: element.current, isOpen, setOpen})
  }
  const onClick = (event: MouseEvent) => {
    if (isLink) return
    event.preventDefault()
    setOpen(!isOpen)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links inside
    <div
      ref={element}
      className={clsx(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
      onKeyDown={onKeyDown}
    >
      <NavbarNavLink
        aria-haspopup="menu"
        aria-expanded={isOpen}
        role="button"
        {...props}
        {...(!isLink && {href: '#'})}
        className={clsx('navbar__link', className)}
        onClick={onClick}
      />
      {/* biome-ignore-start lint/a11y: a menu by the pattern of menu buttons; it closes after a choice of any kind */}
      <ul className="dropdown__menu" role="menu" onClick={() => setOpen(false)}>
        <NavbarItems isDropdownItem items={items} />
      </ul>
      {/* biome-ignore-end lint/a11y: as above */}
    </div>
  )
}

interface DropdownControl {
  readonly element: HTMLElement
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

/** Keys of a menu button: the trigger opens and closes, the arrows go through the links, Enter and Space follow one. */
function handleKey(event: KeyboardEvent, {element, isOpen, setOpen}: DropdownControl): void {
  const [trigger, ...links] = element.querySelectorAll<HTMLElement>('a[href]')
  const at = links.findIndex((link) => link.matches(':focus'))
  const isOnTrigger = document.activeElement === trigger
  const moves: Readonly<Record<string, number>> = {ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1}
  const target = moves[event.key]
  if (event.key === 'Escape' && isOpen) {
    setOpen(false)
    trigger?.focus()
  } else if (at >= 0 && event.key === ' ') {
    links[at]?.click()
  } else if (isOnTrigger && (event.key === 'Enter' || event.key === ' ')) {
    setOpen(!isOpen)
  } else if (target !== undefined && (isOpen || event.key.startsWith('Arrow'))) {
    const focus = () => links.at(target % links.length)?.focus()
    if (isOpen) focus()
    // Not before the menu is visible: what is hidden cannot take the focus.
    else requestAnimationFrame(focus)
    setOpen(true)
  } else {
    return
  }
  event.preventDefault()
}
