// The box at the end of a page that shows what is wrong with the site.
import type {LiveEvent} from '../../shared/live-event.ts'

const OVERLAY_ID = 'quire-build-errors'

let shown = '[]'

/** Shows the errors, all of them at once; a box that was closed stays closed as long as they are the same. */
export function showErrors({errors, isCurrent}: Pick<LiveEvent, 'errors' | 'isCurrent'>): void {
  const text = JSON.stringify([isCurrent, ...errors])
  if (text === shown) return
  shown = text
  document.getElementById(OVERLAY_ID)?.remove()
  if (errors.length > 0) document.body.append(createOverlay(errors, isCurrent))
}

function createOverlay(errors: readonly string[], isCurrent: boolean): HTMLElement {
  const overlay = document.createElement('section')
  overlay.id = OVERLAY_ID
  overlay.setAttribute('role', 'alert')
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`
  const title = document.createElement('h2')
  title.textContent = isCurrent ? count : `Shown as it was before: ${count}`
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  close.onclick = () => overlay.remove()
  const list = errors.map((text) => {
    const item = document.createElement('pre')
    item.textContent = text
    return item
  })
  overlay.append(title, close, ...list)
  overlay.onkeydown = ({key}) => {
    if (key === 'Escape') overlay.remove()
  }
  return overlay
}
