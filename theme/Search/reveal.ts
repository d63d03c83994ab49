// A hit may lie in a tab or in details that are closed: they are opened once its page is shown.

const INTERVAL_MS = 50
const MAX_TRIES = 200

/** Waits for the page of an address, then opens whatever hides the element that its fragment names. */
export function revealWhenShown({pathname, hash}: URL): void {
  if (hash.length < 2) return
  let tries = 0
  const timer = window.setInterval(() => {
    tries += 1
    const {location} = window
    const target =
      location.pathname === pathname && location.hash === hash
        ? document.getElementById(decodeURIComponent(hash.slice(1)))
        : null
    if (target !== null) reveal(target)
    if (target !== null || tries === MAX_TRIES) window.clearInterval(timer)
  }, INTERVAL_MS)
}

function reveal(target: HTMLElement): void {
  let isHidden = false
  for (let element = target.parentElement; element !== null; element = element.parentElement) {
    const opener = openerOf(element)
    if (opener === undefined) continue
    isHidden = true
    opener.click()
  }
  // What has opened moves it.
  if (isHidden) window.setTimeout(() => target.scrollIntoView(), INTERVAL_MS)
}

/** What to click so that a closed element opens; undefined when it is open, or nothing that opens. */
function openerOf(element: HTMLElement): HTMLElement | undefined {
  if (element instanceof HTMLDetailsElement)
    return element.open ? undefined : (element.querySelector<HTMLElement>(':scope > summary') ?? undefined)
  if (element.role !== 'tabpanel' || !element.hidden) return undefined
  const panels = [...(element.parentElement?.children ?? [])].filter((one) => one.role === 'tabpanel')
  const tabs = element.parentElement?.parentElement?.querySelectorAll<HTMLElement>(
    ':scope > [role="tablist"] > [role="tab"]',
  )
  return tabs?.[panels.indexOf(element)]
}
