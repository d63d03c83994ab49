// Strong and emphasised text of MDX 1: stars begin it and the next as many end it, whatever stands next to them, as do two
// underscores. CommonMark reads stars between a full stop and a letter as text, as in "**Fine.**and", or as the beginning of the next,
// and those between spaces, and underscores in words.
import type {Emphasis, Nodes, Parents, PhrasingContent, Strong, Text} from 'mdast'

type Stars = '**' | '*' | '__'
type Part = Nodes | Stars

const STARS = /((?<!\*)\*\*?(?!\*)|(?<!_)__(?!_))/

/** @param text What the tree was made from. */
export function pairStars(parent: Parents, text: string): void {
  for (const child of parent.children) if ('children' in child && !isUrl(child, text)) pairStars(child, text)
  const children: readonly Nodes[] = parent.children
  if (!children.some((child) => hasLooseStars(child, text))) return
  const parts = children.flatMap((child) => toParts(child, text))
  parent.children = toNodes(parts) as typeof parent.children
}

/** Offsets of stars that are none of Markdown, and that are with others here: one for each paragraph, heading or cell. */
export function findPairedStars(parent: Parents, text: string): readonly number[] {
  const children: readonly Nodes[] = parent.children
  const inner = children.flatMap((child) =>
    'children' in child && !isUrl(child, text) ? findPairedStars(child, text) : [],
  )
  const loose = children.find((child) => hasLooseStars(child, text))
  if (loose === undefined || inner.length > 0) return inner
  const paired = toNodes(children.flatMap((child) => toParts(child, text)))
  const start = loose.position?.start.offset ?? 0
  const at = text.slice(start, loose.position?.end.offset).search(STARS)
  return shapeOf(paired) === shapeOf(children) ? [] : [start + Math.max(0, at)]
}

/** A URL that is its own text. */
function isUrl({type, position}: Nodes, text: string): boolean {
  return type === 'link' && text[position?.start.offset ?? -1] !== '['
}

/** What is bold and what is emphasised, however its text is cut. */
function shapeOf(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'strong' || node.type === 'emphasis'
        ? `<${node.type}>${shapeOf(node.children)}</>`
        : `<${node.type}/>`
    })
    .join('')
}

function hasLooseStars(node: Nodes, text: string): boolean {
  if (node.type === 'text') return STARS.test(node.value)
  if (!isOfStars(node, text)) return false
  return node.children.some((child) => child.type === node.type || hasLooseStars(child, text))
}

function isOfStars(node: Nodes, text: string): node is Strong | Emphasis {
  const sign = text[node.position?.start.offset ?? -1]
  return (
    (node.type === 'strong' && sign === '_') || ((node.type === 'strong' || node.type === 'emphasis') && sign === '*')
  )
}

function starsOf({type, position}: Strong | Emphasis, text: string): Stars {
  if (type === 'emphasis') return '*'
  return text[position?.start.offset ?? -1] === '_' ? '__' : '**'
}

function toParts(node: Nodes, text: string): readonly Part[] {
  if (isOfStars(node, text)) {
    const stars = starsOf(node, text)
    return [stars, ...node.children.flatMap((child) => toParts(child, text)), stars]
  }
  if (node.type !== 'text' || !STARS.test(node.value)) return [node]
  return node.value.split(STARS).flatMap((value): Part[] => {
    if (value === '**' || value === '*' || value === '__') return [value]
    return value === '' ? [] : [{...node, value}]
  })
}

function toNodes(parts: readonly Part[]): readonly Nodes[] {
  const nodes: Nodes[] = []
  const end: Record<Stars, number> = {'**': 0, '*': 0, __: 0}
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as Part
    if (typeof part !== 'string') {
      nodes.push(part)
      continue
    }
    // What is not found once is not there for any that comes later.
    const close = end[part] < 0 ? -1 : parts.indexOf(part, at + 1)
    end[part] = close
    const content = close < 0 ? [] : parts.slice(at + 1, close)
    if (content.every(isBlank)) nodes.push(toText(part))
    else {
      nodes.push(toNode(part, toNodes(content)))
      at = close
    }
  }
  return nodes
}

function isBlank(part: Part): boolean {
  return typeof part !== 'string' && part.type === 'text' && part.value.trim() === ''
}

function toNode(stars: Stars, children: readonly Nodes[]): Strong | Emphasis {
  return {type: stars === '*' ? 'emphasis' : 'strong', children: children as PhrasingContent[]}
}

function toText(stars: Stars): Text {
  return {type: 'text', value: stars}
}
