// Markdown code blocks in the HTML tree: finds them, and writes each as one element whose inside is ready HTML, or as a
// component where the site has its own part of code blocks.
import type {Expression, Program} from 'estree'
import type {Element, ElementContent} from 'hast'
import type {MdxJsxAttribute} from 'mdast-util-mdx'
import type {CompilerSpec} from '../../model.ts'
import {
  type CodeBlockInput,
  type CodeBlockParts,
  describeCodeBlock,
  isDiagram,
  renderCodeBlock,
} from '../highlight/code-block.ts'
import {createGrammarFinder} from '../highlight/prism-languages.ts'
import {returning, text} from '../mdx/estree.ts'
import type {WriteCodeBlock} from './finish-tree.ts'
import {META_PROPERTY} from './rehype-handlers.ts'

export function createCodeWriter(spec: CompilerSpec): WriteCodeBlock {
  const settings = {
    defaultLanguage: spec.defaultLanguage,
    magicComments: spec.magicComments,
    mermaid: spec.mermaid,
    liveCode: spec.liveCode,
    frames: spec.codeFrames,
    coloured: new Set(spec.colouredKinds),
    findGrammar: createGrammarFinder(),
  }
  return (pre, {isModule, anchors}) => {
    const input = readCodeBlock(pre)
    if (input === undefined) return undefined
    if (isModule && spec.hasOwnDiagram && isDiagram(input, settings)) return toDiagram(input.code)
    const parts = isModule && spec.hasOwnCodeBlock ? describeCodeBlock(input, settings) : undefined
    // Parts inside of a block are not those of the editor, which has its own.
    if (parts !== undefined && (!parts.isLive || spec.hasOwnLiveCode)) {
      const code = toComponent(input, parts)
      if (!spec.hasOwnPre) return code
      return {type: 'mdxJsxFlowElement', name: 'pre', attributes: toAttributes(pre), children: [code]}
    }
    const {className, label, inner} = renderCodeBlock(input, settings, anchors)
    return {
      type: 'element',
      tagName: 'div',
      properties: {className: className.split(' '), ...(label !== undefined && {dataLanguage: label})},
      children: [{type: 'raw', value: inner}],
    }
  }
}

/** `<code>` that MDX looks up among the components. Its tokens are an expression, so it is never folded into HTML. */
function toComponent(
  {code, language: written}: CodeBlockInput,
  {language, meta, isLive, tokens}: CodeBlockParts,
): ElementContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'code',
    attributes: [
      // As in Docusaurus: what a block is without one is for the part to say.
      ...(written === '' ? [] : [{type: 'mdxJsxAttribute' as const, name: 'className', value: `language-${language}`}]),
      ...(meta.trim() === '' ? [] : [{type: 'mdxJsxAttribute' as const, name: 'metastring', value: meta.trim()}]),
      ...(isLive ? [{type: 'mdxJsxAttribute' as const, name: 'live', value: null}] : []),
      // A function, as parts of sites hand what they are given to elements: React leaves those out of HTML.
      toExpression('builtTokens', returning(text(JSON.stringify(tokens)))),
    ],
    children: [{type: 'text', value: code.endsWith('\n') ? code : `${code}\n`}],
  }
}

/** What plugins have added to the element, for the part that stands for it. */
function toAttributes({properties}: Element): MdxJsxAttribute[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    if (value === undefined || value === null || value === false) return []
    const name = /^(?:data|aria)[A-Z]/.test(key) ? key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : key
    const given = value === true ? null : Array.isArray(value) ? value.join(' ') : String(value)
    return [{type: 'mdxJsxAttribute', name, value: given}]
  })
}

/** `<mermaid>` that MDX looks up among the components, with the source as they have it in Docusaurus: no line feed at its end. */
function toDiagram(code: string): ElementContent {
  const attributes = [toExpression('value', text(code.replace(/\n$/, '')))]
  return {type: 'mdxJsxFlowElement', name: 'mermaid', attributes, children: []}
}

function toExpression(name: string, expression: Expression): MdxJsxAttribute {
  const estree: Program = {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]}
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}}}
}

/** A code block of Markdown; undefined for a `<pre>` of the writer's own. */
function readCodeBlock({children}: Element): CodeBlockInput | undefined {
  const [code] = children
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined
  const meta = code.properties[META_PROPERTY]
  if (typeof meta !== 'string') return undefined
  const {className} = code.properties
  const named = Array.isArray(className) ? className.find((name) => String(name).startsWith('language-')) : undefined
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
  return {language: named === undefined ? '' : String(named).slice('language-'.length), meta, code: text}
}
