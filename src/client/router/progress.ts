// The progress bar of a slow navigation. Its library comes with the first navigation, beside the page, not with every page.
import type {NProgress} from 'nprogress'

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
  let library: Promise<NProgress | undefined> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSlow = false

  // What keeps the bar away keeps the page away, and of that the reader is told.
  const load = () =>
    import(/* webpackChunkName: "progress" */ 'nprogress').then(
      ({default: bar}) => bar.configure(SETTINGS),
      () => {
        library = undefined
        return undefined
      },
    )

  async function show(): Promise<void> {
    isSlow = true
    const bar = await library
    if (isSlow) bar?.start()
  }

  return {
    start() {
      library ??= load()
      clearTimeout(timer)
      timer = setTimeout(() => void show(), DELAY_MS)
    },
    finish() {
      clearTimeout(timer)
      if (isSlow) void library?.then((bar) => bar?.done())
      isSlow = false
    },
  }
}
