// Brings tabs to life that the build wrote as plain elements: chosen by click and by key, and together with all tabs of
// their group, on this page, on others and in other windows.
import {createStorageSlot} from 'quire-docs/client'
import {moveFocus} from './move-focus.ts'

const enhanced = new WeakSet<HTMLElement>()

export function enhanceStaticTabs(container: HTMLElement): void {
  if (enhanced.has(container)) return
  enhanced.add(container)
  const tabs = [...container.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')]
  const panels = [...container.querySelectorAll<HTMLElement>(':scope > div > [role="tabpanel"]')]
  const {groupId} = container.dataset
  const slot = groupId === undefined ? undefined : createStorageSlot(`docusaurus.tab.${groupId}`)
  const show = (value: string | null | undefined) => {
    if (!tabs.some((tab) => tab.dataset.value === value)) return
    for (const tab of tabs) markTab(tab, tab.dataset.value === value)
    for (const panel of panels) panel.hidden = panel.dataset.value !== value
  }
  const choose = (tab: HTMLElement) => {
    const before = tab.getBoundingClientRect().top
    show(tab.dataset.value)
    slot?.set(tab.dataset.value ?? '')
    // Groups above may have changed their height as well: what was clicked stays in its place.
    window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'})
  }
  for (const tab of tabs) {
    tab.addEventListener('click', () => choose(tab))
    tab.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      choose(tab)
    })
  }
  container.querySelector('[role="tablist"]')?.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent) moveFocus(event)
  })
  show(slot?.get())
  const stop = slot?.listen(() => {
    if (container.isConnected) show(slot.get())
    else stop?.()
  })
}

function markTab(tab: HTMLElement, isSelected: boolean): void {
  tab.classList.toggle('tabs__item--active', isSelected)
  tab.setAttribute('aria-selected', String(isSelected))
  tab.tabIndex = isSelected ? 0 : -1
}
