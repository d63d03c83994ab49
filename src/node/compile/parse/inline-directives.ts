// Directives in a line, `:name[label]{key=value}`, and those that are a line, `::name[label]`: nodes for remark plugins of the site. What
// the writer wrote around the label is kept, for those that no plugin takes.
import type {Nodes, Root, RootContentMap} from 'mdast'
import {visit} from 'unist-util-visit'

export type InlineDirective = RootContentMap['textDirective' | 'leafDirective']

/** Before and after the label, as written. */
export type MarkupAround = readonly [before: string, after: string]

const markup = new WeakMap<object, MarkupAround>()

const MAY_BE_DIRECTIVE = /(?<![:\\\w]):{1,2}[a-z]|:[a-z][\w-]*[[{]/i

/** False for a text that has none; a colon between words is no reason to look for them. */
export function holdsDirectives(text: string): boolean {
  return MAY_BE_DIRECTIVE.test(text)
}

/**
 * Keeps what the text has around labels.
 * @returns false where the tree has blocks of colons.
 */
export function noteDirectives(tree: Root, text: string): boolean {
  let hasBlocks = false
  visit(tree, (node, index, parent) => {
    if (node.type === 'containerDirective') hasBlocks = true
    if (!isInlineDirective(node)) return undefined
    const around = findMarkup(node, text)
    // A time of the day: names begin with a letter.
    if (node.type === 'textDirective' && /^\d/.test(node.name) && parent !== undefined && index !== undefined) {
      parent.children.splice(index, 1, {type: 'text', value: around[0]}, ...node.children, {
        type: 'text',
        value: around[1],
      })
      return index + 1
    }
    markup.set(node, around)
    return undefined
  })
  return !hasBlocks
}

function findMarkup({position, children}: InlineDirective, text: string): MarkupAround {
  const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
  const start = children[0]?.position?.start.offset
  const end = children.at(-1)?.position?.end.offset
  return start === undefined || end === undefined
    ? [text.slice(from, to), '']
    : [text.slice(from, start), text.slice(end, to)]
}

export function isInlineDirective(node: Nodes): node is InlineDirective {
  return node.type === 'textDirective' || node.type === 'leafDirective'
}

/** `:name` in a line, with nothing after it. */
export function isBare({type, children, attributes}: InlineDirective): boolean {
  return type === 'textDirective' && children.length === 0 && Object.keys(attributes ?? {}).length === 0
}

/** Of one that no plugin has taken; nothing for other nodes. A plugin that takes one gives it an element's name. */
export function markupAround(node: Nodes): MarkupAround {
  return (isInlineDirective(node) && node.data?.hName === undefined && markup.get(node)) || NONE
}

const NONE: MarkupAround = ['', '']
