// `<CodeBlock language="js">{`…`}</CodeBlock>` whose code and attributes are all there when the page is compiled becomes a
// code block like those of Markdown: highlighted by the build. The component itself has no highlighter.
import type {Program} from 'estree'
import type {Element, ElementContent, Root, RootContent} from 'hast'
import type {Plugin} from 'unified'
import {defaultImports} from '../hast/default-imports.ts'
import {META_PROPERTY} from '../hast/rehype-handlers.ts'

const CODE_BLOCK = '@theme/CodeBlock'

export const convertCodeComponents: Plugin<[{readonly hasOwnCodeBlock: boolean}], Root> =
  ({hasOwnCodeBlock}) =>
  (tree) => {
    if (hasOwnCodeBlock) return
    const found = [...defaultImports(tree)].find(([, specifier]) => specifier === CODE_BLOCK)
    if (found !== undefined) convertChildren(tree, found[0])
  }

type Content = RootContent | ElementContent
type JsxElement = Extract<ElementContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>
type JsxAttribute = Extract<JsxElement['attributes'][number], {type: 'mdxJsxAttribute'}>

function convertChildren(node: Root | Content, component: string): void {
  if (!('children' in node)) return
  for (const [index, child] of node.children.entries()) {
    const block = child.type === 'mdxJsxFlowElement' && child.name === component ? toCodeBlock(child) : undefined
    if (block === undefined) convertChildren(child, component)
    else node.children[index] = block
  }
}

/** Undefined when anything about it is known only when the page is shown. */
function toCodeBlock({attributes, children}: JsxElement): Element | undefined {
  const code = textOf(children)
  const given = new Map<string, string | number | true>()
  for (const attribute of attributes) {
    const value = attribute.type === 'mdxJsxAttribute' ? constantOf(attribute) : undefined
    if (attribute.type !== 'mdxJsxAttribute' || value === undefined) return undefined
    given.set(attribute.name, value)
  }
  const meta = metaOf(given)
  const language = languageOf(given)
  if (code === undefined || meta === undefined || language === undefined) return undefined
  const inner: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [`language-${language}`], [META_PROPERTY]: meta},
    children: [{type: 'text', value: code}],
  }
  return {type: 'element', tagName: 'pre', properties: {}, children: [inner]}
}

const KNOWN = new Set(['language', 'className', 'title', 'showLineNumbers', 'metastring'])

/** What would stand after the language of a fence; the first of two titles counts there. */
function metaOf(attributes: ReadonlyMap<string, string | number | true>): string | undefined {
  if ([...attributes.keys()].some((name) => !KNOWN.has(name))) return undefined
  const title = attributes.get('title')
  if (title !== undefined && (typeof title !== 'string' || title.includes('"'))) return undefined
  const first = attributes.get('showLineNumbers')
  const numbers = first === undefined ? '' : typeof first === 'number' ? `showLineNumbers=${first}` : 'showLineNumbers'
  return [title === undefined ? '' : `title="${title}"`, numbers, String(attributes.get('metastring') ?? '')]
    .join(' ')
    .trim()
}

function languageOf(attributes: ReadonlyMap<string, string | number | true>): string | undefined {
  const classes = attributes.get('className')
  if (classes === undefined) return String(attributes.get('language') ?? 'text')
  const only = /^language-(\S+)$/.exec(String(classes))?.[1]
  return only === undefined ? undefined : String(attributes.get('language') ?? only)
}

function constantOf({value}: JsxAttribute): string | number | true | undefined {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const literal = expressionOf(value.data?.estree)
  if (literal?.type !== 'Literal') return undefined
  const constant = literal.value
  return typeof constant === 'string' || typeof constant === 'number' || constant === true ? constant : undefined
}

/** Code given as text, or as a string or a template without holes. */
function textOf(children: readonly ElementContent[]): string | undefined {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [only] = parts
  if (only === undefined || parts.length > 1) return undefined
  if (only.type === 'text') return only.value.trim()
  if (only.type !== 'mdxFlowExpression' && only.type !== 'mdxTextExpression') return undefined
  const expression = expressionOf(only.data?.estree)
  if (expression?.type === 'Literal') return typeof expression.value === 'string' ? expression.value : undefined
  if (expression?.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined
  return expression.quasis[0]?.value.cooked ?? undefined
}

function expressionOf(program: Program | null | undefined) {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}
