// The progress bar of a slow navigation.
import nprogress from 'nprogress'

const DELAY_MS = 200

// Apart from the call, as the library's types do not know `trickleRate`.
const SETTINGS = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  // The library's own template has roles that are none.
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
}

export interface ProgressBar {
  /** Shows the bar if `finish` has not been called within 200 ms. */
  readonly start: () => void
  readonly finish: () => void
}

export function createProgressBar(): ProgressBar {
  nprogress.configure(SETTINGS)
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    start() {
      clearTimeout(timer)
      timer = setTimeout(() => nprogress.start(), DELAY_MS)
    },
    finish() {
      clearTimeout(timer)
      nprogress.done()
    },
  }
}
