// `style="…"` on a tag in MDX: what HTML takes as text, React takes as an object.
import type {ElementContent} from 'hast'
import {readDeclarations} from '../../text/style-declarations.ts'
import {toReactName} from '../../text/style-names.ts'
import {object, property, text} from './estree.ts'

type JsxElement = Extract<ElementContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

/** Turns a style that is text into the object that React wants; components are left to themselves. */
export function convertStyle({name, attributes}: JsxElement): void {
  if (name === null || !/^[a-z]/.test(name)) return
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'style' || typeof attribute.value !== 'string')
      continue
    const expression = toObject(attribute.value)
    attribute.value = {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {estree: {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]}},
    }
  }
}

function toObject(style: string): ReturnType<typeof object> {
  return object(readDeclarations(style).map(([name, value]) => property(toReactName(name), text(value))))
}
