// Values that are written in code as they are: what can be known of an expression without running it.

/** A node of a syntax tree. */
export interface Node {
  readonly type: string
  readonly loc?: {readonly start: {readonly line: number; readonly column: number}}
  readonly [key: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The text of an expression; undefined where it is only known when the code runs. */
export function evaluateStatic(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') return textOfTemplate(node)
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const left = evaluateStatic(node.left)
  const right = evaluateStatic(node.right)
  return left === undefined || right === undefined ? undefined : left + right
}

function textOfTemplate({quasis, expressions}: Node): string | undefined {
  if (!Array.isArray(quasis) || !Array.isArray(expressions)) return undefined
  const inserted = expressions.map(evaluateStatic)
  if (inserted.includes(undefined)) return undefined
  // The parser gives each part its text in this form.
  const parts = quasis as readonly {readonly value: {readonly cooked?: string | null}}[]
  return parts.map(({value}, at) => (value.cooked ?? '') + (inserted[at] ?? '')).join('')
}

/**
 * Texts of the named fields of an object, as far as it has them; undefined where the object, or one of them, is not written out.
 * Other fields may be anything.
 */
export function fieldsOf(
  node: unknown,
  names: readonly string[],
): Readonly<Record<string, string | undefined>> | undefined {
  if (!isNode(node) || node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return undefined
  const fields: Record<string, string | undefined> = {}
  for (const property of node.properties) {
    if (!isNode(property) || property.type !== 'Property' || property.computed === true) return undefined
    const key = isNode(property.key) ? String(property.key.name ?? property.key.value) : ''
    if (!names.includes(key)) continue
    const text = evaluateStatic(property.value)
    if (text === undefined) return undefined
    fields[key] = text
  }
  return fields
}
