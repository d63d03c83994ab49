// What a page is rendered from, as one string of JSON and back.
import {withoutUndefined} from '../../shared/without-undefined.ts'
import type {ContentTexts, LinkedContent, LinkedParts} from '../model.ts'

/** The texts of the compiler are those of the site, and not repeated with each page. */
export function writeParts({page, content, embedded, alternate}: LinkedParts): string {
  return JSON.stringify({page, content: withoutTexts(content), embedded: embedded.map(withoutTexts), alternate})
}

/** @param texts Those that the content was linked with. */
export function readParts(text: string, texts: ContentTexts | undefined): LinkedParts {
  // It was written by writeParts.
  const {content, embedded, ...parts} = JSON.parse(text) as LinkedParts
  const own = withoutUndefined({texts})
  return {
    ...parts,
    ...(content === undefined ? {} : {content: {...content, ...own}}),
    embedded: embedded.map((one) => ({...one, ...own})),
  }
}

function withoutTexts<Content extends LinkedContent>(content: Content): Omit<Content, 'texts'>
function withoutTexts(content: undefined): undefined
function withoutTexts(content: LinkedContent | undefined): Omit<LinkedContent, 'texts'> | undefined
function withoutTexts(content: LinkedContent | undefined): Omit<LinkedContent, 'texts'> | undefined {
  if (content === undefined) return undefined
  const {texts: _, ...own} = content
  return own
}
