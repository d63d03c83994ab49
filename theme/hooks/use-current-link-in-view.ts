// Menus that scroll by themselves: the link to the shown page is brought into view when it is outside.
import {useIsomorphicLayoutEffect, usePage} from 'quire/client'
import {type RefObject, useRef} from 'react'

/**
 * @param content Another value means that the menu's links are others.
 * @returns Ref for the element that scrolls.
 */
export function useCurrentLinkInView<T extends HTMLElement>(content?: unknown): RefObject<T | null> {
  const element = useRef<T>(null)
  const {path} = usePage()
  useIsomorphicLayoutEffect(() => {
    if (element.current) bringIntoView(element.current)
  }, [path, content])
  return element
}

function bringIntoView(menu: HTMLElement): void {
  const link = menu.querySelector('[aria-current="page"]')
  if (!link) return
  const box = menu.getBoundingClientRect()
  const {top, bottom} = link.getBoundingClientRect()
  if (top < box.top || bottom > box.bottom) menu.scrollTop += top - box.top - box.height / 3
}
