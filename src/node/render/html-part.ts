// A page's HTML as it is written, and what a policy has to allow for it. What many pages have in common is looked through once, and
// a page is never one long string, which would be copied several times.
import type {PolicySources} from '../model.ts'
import {findPolicySources, joinPolicySources} from '../text/policy-sources.ts'

export interface HtmlPart {
  readonly html: string
  /** In UTF-8. */
  readonly sizeBytes: number
  readonly policy: PolicySources
}

export interface EncodedHtml {
  /** UTF-8. */
  readonly bytes: Buffer
  readonly policy: PolicySources
}

/** @param html Whole tags. */
export function toHtmlPart(html: string): HtmlPart {
  return {html, sizeBytes: Buffer.byteLength(html), policy: findPolicySources(html)}
}

/** Memory outside of the heap is given back late, so one piece serves all pages. */
let space = Buffer.alloc(0)

/** The bytes are those of the page until the next one is joined. */
export function joinHtml(parts: readonly HtmlPart[]): EncodedHtml {
  const sizeBytes = parts.reduce((sum, part) => sum + part.sizeBytes, 0)
  if (space.length < sizeBytes) space = Buffer.allocUnsafeSlow(2 * sizeBytes)
  let at = 0
  for (const {html} of parts) at += space.write(html, at)
  return {bytes: space.subarray(0, at), policy: joinPolicySources(parts.map(({policy}) => policy))}
}
