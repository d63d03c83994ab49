// The one script that is written into pages: where no file of the site comes, neither the style sheet nor the scripts that look
// after that, it is all there is. It stands before the first style sheet, for which it would have to wait otherwise.
import {BANNER_ID, bannerOf, FIRST_SENTENCE} from './base-url/base-url-banner.ts'
import {stopWaiting, whenFailed} from './late-styles.ts'
import {rememberClicks} from './router/leave-page.ts'

rememberClicks()

// In milliseconds. The recovery script, which says what is wrong, is a second faster where it comes.
setTimeout(stopWaiting, 8_000)

const {help, depth = '0', baseUrl = '/'} = document.currentScript?.dataset ?? {}

/**
 * Asks for the script that knows more, from the page's own address: where the site lies is not known. A host may have `/docs/intro/`
 * without its last slash, or `/docs/intro` with one, so that its folder is one less up, or one more. @param levels Numbers of folders up that are left to try.
 */
const sayMore = ([level, ...others]: readonly number[]): void => {
  if (document.getElementById(BANNER_ID)) return
  if (help === undefined || level === undefined) {
    document.body.prepend(bannerOf(FIRST_SENTENCE))
    return
  }
  const script = document.createElement('script')
  // What comes may be a page that the host gives for all that is not there.
  script.onload = script.onerror = () => sayMore(others)
  Object.assign(script.dataset, {depth, baseUrl})
  script.src = '../'.repeat(level) + help
  document.head.append(script)
}

// The scripts of the site have run by now, or have not come either.
document.addEventListener('DOMContentLoaded', () => {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href^="/"][href*="/assets/main."]')
  if (sheet)
    whenFailed(sheet, () => {
      const own = Number(depth)
      sayMore([own, own - 1, own + 1].filter((level) => level >= 0))
    })
})
