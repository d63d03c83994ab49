// Markup that is known before a page is rendered. React and each step after it copy a page's text several times, so what is ready is kept
// out of it and takes its place at the end.

import {SECRET} from './secret.ts'

const PLACE = new RegExp(`<!--quire:held-${SECRET}-(\\d+)-->`)

export interface HeldMarkup {
  /** @returns what stands for the markup meanwhile, as inner HTML of an element. */
  readonly hold: (html: string) => string
  /** @returns the parts of the whole text, each of what is held being one. */
  readonly fill: (html: string) => readonly string[]
}

/** For one page. */
export function createHeldMarkup(): HeldMarkup {
  const held: string[] = []
  return {
    hold: (html) => `<!--quire:held-${SECRET}-${held.push(html) - 1}-->`,
    fill: (html) => html.split(PLACE).map((part, at) => (at % 2 === 0 ? part : (held[Number(part)] ?? ''))),
  }
}
