// Markdown code blocks in the HTML tree: finds them, and writes them as one string of HTML or one MDX element.
import type {Element, ElementContent} from 'hast'
import type {CompilerSpec} from '../../model.ts'
import {type CodeBlock, type CodeBlockInput, renderCodeBlock, toHtml} from '../highlight/code-block.ts'
import {createGrammarFinder} from '../highlight/prism-languages.ts'
import type {WriteCodeBlock} from './finish-tree.ts'
import {META_PROPERTY} from './rehype-handlers.ts'

/** Writer of code blocks for static HTML: each becomes raw HTML. */
export function createHtmlCodeWriter(spec: CompilerSpec): WriteCodeBlock {
  return createWriter(spec, (block) => ({type: 'raw', value: toHtml(block)}))
}

/** Writer of code blocks for MDX: each becomes one element whose content is a string, so that its code stays small. */
export function createMdxCodeWriter(spec: CompilerSpec): WriteCodeBlock {
  return createWriter(spec, toJsxElement)
}

function createWriter(spec: CompilerSpec, write: (block: CodeBlock) => ElementContent): WriteCodeBlock {
  const settings = {
    defaultLanguage: spec.defaultLanguage,
    magicComments: spec.magicComments,
    findGrammar: createGrammarFinder(),
  }
  return (pre) => {
    const input = readCodeBlock(pre)
    return input === undefined ? undefined : write(renderCodeBlock(input, settings))
  }
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

function toJsxElement({className, inner}: CodeBlock): ElementContent {
  const html = {type: 'Literal', value: inner} as const
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: {type: 'Identifier', name: '__html'},
    value: html,
  } as const
  const expression = {type: 'ObjectExpression', properties: [property]} as const
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: className},
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [
                {type: 'ExpressionStatement', expression: {...expression, properties: [...expression.properties]}},
              ],
            },
          },
        },
      },
    ],
    children: [],
    // A tag as written by hand: MDX must not look it up among the components.
    data: {_mdxExplicitJsx: true},
  }
}
