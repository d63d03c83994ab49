// A file of its own, `base-url.js`, that pages load by a path relative to themselves, so that it is found under any base
// URL. It writes the suggested base URL into the banner. Its tag has `data-depth`, see `suggestBaseUrl`.
import {SUGGESTION_ID, suggestBaseUrl} from './suggest-base-url.ts'

const depth = Number(document.currentScript?.dataset.depth ?? 0)
const place = document.getElementById(SUGGESTION_ID)
if (place) place.textContent = suggestBaseUrl(window.location.pathname, depth)
