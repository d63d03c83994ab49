// Buttons with an icon and a name.

export const ICONS = {
  expand: '<path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5"/>',
  larger: '<path d="M12 5v14M5 12h14"/>',
  smaller: '<path d="M5 12h14"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
} as const

export function iconButton(icon: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'clean-btn full-view-button'
  button.title = label
  button.setAttribute('aria-label', label)
  button.innerHTML = `<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">${icon}</svg>`
  button.addEventListener('click', onClick)
  return button
}
