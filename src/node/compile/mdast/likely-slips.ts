// Slips that Markdown takes for text or code, so that nothing fails and readers see the marks.
import type {Code, Definition, Image, Link, RootContent, Text} from 'mdast'
import {slips} from '../../../shared/closest.ts'
import {splitLanguage} from '../../../shared/code-block/code-meta.ts'
import {findSimilarLanguage} from '../highlight/prism-languages.ts'
import type {PageState} from '../page-state.ts'
import {pointAt} from '../parse/line-starts.ts'
import {addMessageAt} from '../references.ts'
import {reportSpacedUrls} from './spaced-urls.ts'

/** Tells of a node that is probably not what its writer meant. */
export function reportSlips(node: RootContent, page: PageState): void {
  if (node.type === 'text') {
    reportSpacedUrls(node, page)
    reportUndefinedReferences(node, page)
  } else if (node.type === 'code') {
    reportUnclosedFence(node, page)
    reportCodeLanguage(node, page)
  } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') reportUrlScheme(node, page)
}

/** `[text][label]`, and a footnote's `[^label]`. */
const REFERENCE = /\[([^[\]\n]+)\]\[([^[\]\n]*)\]|\[\^([^[\]\n\s]+)\]/g
const LETTERS = /\p{L}/u
/** `items[first][second]` is code, whatever its marks. */
const ENDS_IN_NAME = /[\w\])$]$/

/** References to a link or footnote that the document does not define. */
function reportUndefinedReferences({value, position}: Text, {source, messages}: PageState): void {
  const start = position?.start
  if (start?.offset === undefined || !(value.includes('][') || value.includes('[^'))) return
  for (const found of value.matchAll(REFERENCE)) {
    const {0: whole, 1: text = '', 2: label = '', 3: footnote, index} = found
    const before = value.slice(0, index)
    if (footnote === undefined ? !isProse(text, label, before) : !isFootnote(footnote, before)) continue
    // Where the text has escapes before it, its place is not known, and it may be meant so.
    if (!source.text.startsWith(whole, start.offset + index)) continue
    messages.push({
      level: 'warning',
      code: 'markdown/undefined-reference',
      message:
        footnote === undefined
          ? `"${whole}" is shown as text: the document does not define "[${label || text}]".`
          : `"${whole}" is shown as text: the document has no footnote "${footnote}".`,
      ...pointAt(source.lineStarts, start.offset + index),
      length: whole.length,
      hint:
        footnote === undefined
          ? `Define it on a line of its own, "[${label || text}]: URL", or put "\\" before the brackets if they are meant.`
          : `Write it on a line of its own, "[^${footnote}]: Text", or put "\\" before the bracket if it is meant.`,
    })
  }
}

function isProse(text: string, label: string, before: string): boolean {
  return LETTERS.test(text) && LETTERS.test(label || text) && !ENDS_IN_NAME.test(before)
}

/** A class of characters in a regular expression looks the same, and follows no word. */
function isFootnote(label: string, before: string): boolean {
  return /^[\w-]+$/.test(label) && /[\p{L}\p{N}.,;:!?)"'”’*_]$/u.test(before)
}

const OPENING = /^(`{3,}|~{3,})/

/** A fence without its end takes the rest of the document, or of the list item or quote, for code. */
function reportUnclosedFence({position}: Code, {source, messages}: PageState): void {
  const {start, end} = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const text = source.text.slice(start.offset, end.offset)
  const fence = OPENING.exec(text)?.[1]
  if (fence === undefined) return
  const lines = text.trimEnd().split('\n')
  const last = (lines.at(-1) ?? '').replace(/^[\s>]+/, '')
  const isClosed = lines.length > 1 && last.startsWith(fence) && last.replaceAll(fence.charAt(0), '') === ''
  if (isClosed) return
  messages.push({
    level: 'warning',
    code: 'markdown/unclosed-code',
    message: `The code block has no end, so ${lines.length === 1 ? 'it is empty' : 'all that follows is code'}.`,
    line: start.line,
    column: start.column,
    length: fence.length,
    hint: `Put "${fence}" on a line of its own after the code.`,
  })
}

/** A language that is not known but like one, and diagrams where these are switched off. */
function reportCodeLanguage({lang: written, position}: Code, {spec, source, messages}: PageState): void {
  const start = position?.start
  if (start?.offset === undefined || written === null || written === undefined) return
  const lang = splitLanguage(written, '').language
  const place = {line: start.line, column: start.column, length: source.text.slice(start.offset).indexOf('\n')}
  if (lang === 'mermaid') {
    const isFirst = !messages.some(({code}) => code === 'markdown/diagrams-off')
    if (!spec.mermaid && isFirst)
      messages.push({
        level: 'warning',
        code: 'markdown/diagrams-off',
        message: 'The diagram is shown as code, because Mermaid is switched off.',
        ...place,
        hint: 'Set "markdown: {mermaid: true}" in the configuration, or give the block the language "text".',
      })
    return
  }
  const similar = findSimilarLanguage(lang)
  if (similar === undefined) return
  messages.push({
    level: 'warning',
    code: 'markdown/unknown-language',
    message: `The language "${lang}" is not known, so the code has no colours.`,
    ...place,
    hint: `Did you mean "${similar}"?`,
  })
}

const SCHEMES = ['http', 'https', 'mailto']

/** `htp://` is taken for a scheme of its own, so no page is looked for. */
function reportUrlScheme({url, position}: Definition | Image | Link, page: PageState): void {
  const scheme = /^([a-z]{3,8}):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme === undefined || SCHEMES.includes(scheme)) return
  const likely = SCHEMES.find((known) => slips(scheme, known) === 1)
  if (likely === undefined) return
  const message = `No browser knows the scheme of "${url}".`
  const finding = {
    level: 'warning',
    code: 'markdown/unknown-scheme',
    message,
    hint: `Did you mean "${likely}:"?`,
  } as const
  addMessageAt(page, {text: url, position}, finding)
}
