// JSX in a page's Markdown alternate: tags go, what they hold stays. Tabs become labelled parts, images and links Markdown.
import type {RootContent} from 'mdast'
import type {PreparedSource} from '../parse/prepare-source.ts'
import {type AlternateEdit, deletion} from './alternate-edits.ts'

export type JsxElement = Extract<RootContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

/** Names and specifiers of the content files that a block of imports brings. */
export function findPartialImports(script: string): [name: string, specifier: string][] {
  const imports = script.matchAll(/^import\s+([A-Z]\w*)\s+from\s+(["'])([^"'\n]+\.mdx?)\2/gm)
  return [...imports].map(([, name = '', , specifier = '']) => [name, specifier])
}

/** HTML that Markdown has no sign for, and that says something of its own. */
const KEPT_TAGS: ReadonlySet<string> = new Set(
  'br kbd sub sup details summary del ins mark dl dt dd table thead tbody tr td th'.split(' '),
)

/** Elements that are for browsers only. */
const INVISIBLE: ReadonlySet<string> = new Set(['Head', 'head', 'script', 'style'])

/** Edits for an element's own tags. `skip`: its children are gone with it. */
export function replaceTags(element: JsxElement, {text}: PreparedSource): {edits: AlternateEdit[]; skip: boolean} {
  const start = element.position?.start.offset ?? 0
  const end = element.position?.end.offset ?? start
  const first = element.children[0]?.position?.start.offset
  const last = element.children.at(-1)?.position?.end.offset
  const name = element.name ?? ''
  if (INVISIBLE.has(name)) return {edits: [deletion(start, end)], skip: true}
  if (first === undefined || last === undefined) return {edits: [{start, end, text: toLeaf(element, text)}], skip: true}
  if (KEPT_TAGS.has(name) && element.attributes.length === 0) return {edits: [], skip: false}
  const openEnd = start + text.slice(start, first).trimEnd().length
  const closeStart = last + Math.max(0, text.slice(last, end).lastIndexOf('</'))
  const [before, after] = toMarks(element, text.slice(openEnd))
  const edits = [
    {start, end: openEnd, text: before},
    {start: closeStart, end, text: after},
  ]
  return {edits: element.type === 'mdxJsxFlowElement' ? [...edits, ...dedent(element, text)] : edits, skip: false}
}

/** An element without children: an image, a break, an image that can only be described, or nothing. */
function toLeaf(element: JsxElement, text: string): string {
  const [src, alt] = [attribute(element, 'src'), attribute(element, 'alt')]
  if (element.name === 'img' && src !== undefined) return `![${alt ?? ''}](${src})`
  if (alt !== undefined) return `*Image: ${alt}*`
  if (element.name !== null && KEPT_TAGS.has(element.name))
    return text.slice(element.position?.start.offset, element.position?.end.offset)
  return ''
}

/** @param rest The text after the opening tag. */
function toMarks(element: JsxElement, rest: string): readonly [before: string, after: string] {
  if (element.name === 'TabItem') {
    const lineEnds = /^[ \t]*(\n[ \t]*\n|\n)?/.exec(rest)?.[1]
    const gap = lineEnds === undefined ? '\n\n' : lineEnds === '\n' ? '\n' : ''
    return [`**${attribute(element, 'label') ?? attribute(element, 'value') ?? ''}**${gap}`, '']
  }
  if (element.name === 'CodeBlock') return [`\`\`\`${attribute(element, 'language') ?? ''}\n`, '\n```']
  const href =
    element.name === 'a' || element.name === 'Link'
      ? (attribute(element, 'href') ?? attribute(element, 'to'))
      : undefined
  return href === undefined ? ['', ''] : ['[', `](${href})`]
}

/** Text of an attribute; undefined for one that is missing or computed. */
function attribute({attributes}: JsxElement, name: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

/** Content indented below its tag moves back to where the tag stood: left there, it could be read as code. */
function dedent(element: JsxElement, text: string): AlternateEdit[] {
  const [first] = element.children
  const start = element.position?.start
  const from = first?.position?.start
  const to = element.children.at(-1)?.position?.end
  if (start?.offset === undefined || from?.offset === undefined || to?.offset === undefined) return []
  const by = from.column - start.column
  if (from.line === start.line || by <= 0) return []
  const edits: AlternateEdit[] = []
  for (let at = text.lastIndexOf('\n', from.offset) + 1; at > 0 && at < to.offset; at = text.indexOf('\n', at) + 1) {
    const blanks = at + start.column - 1
    const isBlank = /^[ \t]+$/.test(text.slice(blanks, blanks + by)) && /^[ \t>]*$/.test(text.slice(at, blanks))
    if (isBlank) edits.push(deletion(blanks, blanks + by))
  }
  return edits
}
