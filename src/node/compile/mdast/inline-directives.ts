// Directives in lines that no plugin of the site has taken: the text that was written. On a site of Docusaurus 3 a bare `:name` alone is
// text; of the others, what is in their brackets is shown in an element.
import type {Parents, PhrasingContent, Root, RootContent, Text} from 'mdast'
import type {Plugin} from 'unified'
import {knowsDirectives} from '../compiler-spec.ts'
import type {PageState} from '../page-state.ts'
import {pageOf} from '../page-state.ts'
import {type InlineDirective, isBare, isInlineDirective, markupAround} from '../parse/inline-directives.ts'
import {restoreMarks} from '../parse/prepare-source.ts'

export const writeInlineDirectives: Plugin<[], Root> = () => (tree, file) => {
  writeChildren(tree, pageOf(file))
}

/** True where one was written. */
function writeChildren(parent: Parents, page: PageState): void {
  for (const child of parent.children) if ('children' in child) writeChildren(child, page)
  const keepsLabels = knowsDirectives(page.spec)
  const isLeft = keepsLabels ? isUntaken : isWritten
  if (!parent.children.some(isLeft)) return
  const written: RootContent[] = []
  for (const child of parent.children) {
    if (!isLeft(child)) {
      written.push(child)
      continue
    }
    report(child, page)
    if (keepsLabels) {
      written.push(isBare(child) ? {type: 'text', value: `:${child.name}`} : toElement(child))
      continue
    }
    const nodes = toText(child, page)
    if (child.type === 'textDirective') written.push(...nodes)
    else written.push({type: 'paragraph', children: nodes, ...placeOf(child)})
  }
  // Blocks for blocks, and phrasing for phrasing.
  parent.children = joinParts(written) as typeof parent.children
}

/** Of whatever parser: plugins of a site may bring one. */
function isUntaken(node: RootContent): node is InlineDirective {
  return isInlineDirective(node) && node.data?.hName === undefined
}

function isWritten(node: RootContent): node is InlineDirective {
  return isInlineDirective(node) && markupAround(node)[0] !== ''
}

function toElement(node: InlineDirective): InlineDirective {
  node.data = {...node.data, hName: 'div'}
  return node
}

const placeOf = ({position}: RootContent): Pick<RootContent, 'position'> => (position === undefined ? {} : {position})

function toText(node: InlineDirective, {source}: PageState): PhrasingContent[] {
  const [before, after] = markupAround(node).map((value): Text[] =>
    value === '' ? [] : [{type: 'text', value: restoreMarks(value, source)}],
  )
  return [...(before ?? []), ...node.children, ...(after ?? [])]
}

/** A bare name between colons and spaces is text that looks like one. One that a plugin has put data on is its affair. */
function report(node: InlineDirective, {messages, spec}: PageState): void {
  if (isBare(node) || (knowsDirectives(spec) && node.data !== undefined)) return
  const {start} = node.position ?? {}
  const colons = node.type === 'textDirective' ? ':' : '::'
  const kept = node.children.length === 0 ? 'so it is not shown' : 'so that only what is in its brackets is shown'
  messages.push({
    level: 'warning',
    code: 'markdown/unhandled-directive',
    message: `No remark plugin of the site takes the directive "${colons}${node.name}", ${knowsDirectives(spec) ? kept : 'so it is shown as text'}.`,
    ...(start === undefined ? {} : {line: start.line, column: start.column}),
    length: colons.length + node.name.length,
    hint: `Put "\\" before the colon if it is meant as text, or add the plugin that knows "${node.name}" to "remarkPlugins".`,
  })
}

/** Texts that were one, and lines of one paragraph. */
function joinParts(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (last?.type === 'text' && node.type === 'text')
      joined[joined.length - 1] = {...last, value: last.value + node.value}
    else if (last?.type === 'paragraph' && node.type === 'paragraph' && isNextLine(last, node))
      joined[joined.length - 1] = {
        ...last,
        children: [...last.children, {type: 'text', value: '\n'}, ...node.children],
        ...joinedPlace(last, node),
      }
    else joined.push(node)
  }
  return joined
}

function isNextLine({position: first}: RootContent, {position: second}: RootContent): boolean {
  return first !== undefined && second !== undefined && first.end.line + 1 === second.start.line
}

function joinedPlace({position: first}: RootContent, {position: second}: RootContent): Pick<RootContent, 'position'> {
  return first === undefined || second === undefined ? {} : {position: {start: first.start, end: second.end}}
}
