// Changes that the tree of a page shows: comments of HTML, and styles that are written as text.
import type {Nodes, Root} from 'mdast'
import {visit} from 'unist-util-visit'
import {offsetAt, type TextEdit} from '../../compile/mdx1/text-edit.ts'
import {readDeclarations} from '../../text/style-declarations.ts'
import {toReactName} from '../../text/style-names.ts'

/** @param text The file as it is; positions of the tree have its lines and columns. */
export function findParsedEdits(text: string, tree: Root): readonly TextEdit[] {
  const edits: TextEdit[] = []
  visit(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') edits.push(...editComment(text, node))
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') edits.push(...editStyles(text, node))
  })
  return edits
}

type Positioned = Pick<Nodes, 'position'>

function rangeOf(text: string, {position}: Positioned): {start: number; end: number} | undefined {
  if (position === undefined) return undefined
  const [start, end] = [offsetAt(text, position.start), offsetAt(text, position.end)]
  return start === undefined || end === undefined ? undefined : {start, end}
}

/** An expression of the tree that is an HTML comment in the file. */
function editComment(text: string, node: Positioned): TextEdit[] {
  const range = rangeOf(text, node)
  if (range === undefined) return []
  const inner = /^<!--([\s\S]*)-->$/.exec(text.slice(range.start, range.end))?.[1]
  // What would end the comment of a script early is kept apart.
  return inner === undefined ? [] : [{...range, text: `{/*${inner.replaceAll('*/', '* /')}*/}`}]
}

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

function editStyles(text: string, {name, attributes}: JsxElement): TextEdit[] {
  if (name === null || !/^[a-z]/.test(name)) return []
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'style' || typeof attribute.value !== 'string')
      return []
    const range = rangeOf(text, attribute)
    if (range === undefined || !text.startsWith('style', range.start)) return []
    const pairs = readDeclarations(attribute.value).map(([key, value]) => `${toKey(key)}: ${quote(value)}`)
    return [{...range, text: `style={{${pairs.join(', ')}}}`}]
  })
}

function toKey(name: string): string {
  const key = toReactName(name)
  return /^\w+$/.test(key) ? key : quote(key)
}

function quote(value: string): string {
  return `'${value.replace(/[\\']/g, '\\$&').replace(/\r?\n/g, ' ')}'`
}
