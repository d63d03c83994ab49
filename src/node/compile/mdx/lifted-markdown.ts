// Markdown in scripts, as MDX 1 knew it: it is parsed for itself, goes through all transforms next to the element that it is
// in, and is put into the script when that is made.
import type {Program} from 'estree'
import type {Nodes, Root, RootContent} from 'mdast'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import {findMarkdownInScripts, type TextRange} from '../mdx1/markdown-in-scripts.ts'
import {blank} from '../parse/mask-code.ts'
import type {ParseMarkdown} from '../parse/parse-markdown.ts'
import {identifier, isSyntaxNode, type SyntaxNode, walkSyntax} from './estree.ts'

/** Elements that stand for the Markdown in the tree, and for its place in the script. */
const PART = 'quire-markdown'
const PLACE = 'quire-markdown-place'

/** @returns A parser for documents of MDX 1. It gives all nodes the positions that they have in the text. */
export function liftMarkdown(parse: ParseMarkdown): ParseMarkdown {
  return (text, isMdx) => {
    const parts = isMdx ? findMarkdownInScripts(text) : []
    if (parts.length === 0) return parse(text, isMdx)
    const tree = parse(blankParts(text, parts), true)
    const placed = parts.filter((part) => markPlace(tree, part))
    // Without a place for each, the text is not what it looked like.
    if (placed.length < parts.length) return parse(text, isMdx)
    const definitions = definitionsOf(tree, text)
    for (const part of placed.toReversed()) {
      const body = blank(text.slice(0, part.start)) + text.slice(part.start, part.end)
      const children = parse(`${body}${definitions}`, true).children.filter((node) => !isBehind(node, part))
      const at = tree.children.findIndex(({position}) => (position?.end.offset ?? 0) > part.start)
      tree.children.splice(at + 1, 0, toElement(part, children))
    }
    return tree
  }
}

/** What references in a part may lead to. */
function definitionsOf({children}: Root, text: string): string {
  const definitions = children.filter(({type}) => type === 'definition' || type === 'footnoteDefinition')
  return definitions.map(({position}) => `\n\n${text.slice(position?.start.offset, position?.end.offset)}`).join('')
}

function isBehind({position}: RootContent, {end}: TextRange): boolean {
  return (position?.start.offset ?? 0) > end
}

function blankParts(text: string, parts: readonly TextRange[]): string {
  let result = ''
  let from = 0
  for (const {start, end} of parts) {
    result += text.slice(from, start) + blank(text.slice(start, end))
    from = end
  }
  return result + text.slice(from)
}

function toElement({start}: TextRange, children: RootContent[]): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: PART,
    attributes: [{type: 'mdxJsxAttribute', name: 'at', value: String(start)}],
    children: children as Extract<RootContent, {type: 'mdxJsxFlowElement'}>['children'],
  }
}

/** Puts an element into the text of JSX in which the part was. */
function markPlace(tree: Root, part: TextRange): boolean {
  let isMarked = false
  const mark = (program: Program | null | undefined): void => {
    if (!isSyntaxNode(program)) return
    walkSyntax(program, (node) => {
      const {type, start = 0, end = 0} = node
      if (type !== 'JSXText' || start > part.start || end < part.end || isMarked) return undefined
      isMarked = true
      return toPlace(part, node)
    })
  }
  visit(tree, (node: Nodes) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') mark(node.data?.estree)
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') mark(attribute.data?.estree)
      else if (typeof attribute.value === 'object') mark(attribute.value?.data?.estree)
    }
  })
  return isMarked
}

function toPlace({start}: TextRange, {start: from, end}: SyntaxNode): SyntaxNode {
  const name = {type: 'JSXIdentifier', name: PLACE}
  const value = {type: 'Literal', value: String(start)}
  const attribute = {type: 'JSXAttribute', name: {type: 'JSXIdentifier', name: 'at'}, value}
  const openingElement = {type: 'JSXOpeningElement', name, attributes: [attribute], selfClosing: true}
  return {
    type: 'JSXElement',
    openingElement,
    closingElement: null,
    children: [],
    data: {_mdxExplicitJsx: true},
    ...(from === undefined ? {} : {start: from}),
    ...(end === undefined ? {} : {end}),
  }
}

/** Moves what was made of the Markdown to its places, when JSX has become calls. */
export const placeMarkdown: Plugin<[], Program> = () => (program) => {
  if (!isSyntaxNode(program)) return
  const parts = new Map<string, SyntaxNode>()
  walkSyntax(program, (node) => {
    const at = placeOf(node, PART)
    if (at === undefined) return undefined
    parts.set(at, node)
    return {type: 'Literal', value: null}
  })
  if (parts.size === 0) return
  walkSyntax(program, (node) => {
    const at = placeOf(node, PLACE)
    const part = at === undefined ? undefined : parts.get(at)
    return part && toFragment(part)
  })
}

/** The number of an element of this name, made by a call. */
function placeOf({type, arguments: given}: SyntaxNode, name: string): string | undefined {
  if (type !== 'CallExpression' || !Array.isArray(given)) return undefined
  const [tag, props]: unknown[] = given
  if (!isSyntaxNode(tag) || tag.value !== name || !isSyntaxNode(props)) return undefined
  const value = propertiesOf(props).find((one) => isNamed(one, 'at'))?.value
  return isSyntaxNode(value) ? String(value.value) : undefined
}

/** The call, for a fragment: the tree has one around the element and its Markdown. */
function toFragment(call: SyntaxNode): SyntaxNode {
  const [, props, ...others] = call.arguments as SyntaxNode[]
  const properties = props === undefined ? [] : propertiesOf(props).filter((one) => !isNamed(one, 'at'))
  return {...call, arguments: [identifier('_Fragment'), {type: 'ObjectExpression', properties}, ...others]}
}

function propertiesOf({properties}: SyntaxNode): readonly SyntaxNode[] {
  return Array.isArray(properties) ? properties.filter(isSyntaxNode) : []
}

function isNamed({key}: SyntaxNode, name: string): boolean {
  return isSyntaxNode(key) && (key.name === name || key.value === name)
}
