// The progress bar of a slow navigation. Its library is no part of the first script; it comes when the browser is idle, for
// next to a page on its way it would hold that up.
import type {NProgress} from 'nprogress'
import {mayPrefetch} from './prefetch-policy.ts'
import {readConnection, whenIdle} from './spare-time.ts'

const DELAY_MS = 200

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
  const load = () => {
    library ??= import(/* webpackChunkName: "progress" */ './progress-bar.ts').then(
      ({progressBar}) => progressBar,
      () => {
        library = undefined
        return undefined
      },
    )
    return library
  }

  async function show(): Promise<void> {
    isSlow = true
    const bar = await load()
    if (isSlow) bar?.start()
  }

  if (mayPrefetch(readConnection())) whenIdle(() => void load())

  return {
    start() {
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
