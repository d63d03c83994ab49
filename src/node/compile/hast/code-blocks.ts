// Markdown code blocks in the HTML tree: finds them, and writes each as one element whose inside is ready HTML.
import type {Element} from 'hast'
import type {CompilerSpec} from '../../model.ts'
import {type CodeBlockInput, renderCodeBlock} from '../highlight/code-block.ts'
import {createGrammarFinder} from '../highlight/prism-languages.ts'
import type {WriteCodeBlock} from './finish-tree.ts'
import {META_PROPERTY} from './rehype-handlers.ts'

export function createCodeWriter(spec: CompilerSpec): WriteCodeBlock {
  const settings = {
    defaultLanguage: spec.defaultLanguage,
    magicComments: spec.magicComments,
    mermaid: spec.mermaid,
    liveCode: spec.liveCode,
    findGrammar: createGrammarFinder(),
  }
  return (pre) => {
    const input = readCodeBlock(pre)
    if (input === undefined) return undefined
    const {className, inner} = renderCodeBlock(input, settings)
    return {
      type: 'element',
      tagName: 'div',
      properties: {className: className.split(' ')},
      children: [{type: 'raw', value: inner}],
    }
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
