// Buttons with an icon and a name.
import {toIconMarkup} from '../icon-markup.ts'
import {maximize} from '../icons/maximize.ts'
import {minus} from '../icons/minus.ts'
import {plus} from '../icons/plus.ts'
import {x} from '../icons/x.ts'

export const ICONS = {expand: maximize, larger: plus, smaller: minus, close: x} as const

export function iconButton(icon: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'clean-btn full-view-button'
  button.title = label
  button.setAttribute('aria-label', label)
  button.innerHTML = toIconMarkup(icon)
  button.addEventListener('click', onClick)
  return button
}
