// Schemas of URLs: the site's URL and its base URL.
import {z} from 'zod'
import {dropTrailing} from '../../shared/drop-trailing.ts'
import {findPermalinkFault, PERMALINK_HINT} from '../../shared/output-path.ts'
import {encodePath} from '../../shared/permalink.ts'

/** Scheme and host. A trailing slash is dropped; a path is refused because it belongs in `baseUrl`. `''` means unknown. */
export const absoluteUrl = z.string().transform((text, context) => {
  const problem = text === '' ? undefined : problemOfUrl(text)
  if (problem === undefined) return dropTrailing(text, '/')
  context.issues.push({code: 'custom', message: problem, input: text})
  return z.NEVER
})

/** Path under which the site is served; given a slash at both ends. */
export const basePath = z.string().transform((text, context) => {
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || /[?#]/.test(text)) {
    context.issues.push({
      code: 'custom',
      message: 'must be a path such as "/docs/": scheme and host belong in "url".',
      input: text,
    })
    return z.NEVER
  }
  const fault = findPermalinkFault(text)
  if (fault !== undefined) {
    context.issues.push({code: 'custom', message: `${fault}. ${PERMALINK_HINT}`, input: text})
    return z.NEVER
  }
  return encodePath(`/${text}/`.replace(/\/{2,}/g, '/'))
})

function problemOfUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return 'must be a URL with a scheme, for example "https://example.com".'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with "https://" or "http://".'
  if (url.pathname === '/' && url.search === '' && url.hash === '') return undefined
  return `must not have a path. Write url: "${url.origin}" and baseUrl: "${url.pathname}".`
}
