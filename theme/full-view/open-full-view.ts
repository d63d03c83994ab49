// A table or diagram over the whole window: enlarged by buttons, keys, or the wheel with Ctrl, and moved as anything that scrolls.
import {translate} from 'quire-docs/client'
import {dragToScroll} from './drag-to-scroll.ts'
import {ICONS, iconButton} from './icon-button.ts'
import {createScaler, type Scaler} from './scale.ts'

/** Factor from one step to the next. */
const STEP = 1.25

/** What one unit of a wheel does; a notch has a hundred. */
const WHEEL_FACTOR = 1.0025

/** Shows a copy: the element stays in the page, where a reader comes back to it. */
export function openFullView(element: HTMLElement): void {
  const name = nameOf(element)
  const copy = copyOf(element)
  const stage = createStage(name)
  stage.append(copy)
  const dialog = document.createElement('dialog')
  dialog.className = 'full-view'
  dialog.setAttribute('aria-label', name)
  const close = () => dialog.close()
  const shown = createScaleButton(() => scaler.reset())
  const buttons = document.createElement('div')
  buttons.className = 'full-view-buttons'
  buttons.append(
    iconButton(ICONS.smaller, translate({id: 'theme.FullView.smaller', message: 'Zoom out'}), () =>
      scaler.zoom(1 / STEP),
    ),
    shown,
    iconButton(ICONS.larger, translate({id: 'theme.FullView.larger', message: 'Zoom in'}), () => scaler.zoom(STEP)),
    iconButton(ICONS.close, translate({id: 'theme.FullView.close', message: 'Close'}), close),
  )
  dialog.append(buttons, stage)
  document.body.append(dialog)
  dialog.showModal()
  // A drawing fits into what is left of the window, so it is measured now.
  const scaler = createScaler(copy, stage, (scale) => {
    shown.textContent = new Intl.NumberFormat(document.documentElement.lang, {style: 'percent'}).format(scale)
  })
  // Keys that scroll a page scroll what has the focus.
  stage.focus()
  dialog.addEventListener('keydown', (event) => zoomByKey(event, scaler))
  zoomByWheel(stage, scaler)
  dragToScroll(stage)
  // The page behind goes to another place.
  copy.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('a')) close()
  })
  window.addEventListener('popstate', close)
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', close)
    dialog.remove()
  })
}

function createStage(name: string): HTMLElement {
  const stage = document.createElement('div')
  stage.className = 'full-view-stage'
  stage.tabIndex = 0
  stage.setAttribute('role', 'group')
  stage.setAttribute('aria-label', name)
  return stage
}

/** Shows the scale, and undoes the zoom. */
function createScaleButton(onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'clean-btn full-view-scale'
  button.title = translate({id: 'theme.FullView.reset', message: 'First size'})
  button.addEventListener('click', onClick)
  return button
}

function zoomByKey(event: KeyboardEvent, {zoom, reset}: Scaler): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === '+' || event.key === '=') zoom(STEP)
  else if (event.key === '-') zoom(1 / STEP)
  else if (event.key === '0') reset()
  else return
  event.preventDefault()
}

function zoomByWheel(stage: HTMLElement, {zoom}: Scaler): void {
  stage.addEventListener(
    'wheel',
    (event) => {
      // Two fingers on a touchpad come as a wheel with Ctrl.
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom(WHEEL_FACTOR ** -event.deltaY, {x: event.clientX, y: event.clientY})
    },
    {passive: false},
  )
}

function nameOf(element: HTMLElement): string {
  if (element instanceof HTMLTableElement)
    return element.caption?.textContent?.trim() || translate({id: 'theme.FullView.table', message: 'Table'})
  const title = element.querySelector('svg > title')?.textContent?.trim()
  return title || translate({id: 'theme.Mermaid.label', message: 'Diagram'})
}

/** Anchors lead to the page. A drawing keeps the ids that its own rules name. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = document.createElement('div')
  copy.className = 'full-view-copy markdown'
  const own = element.cloneNode(true) as HTMLElement
  own.removeAttribute('tabindex')
  own.removeAttribute('id')
  for (const one of own.querySelectorAll('[id]')) if (!one.closest('svg')) one.removeAttribute('id')
  copy.append(own)
  return copy
}
