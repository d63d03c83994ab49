// Takes back marks that the preparation of the source put where they mean nothing: in code, in strings, in attributes.
import type {RootContent} from 'mdast'
import {isSyntaxNode, walkSyntax} from '../mdx/estree.ts'
import {fenceNumber, type PreparedSource, restoreMarks} from '../parse/prepare-source.ts'

/** Restores the texts that a node itself holds; its children are left alone. */
export function restoreNode(node: RootContent, source: PreparedSource): void {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      node.value = restoreMarks(node.value, source)
      break
    case 'code':
      node.value = restoreMarks(node.value, source)
      if (node.lang) node.lang = restoreMarks(node.lang, source)
      if (node.meta) node.meta = restoreMarks(node.meta, source)
      break
    case 'image':
      if (node.alt) node.alt = restoreMarks(node.alt, source)
      break
    case 'mdxjsEsm':
      restoreScript(node.data?.estree, source)
      break
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (fenceNumber(node.value) === undefined) restoreScript(node.data?.estree, source)
      break
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      restoreAttributes(node.attributes, source)
      break
    default:
  }
}

type Attributes = Extract<RootContent, {type: 'mdxJsxFlowElement'}>['attributes']

function restoreAttributes(attributes: Attributes, source: PreparedSource): void {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') restoreScript(attribute.data?.estree, source)
    else if (typeof attribute.value === 'string') attribute.value = restoreMarks(attribute.value, source)
    else restoreScript(attribute.value?.data?.estree, source)
  }
}

/** What is cooked has its escapes read, and is missing where they say nothing. */
interface TemplateValue {
  readonly raw: string
  readonly cooked?: string | null
}

function restoreScript(program: unknown, source: PreparedSource): void {
  if (!isSyntaxNode(program)) return
  walkSyntax(program, (node) => {
    const {value} = node
    if (typeof value === 'string') {
      const restored = restoreMarks(value, source)
      if (restored !== value) Object.assign(node, {value: restored, raw: JSON.stringify(restored)})
    } else if (node.type === 'TemplateElement' && typeof value === 'object' && value !== null && 'raw' in value) {
      const {raw, cooked} = value as TemplateValue
      node.value = {raw: restoreMarks(raw, source), cooked: cooked && restoreMarks(cooked, source)}
    }
    return undefined
  })
}
