// The zoom itself: one instance for as long as the site is open, to which images are added.
import mediumZoom, {type Zoom} from 'medium-zoom/dist/pure'
import {translate} from 'quire-docs/client'
import type {ZoomOptions} from './options.ts'
import './styles.css'

/** Milliseconds within which opening and closing have ended: the style sheet's 300, and some. */
const TRANSITION_END = 400

const ENLARGED = '.medium-zoom-image--opened'

let zoom: Zoom | undefined

/** Makes images open by mouse, touch, Enter and Space. Images that have it already are left alone. */
export function offerZoom(images: readonly HTMLImageElement[], options: ZoomOptions): void {
  zoom ??= createZoom(options)
  const known = new Set<Element>(zoom.getImages())
  const gone = [...known].filter((image) => !image.isConnected)
  // Without images, "detach" means all of them.
  if (gone.length > 0) zoom.detach(gone as HTMLElement[])
  for (const image of images) if (!known.has(image)) prepare(image)
  zoom.attach(images as HTMLImageElement[])
}

function createZoom({background, config}: ZoomOptions): Zoom {
  const created = mediumZoom({...config, background: background.light})
  const paint = (): void => {
    created.update({background: background[document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light']})
  }
  new MutationObserver(paint).observe(document.documentElement, {attributeFilter: ['data-theme']})
  paint()
  return created
}

function prepare(image: HTMLImageElement): void {
  image.tabIndex = 0
  image.setAttribute('role', 'button')
  image.setAttribute(
    'aria-label',
    translate({id: 'theme.ImageZoom.open', message: 'Enlarge image: {alt}'}, {alt: image.alt}),
  )
  image.addEventListener('click', (event) => {
    if (!image.complete || image.naturalWidth > 0) return
    console.warn(`The image "${image.currentSrc || image.src}" cannot be loaded, so it is not enlarged.`)
    event.stopPropagation()
  })
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    image.click()
  })
  // The overlay and the enlarged copy are there once the library's own listener is done.
  image.addEventListener('medium-zoom:open', () => queueMicrotask(() => becomeDialog(image)))
  image.addEventListener('medium-zoom:close', endTransition)
}

/** Focus stays in the enlarged view until it closes, then goes back to the image. */
function becomeDialog(image: HTMLImageElement): void {
  const overlay = document.querySelector<HTMLElement>('.medium-zoom-overlay')
  const copy = document.querySelector(ENLARGED)
  if (overlay === null || copy === null) return
  for (const name of ['role', 'tabindex', 'aria-label']) copy.removeAttribute(name)
  copy.setAttribute('aria-hidden', 'true')
  overlay.tabIndex = -1
  for (const [name, value] of Object.entries({role: 'dialog', 'aria-modal': 'true', 'aria-label': image.alt}))
    overlay.setAttribute(name, value)
  overlay.focus({preventScroll: true})
  const keepFocus = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') event.preventDefault()
  }
  document.addEventListener('keydown', keepFocus)
  const release = (): void => {
    document.removeEventListener('keydown', keepFocus)
    image.focus({preventScroll: true})
  }
  image.addEventListener('medium-zoom:closed', release, {once: true})
  endTransition()
}

/** The library waits for the end of a transition, which a copy that need not move never has. */
function endTransition(): void {
  window.setTimeout(() => document.querySelector(ENLARGED)?.dispatchEvent(new Event('transitionend')), TRANSITION_END)
}
