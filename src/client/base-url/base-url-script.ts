// A file of its own, `base-url.js`, that pages ask for by a path relative to themselves when their style sheet does not come, so that it
// is found under any base URL. Where the site's own style sheet is not found under the configured one, it says so at the top of the
// page, with the base URL that would be right. Its tag has `data-depth`, see `suggestBaseUrl`, and `data-base-url`.

import {whenFailed} from '../late-styles.ts'
import {bannerOf, FIRST_SENTENCE} from './base-url-banner.ts'
import {suggestBaseUrl} from './suggest-base-url.ts'

{
  const {depth = '0', baseUrl = '/'} = document.currentScript?.dataset ?? {}
  const own = new URL(`${baseUrl}assets/`, window.location.href).href
  let isTold = false
  const tell = () => {
    if (isTold) return
    isTold = true
    document.body.prepend(
      bannerOf(
        FIRST_SENTENCE,
        'A very common reason is a wrong site baseUrl configuration.',
        `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
        `We suggest trying baseUrl = ${suggestBaseUrl(window.location.pathname, Number(depth))}`,
      ),
    )
  }
  // A deferred script runs when the sheets that the page waits for have come or have failed.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (sheet.href.startsWith(own)) whenFailed(sheet, tell)
}
