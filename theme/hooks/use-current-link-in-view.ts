// Menus that scroll by themselves: the link to the shown page is brought into view when it is outside.
import {usePage} from 'quire-docs/client'
import {type RefObject, useEffect, useRef} from 'react'

/**
 * @param content Another value means that the menu's links are others.
 * @returns Ref for the element that scrolls.
 */
export function useCurrentLinkInView<T extends HTMLElement>(content?: unknown): RefObject<T | null> {
  const element = useRef<T>(null)
  const {path} = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or other links, are looked at again
  useEffect(() => {
    const link = element.current?.querySelector('[aria-current="page"]')
    return element.current && link ? bringIntoView(link, element.current) : undefined
  }, [path, content])
  return element
}

/** Asks the browser where the link is once it has laid out the page anyway: measuring here would lay it out once more. */
function bringIntoView(link: Element, menu: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect()
      if (!entry?.rootBounds) return
      const {boundingClientRect: box, rootBounds: bounds} = entry
      if (box.top < bounds.top || box.bottom > bounds.bottom) menu.scrollTop += box.top - bounds.top - bounds.height / 3
    },
    {root: menu},
  )
  observer.observe(link)
  return () => observer.disconnect()
}
