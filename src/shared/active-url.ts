// Which URLs run code in the page that holds them: the one answer for Markdown, MDX, front matter, configuration and
// components.

/** What a URL is for: followed by a reader or shown as a document, or loaded as an image, a sound or a video. */
export type UrlUse = 'document' | 'media'

const RUNS_CODE = new Set(['javascript', 'vbscript', 'livescript', 'mocha'])

/** Types that no browser runs scripts in. An SVG does as a document, and not as an image. */
const INERT_DATA =
  /^(?:image\/(?!svg)[\w.+-]+|audio\/[\w.+-]+|video\/[\w.+-]+|font\/[\w.+-]+|text\/(?:plain|csv|markdown|calendar)|application\/(?:json|pdf|zip|octet-stream))?$/

/**
 * True for a URL that runs code: `javascript:`, `vbscript:`, and `data:` with a document in it. Read as browsers read
 * it (WHATWG URL standard, "basic URL parser"): control characters and spaces at both ends do not count, nor do tabs and
 * line breaks anywhere, and capital letters are small ones. Character references must have been decoded.
 */
export function isActiveUrl(url: string, use: UrlUse = 'document'): boolean {
  const bare = url.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '')
  const scheme = /^[a-z][a-z\d+.-]*(?=:)/i.exec(bare)?.[0].toLowerCase()
  if (scheme === undefined) return false
  if (scheme === 'view-source' || scheme === 'feed') return isActiveUrl(bare.slice(scheme.length + 1), use)
  if (scheme !== 'data') return RUNS_CODE.has(scheme)
  const type = /^[^;,]*/.exec(bare.slice('data:'.length))?.[0].trim().toLowerCase() ?? ''
  return !INERT_DATA.test(type) && !(use === 'media' && /^image\/svg\+xml$/.test(type))
}
