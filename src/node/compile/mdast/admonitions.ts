// Finds admonitions and GitHub's alerts among the nodes of a page.
import type {BlockContent, Blockquote, PhrasingContent, RootContent, RootContentMap} from 'mdast'
import type {Position} from 'unist'
import {knowsDirectives} from '../compiler-spec.ts'
import type {PageState} from '../page-state.ts'
import {type AdmonitionFence, KEYWORDS} from '../parse/admonition-fences.ts'
import type {AdmonitionOpening} from '../parse/directive-opening.ts'
import {fenceNumber} from '../parse/prepare-source.ts'
import type {AdmonitionParts} from './admonition-html.ts'
import {toAdmonition} from './admonition-nodes.ts'
import {htmlElement} from './html-element.ts'

type Content = RootContent

/** Keywords that are another one to Docusaurus 2: its title, where there is none, its colour and its icon. */
const OLD_LABELS: Readonly<Record<string, string>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  warning: 'danger',
}

/** Replaces each pair of fences among siblings, and what is between them, by an admonition. */
export function groupAdmonitions(children: readonly Content[], page: PageState): Content[] {
  const numbers = children.map((child) =>
    'value' in child && isFenceType(child) ? fenceNumber(child.value) : undefined,
  )
  // In the order of the page; of the two halves of a pair the first has what opens it.
  const places = new Map(numbers.flatMap((number, at) => (number === undefined ? [] : [[number, at] as const])))
  const group = (from: number, to: number): Content[] => {
    const result: Content[] = []
    const endOf = (fence: AdmonitionFence, at: number): number => {
      const closer = places.get(fence.partner) ?? -1
      if (closer > at && closer < to) return closer
      warnOfFarCloser(fence, page)
      return to
    }
    for (let at = from; at < to; at += 1) {
      const child = children[at]
      const fence = page.source.fences[numbers[at] ?? -1]
      if (child === undefined) continue
      if (fence?.opening !== undefined && isGroup(fence, page)) {
        const end = endOf(fence, at)
        const position = spanOf(child, children[end])
        result.push(toGroup({fence, opening: fence.opening, content: group(at + 1, end), position}, page))
        at = end
      } else {
        result.push(fence === undefined ? child : toStrayText(fence, page))
      }
    }
    return result
  }
  return group(0, children.length)
}

function isGroup({opening, leftOver}: AdmonitionFence, {spec}: PageState): boolean {
  return opening !== undefined && (leftOver === undefined || knowsDirectives(spec))
}

function spanOf(first: Content, last: Content | undefined): Position | undefined {
  const [start, end] = [first.position?.start, last?.position?.end]
  return start === undefined || end === undefined ? undefined : {start, end}
}

interface Group {
  readonly fence: AdmonitionFence
  readonly opening: AdmonitionOpening
  readonly content: Content[]
  readonly position: Position | undefined
}

function toGroup({fence, opening, content, position}: Group, page: PageState): Content {
  const title = toTitle(fence, opening, page)
  if (fence.leftOver === undefined)
    return toAdmonition({opening, title, label: labelOf(opening, page), content, position}, page)
  page.messages.push(fence.leftOver)
  const label: Content[] = title.length === 0 ? [] : [{type: 'paragraph', children: title}]
  const body = htmlElement('div', {}, [...label, ...content] as BlockContent[])
  body.isFlow = true
  return body
}

function labelOf({keyword}: AdmonitionOpening, {spec}: PageState): string | undefined {
  return spec.hasMdx1 ? OLD_LABELS[keyword] : undefined
}

function isFenceType({type}: Content): boolean {
  return type === 'html' || type === 'mdxFlowExpression'
}

/** The admonition that a block is which plugins of the site have seen; undefined for one of another name, or that they have taken. */
export function readDirective(node: ContainerDirective, {spec}: PageState): AdmonitionHead | undefined {
  const {name, attributes, data, children} = node
  if (data?.hName !== undefined || !(KEYWORDS.includes(name) || spec.admonitionKeywords.includes(name)))
    return undefined
  const [first, ...rest] = children
  const hasLabel = first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data
  const {id, class: classes, title} = attributes ?? {}
  const classNames = classes?.split(/\s+/).filter((one) => one !== '') ?? []
  const named: PhrasingContent[] = title ? [{type: 'text', value: title}] : []
  if (hasLabel) node.children = rest
  return {
    opening: {keyword: name, title: '', titleColumn: 1, classNames, ...(id ? {id} : {})},
    title: hasLabel ? first.children : named,
  }
}

type ContainerDirective = RootContentMap['containerDirective']

type AdmonitionHead = Pick<AdmonitionParts, 'opening' | 'title'>

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i

/** The admonition that a blockquote starting with `[!NOTE]` stands for; undefined for other blockquotes. */
export function toAlert(quote: Blockquote, page: PageState): Content | undefined {
  const [paragraph, ...rest] = quote.children
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  const found = first?.type === 'text' ? ALERT.exec(first.value) : null
  if (paragraph?.type !== 'paragraph' || first?.type !== 'text' || found === null) return undefined
  // `[!NOTE]` followed by more on its line is prose; a line break node ends the line as well.
  if (found[0].endsWith(']') && paragraph.children.length > 1 && paragraph.children[1]?.type !== 'break')
    return undefined
  const keyword = (found[1] ?? 'note').toLowerCase()
  first.value = first.value.slice(found[0].length)
  const skipped = first.value === '' ? (paragraph.children[1]?.type === 'break' ? 2 : 1) : 0
  paragraph.children = paragraph.children.slice(skipped)
  const content = paragraph.children.length === 0 ? rest : [paragraph, ...rest]
  const opening = {keyword, title: '', titleColumn: 1, classNames: []}
  return toAdmonition({opening, title: [], content}, page)
}

/** A title as Markdown, with the places that its nodes have in the file. */
export function toTitle(
  {line}: AdmonitionFence,
  {title, titleColumn}: AdmonitionOpening,
  page: PageState,
): PhrasingContent[] {
  if (title === '' || !/[*_`[\]<&\\~{!:@$]|www\./.test(title)) return title === '' ? [] : [{type: 'text', value: title}]
  const parsed = parseTitle(title, page)
  if (parsed === undefined) return [{type: 'text', value: title}]
  const offset = page.source.lineStarts[line - 1] ?? 0
  shiftNodes(parsed, {line, by: titleColumn - 1 - TITLE_PREFIX.length, offset})
  return parsed
}

/** Keeps a title from being read as a list, a heading or a component of its own. */
const TITLE_PREFIX = 'x '

function parseTitle(title: string, page: PageState): PhrasingContent[] | undefined {
  if (title.includes('<')) page.hasRawHtml = true
  try {
    const [first] = page.parse(TITLE_PREFIX + title, page.isMdx).children
    const [start, ...rest] = first?.type === 'paragraph' ? first.children : []
    if (start?.type !== 'text') return undefined
    const value = start.value.slice(TITLE_PREFIX.length)
    return value === '' ? rest : [{...start, value}, ...rest]
  } catch {
    // A brace or a bracket that is not MDX: in a title it can only be meant as text.
    return undefined
  }
}

interface TitleShift {
  readonly line: number
  /** Columns to add. */
  readonly by: number
  readonly offset: number
}

/** Gives the nodes of a line that was parsed for itself the place that they have in the file, and marks their tags as written by hand, as MDX has marked all others. */
function shiftNodes(nodes: readonly PhrasingContent[], shift: TitleShift): void {
  const {line, by, offset} = shift
  for (const node of nodes) {
    if (node.position !== undefined) {
      const {start, end} = node.position
      // The parser's text has a mark where the title stands: the offset of its line is the nearest there is.
      node.position = {
        start: {line, column: start.column + by, offset},
        end: {line, column: end.column + by, offset},
      }
    }
    if (node.type === 'mdxJsxTextElement') node.data = Object.assign({...node.data}, {_mdxExplicitJsx: true})
    if ('children' in node && node.type !== 'htmlElement') shiftNodes(node.children, shift)
  }
}

/** A fence that opens or closes nothing: shown as written. */
function toStrayText({source, opening, leftOver}: AdmonitionFence, page: PageState): Content {
  if (opening !== undefined && leftOver !== undefined) page.messages.push(leftOver)
  return {type: 'paragraph', children: [{type: 'text', value: source}]}
}

function warnOfFarCloser({source, line, column}: AdmonitionFence, page: PageState): void {
  page.messages.push({
    level: 'warning',
    code: 'markdown/unclosed-admonition',
    message: `The admonition "${source.trim()}" is closed inside another block than the one it starts in, so it goes on to the end of that one.`,
    line,
    column,
    length: source.trim().length,
    hint: 'Indent the closing fence as the opening one is, and close lists and quotes that start inside before it.',
  })
}
