// The one script that is written into pages: where no file of the site comes, neither the style sheet nor the scripts that look
// after that, it is all there is. It stands before the first style sheet, for which it would have to wait otherwise.
import {BANNER_ID, bannerOf, FIRST_SENTENCE} from './base-url/base-url-banner.ts'
import {stopWaiting, whenFailed} from './late-styles.ts'
import {rememberClicks} from './router/leave-page.ts'

rememberClicks()

// In milliseconds. The recovery script, which says what is wrong, is a second faster where it comes.
setTimeout(stopWaiting, 8_000)

// The scripts that say more have run by now, or have not come either.
document.addEventListener('DOMContentLoaded', () => {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href^="/"][href*="/assets/main."]')
  if (sheet)
    whenFailed(sheet, () => {
      if (!document.getElementById(BANNER_ID)) document.body.prepend(bannerOf(FIRST_SENTENCE))
    })
})
