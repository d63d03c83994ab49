// The place that an address names may lie in a tab or in details that are closed: they are opened.

/** Time in which what has been opened takes its place. */
const SETTLE_MS = 50

/** Opens all that hides an element, from the outside in, and scrolls to it when anything was closed. */
export function reveal(target: HTMLElement): void {
  const closed: HTMLElement[] = []
  for (let element = target.parentElement; element !== null; element = element.parentElement) {
    const opener = openerOf(element)
    if (opener !== undefined) closed.unshift(opener)
  }
  for (const opener of closed) opener.click()
  if (closed.length > 0) window.setTimeout(() => target.scrollIntoView(), SETTLE_MS)
}

/** What to click so that a closed element opens; undefined when it is open, or nothing that opens. */
function openerOf(element: HTMLElement): HTMLElement | undefined {
  if (element instanceof HTMLDetailsElement) {
    // Browsers open what the address names before the page is taken over, which does not open what is inside.
    const isOpen = element.open && element.dataset.collapsed !== 'true'
    return isOpen ? undefined : (element.querySelector<HTMLElement>(':scope > summary') ?? undefined)
  }
  if (element.role !== 'tabpanel' || !element.hidden) return undefined
  const panels = [...(element.parentElement?.children ?? [])].filter((one) => one.role === 'tabpanel')
  const tabs = element.parentElement?.parentElement?.querySelectorAll<HTMLElement>(
    ':scope > [role="tablist"] > [role="tab"]',
  )
  return tabs?.[panels.indexOf(element)]
}
