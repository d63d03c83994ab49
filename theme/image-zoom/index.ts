// Client module of the image zoom: looks for images, and loads the zoom when there are some.
import {whenIdle} from 'quire-docs/client'
import type {ZoomOptions} from './options.ts'

/** Milliseconds after which a page that has come to rest gets its zoom. */
const START_DELAY = 1000

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_IMAGE_ZOOM?: string}}

const options = JSON.parse(process.env.QUIRE_IMAGE_ZOOM ?? '') as ZoomOptions
let timer = 0

/** Images that come later, with another page or a tab that opens, are found when they come. */
new MutationObserver((records) => {
  if (records.some(({addedNodes}) => [...addedNodes].some(holdsImage))) schedule()
}).observe(document.body, {childList: true, subtree: true})
schedule()

function holdsImage(node: Node): boolean {
  return node instanceof Element && (node.tagName === 'IMG' || node.querySelector('img') !== null)
}

function schedule(): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => whenIdle(start), START_DELAY)
}

/** @throws TypeError when the selector is none. */
function start(): void {
  const images = findImages(options.selector)
  if (images.length > 0)
    void import(/* webpackChunkName: "image-zoom" */ './zoom.ts').then(({offerZoom}) => offerZoom(images, options))
}

/** An image inside of a link or a button has a purpose already; the enlarged copy is no content. */
function findImages(selector: string): HTMLImageElement[] {
  try {
    return [...document.querySelectorAll(selector)].filter(
      (element): element is HTMLImageElement =>
        element instanceof HTMLImageElement && element.closest('a[href], button, .medium-zoom-image--opened') === null,
    )
  } catch (cause) {
    throw new TypeError(
      `The selector of the image zoom is invalid: "${selector}". Correct "themeConfig.zoom.selector".`,
      {
        cause,
      },
    )
  }
}
