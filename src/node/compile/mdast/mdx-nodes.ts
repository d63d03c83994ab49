// Nodes of MDX that the dialect treats specially.
import type {Node} from 'unist'

/** `<details>` and `<head>` written as blocks are the components of that name; other names stay. */
export function toComponentName(name: string | null): string | null {
  if (name === 'details') return 'Details'
  return name === 'head' ? 'Head' : name
}

/** What remark plugins written for MDX 1 add: in no type of today, but in trees. */
export interface Mdx1Node extends Node {
  readonly type: 'jsx' | 'import' | 'export' | 'comment'
  readonly value: string
}

const MDX1_TYPES: ReadonlySet<string> = new Set(['jsx', 'import', 'export', 'comment'])

/** A node that MDX 1 knew. */
export function isMdx1Node(node: Node): boolean {
  return toMdx1Node(node) !== undefined
}

/** The node as such a one; undefined for any other. */
export function toMdx1Node(node: Node): Mdx1Node | undefined {
  const {value} = node as {readonly value?: unknown}
  // Both fields were looked at.
  return MDX1_TYPES.has(node.type) && typeof value === 'string' ? (node as Mdx1Node) : undefined
}

/** What no HTML can hold: a component, an expression, a script. */
export function isComponentNode(node: Node): boolean {
  return node.type.startsWith('mdx') || isMdx1Node(node)
}
