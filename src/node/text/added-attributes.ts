// Attributes that the site's own function gives a link or an image whose target is missing, in the place that the compiler left for them.
import {escapeAttribute} from '../../shared/escape-html.ts'
import {escapeString} from './escape-string.ts'

/** As `hProperties` of a node has them, with texts as values, and true for those that have none. */
export type AddedAttributes = Readonly<Record<string, string | true>>

/** Attributes of a tag, each after a space. */
export function toTagAttributes(added: AddedAttributes): string {
  return Object.entries(added)
    .map(([name, value]) => ` ${toTagName(name)}="${value === true ? '' : escapeAttribute(value)}"`)
    .join('')
}

/** An entry of the object that holds an element's properties in JSX. */
export function toJsxEntry(added: AddedAttributes): string {
  const entries = Object.entries(added).map(([name, value]) =>
    name === 'style' && value !== true
      ? `style: ${toObject(toStyles(value))}`
      : `"${escapeString(toJsxName(name))}": ${toLiteral(value)}`,
  )
  return `...{${entries.join(', ')}}`
}

function toObject(entries: readonly (readonly [string, string])[]): string {
  return `{${entries.map(([name, value]) => `"${escapeString(name)}": ${toLiteral(value)}`).join(', ')}}`
}

function toLiteral(value: string | true): string {
  return value === true ? 'true' : `"${escapeString(value)}"`
}

const DASHED = /^(?:data|aria)(?=[A-Z\d])/

function toTagName(name: string): string {
  if (name === 'className') return 'class'
  return DASHED.test(name) ? toDashed(name) : name.toLowerCase()
}

function toJsxName(name: string): string {
  if (name === 'class') return 'className'
  return DASHED.test(name) ? toDashed(name) : name
}

function toDashed(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`).replaceAll('--', '-')
}

/** `border-color: red` as React names it; names of variables stay. */
function toStyles(text: string): (readonly [string, string])[] {
  return text.split(';').flatMap((one) => {
    const [name = '', ...value] = one.split(':')
    const property = name.trim()
    if (property === '' || value.length === 0) return []
    const named = property.startsWith('--')
      ? property
      : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return [[named, value.join(':').trim()] as const]
  })
}
