// A file of its own, `base-url.js`, that pages load by a path relative to themselves, so that it is found under any base
// URL. Where the site's own style sheet is not found under the configured one, it says so at the top of the page, with the
// base URL that would be right. Its tag has `data-depth`, see `suggestBaseUrl`, and `data-base-url`.

import {hasFailed} from '../late-styles.ts'
import {bannerOf, FIRST_SENTENCE} from './base-url-banner.ts'
import {suggestBaseUrl} from './suggest-base-url.ts'

{
  const {depth = '0', baseUrl = '/'} = document.currentScript?.dataset ?? {}
  const own = new URL(`${baseUrl}assets/`, window.location.href).href
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  // A deferred script runs when the sheets have come or have failed.
  if (sheets.some((sheet) => sheet.href.startsWith(own) && hasFailed(sheet)))
    document.body.prepend(
      bannerOf(
        FIRST_SENTENCE,
        'A very common reason is a wrong site baseUrl configuration.',
        `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`,
        `We suggest trying baseUrl = ${suggestBaseUrl(window.location.pathname, Number(depth))}`,
      ),
    )
}
