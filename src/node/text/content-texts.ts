// Texts that the compiler writes into documents, in the language of the page: the same compiled text serves all languages.
import {escapeAttribute} from '../../shared/escape-html.ts'
import type {ContentTexts} from '../model.ts'
import {escapeString} from './escape-string.ts'

/** Titles that admonitions have by themselves: their keywords. */
const KEYWORDS = ['note', 'tip', 'info', 'warning', 'caution', 'danger'] as const

/** The texts of a language; undefined where they are those of the compiler. */
export function toContentTexts(translations: Readonly<Record<string, string>>): ContentTexts | undefined {
  const titles = KEYWORDS.flatMap((keyword) => {
    const title = translations[`theme.admonition.${keyword}`]
    return title === undefined || title === keyword ? [] : [[keyword, title] as const]
  })
  const headingLink = translations['theme.common.headingLinkTitle']
  if (titles.length === 0 && headingLink === undefined) return undefined
  return {admonitionTitles: Object.fromEntries(titles), ...(headingLink === undefined ? {} : {headingLink})}
}

const TITLE = /(<span class=\\?"admonition-title\\?">)([a-z]+)(?=<\/span>)/g
/** In HTML, and in HTML within a string of JavaScript, where each quote has a backslash before it. */
const LINK = /(class=(\\?")hash-link\2 href=\2[^"\\]*\2 aria-label=\2)Direct link to ((?:(?!\2)[^\n])*)/g
/** Of a heading that is code. */
const LINK_IN_CODE = /(className: "hash-link",\s*href: "[^"]*",\s*"aria-label": ")Direct link to ((?:[^"\\\n]|\\.)*)/g

/** Compiled text with the texts of the language. What an author wrote stays. */
export function translateContent(text: string, kind: 'html' | 'module', texts: ContentTexts | undefined): string {
  if (texts === undefined) return text
  const {admonitionTitles, headingLink} = texts
  const toText = (value: string): string =>
    kind === 'html' ? escapeAttribute(value) : escapeString(escapeAttribute(value))
  const titled = text.replace(TITLE, (whole, before: string, keyword: string) => {
    const title = Object.hasOwn(admonitionTitles, keyword) ? admonitionTitles[keyword] : undefined
    return title === undefined ? whole : before + toText(title)
  })
  if (headingLink === undefined) return titled
  const [start = '', end = ''] = headingLink.split('{heading}')
  const label = (heading: string): string => toText(start) + heading + toText(end)
  return titled
    .replace(LINK, (_, before: string, _quote: string, heading: string) => before + label(heading))
    .replace(
      LINK_IN_CODE,
      (_, before: string, heading: string) => before + escapeString(start) + heading + escapeString(end),
    )
}
