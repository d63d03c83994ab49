// The place that a URL names may lie in a tab or in details that are closed: they are opened.

/** Opens all that hides an element, from the outside in. True when anything was closed. */
export function reveal(target: HTMLElement): boolean {
  const openers: (() => void)[] = []
  for (let element = target.parentElement; element !== null; element = element.parentElement) {
    const opener = openerOf(element)
    if (opener !== undefined) openers.unshift(opener)
  }
  for (const open of openers) open()
  return openers.length > 0
}

/** Calls back once the element is laid out, before that is painted. */
export function whenShown(element: HTMLElement, callback: () => void): void {
  new ResizeObserver((_, observer) => {
    if (element.getClientRects().length === 0) return
    observer.disconnect()
    callback()
  }).observe(element)
}

/** What opens an element; undefined when it is open, or nothing that opens. */
function openerOf(element: HTMLElement): (() => void) | undefined {
  if (element instanceof HTMLDetailsElement) {
    const isOpen = element.open && element.dataset.collapsed !== 'true'
    return isOpen ? undefined : () => openDetails(element)
  }
  if (element.role !== 'tabpanel' || !element.hidden) return undefined
  const panels = [...(element.parentElement?.children ?? [])].filter((one) => one.role === 'tabpanel')
  const tabs = element.parentElement?.parentElement?.querySelectorAll<HTMLElement>(
    ':scope > [role="tablist"] > [role="tab"]',
  )
  const tab = tabs?.[panels.indexOf(element)]
  return tab && (() => tab.click())
}

/** As the browser does it for what its search has found: without the animation that a click starts. */
function openDetails(element: HTMLDetailsElement): void {
  element.open = true
  element.dispatchEvent(new Event('toggle'))
}
