// Attributes between JSX and HTML, as far as both say the same: what is not named here stays what the writer wrote.
import type {Properties} from 'hast'
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx'

/** Names that mean the same text in HTML and in JSX, whatever the element. */
const SHARED =
  'id title lang dir role href src alt attributes target rel name width height start loading decoding colSpan rowSpan tabIndex'
const SHARED_NAMES: ReadonlySet<string> = new Set(SHARED.split(' '))

/** Properties of an HTML element as attributes of JSX; undefined when one of them has no sure equal. */
export function toJsxAttributes(properties: Properties): MdxJsxAttribute[] | undefined {
  const attributes: MdxJsxAttribute[] = []
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue
    const text = Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value)
    const jsxName = toJsxName(name, value === true)
    if (jsxName === undefined) return undefined
    attributes.push({type: 'mdxJsxAttribute', name: jsxName, value: text})
  }
  return attributes
}

function toJsxName(name: string, isBare: boolean): string | undefined {
  if (/^(?:data|aria)[A-Z\d-]/.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return !isBare && (name === 'className' || SHARED_NAMES.has(name)) ? name : undefined
}

/** Attributes of a literal JSX tag as properties of HTML; undefined when one is code, or has no sure equal. */
export function toProperties(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
): Properties | undefined {
  const properties: Properties = {}
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return undefined
    const {name, value} = attribute
    if (name === 'className' || name === 'class') properties.className = value.split(/\s+/)
    else if (SHARED_NAMES.has(name) || /^(?:data|aria)-[a-z\d-]+$/.test(name)) properties[name] = value
    else return undefined
  }
  return properties
}
