// Texts that the compiler writes into documents, in the language of the page: the same compiled text serves all languages.
import {escapeAttribute, escapeText} from '../../shared/escape-html.ts'
import type {ContentTexts} from '../model.ts'
import {escapeString} from './escape-string.ts'

/** Titles that admonitions have by themselves: their keywords. */
const KEYWORDS = ['note', 'tip', 'info', 'warning', 'caution', 'danger'] as const

/** What the compiler writes in English, besides the titles of admonitions, which the theme declares as the link of a heading. */
const LABELS = {
  headingLink: {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
  footnotes: {id: 'theme.common.footnotes', message: 'Footnotes'},
  backReference: {id: 'theme.common.footnoteBackReference', message: 'Back to reference {reference}'},
  taskDone: {id: 'theme.common.taskDone', message: 'Done'},
  taskOpen: {id: 'theme.common.taskOpen', message: 'To do'},
} as const

/** Id of the heading of footnotes; in documents that stand beside others, the beginning of it. */
export const FOOTNOTES_ID = 'footnote-label'

/** The heading of footnotes for a table of contents, which has HTML. */
export function toFootnotesTitle(translations: Readonly<Record<string, string>>): string {
  return escapeText(translations[LABELS.footnotes.id] ?? LABELS.footnotes.message)
}

type Label = keyof typeof LABELS

/** The texts of a language; undefined where they are those of the compiler. */
export function toContentTexts(translations: Readonly<Record<string, string>>): ContentTexts | undefined {
  const titles = KEYWORDS.flatMap((keyword) => {
    const title = translations[`theme.admonition.${keyword}`]
    return title === undefined || title === keyword ? [] : [[keyword, title] as const]
  })
  const labels = Object.entries(LABELS).flatMap(([name, {id, message}]) => {
    const label = translations[id]
    return label === undefined || label === message ? [] : [[name, label] as const]
  })
  if (titles.length === 0 && labels.length === 0) return undefined
  return {admonitionTitles: Object.fromEntries(titles), labels: Object.fromEntries(labels)}
}

const TITLE = /(<span class=\\?"admonitionTitle_\\?">)([a-z]+)(?=<\/span>)/g

/** Where a label is: what is before it, and in the place of its placeholder. */
interface LabelPlace {
  readonly label: Label
  /** In HTML, and in HTML within a string of JavaScript, where each quote has a backslash before it. */
  readonly inHtml: RegExp
  /** Of an element that is code. */
  readonly inCode: RegExp
}

const PLACES: readonly LabelPlace[] = [
  {
    label: 'headingLink',
    inHtml: /(class=(\\?")hash-link\2 href=\2[^"\\]*\2 aria-label=\2)Direct link to (?<value>(?:(?!\2)[^\n])*)/g,
    inCode: /(className: "hash-link",\s*href: "[^"]*",\s*"aria-label": ")Direct link to (?<value>(?:[^"\\\n]|\\.)*)/g,
  },
  {
    label: 'footnotes',
    inHtml: /(<h2 class=\\?"sr-only\\?" id=\\?"footnote-label[\w-]*\\?">)Footnotes(?=<)/g,
    inCode: /(id: "footnote-label[\w-]*",\s*children: ")Footnotes(?=")/g,
  },
  {
    label: 'backReference',
    inHtml: /(data-footnote-backref=(\\?")\2 aria-label=\2)Back to reference (?<value>[\w-]*)/g,
    inCode: /("data-footnote-backref": "",\s*"aria-label": ")Back to reference (?<value>[\w-]*)/g,
  },
  {
    label: 'taskDone',
    inHtml: /(<input type=(\\?")checkbox\2 checked disabled aria-label=\2)Done(?=\2)/g,
    inCode: /(type: "checkbox",\s*checked: true,\s*disabled: true,\s*"aria-label": ")Done(?=")/g,
  },
  {
    label: 'taskOpen',
    inHtml: /(<input type=(\\?")checkbox\2 disabled aria-label=\2)To do(?=\2)/g,
    inCode: /(type: "checkbox",\s*disabled: true,\s*"aria-label": ")To do(?=")/g,
  },
]

/** Compiled text with the texts of the language. What an author wrote stays. */
export function translateContent(text: string, kind: 'html' | 'module', texts: ContentTexts | undefined): string {
  if (texts === undefined) return text
  const {admonitionTitles, labels} = texts
  const toText = (value: string): string =>
    kind === 'html' ? escapeAttribute(value) : escapeString(escapeAttribute(value))
  let translated = text.replace(TITLE, (whole, before: string, keyword: string) => {
    const title = Object.hasOwn(admonitionTitles, keyword) ? admonitionTitles[keyword] : undefined
    return title === undefined ? whole : before + toText(title)
  })
  for (const {label, inHtml, inCode} of PLACES) {
    const words = labels[label]
    if (words === undefined) continue
    translated = translated.replace(inHtml, fill(words, toText))
    if (kind === 'module') translated = translated.replace(inCode, fill(words, escapeString))
  }
  return translated
}

/** Gives what takes the place of a match: what is before the label, and the words around what stands for their placeholder. */
function fill(words: string, escape_: (text: string) => string): (...match: unknown[]) => string {
  const [start = '', end = ''] = words.split(/\{\w+\}/)
  return (...match) => {
    // The named group is the last argument, where the pattern has one.
    const groups = match.at(-1) as {readonly value?: string} | string
    const value = typeof groups === 'object' ? (groups.value ?? '') : ''
    return String(match[1]) + escape_(start) + value + escape_(end)
  }
}
