// Strong text of MDX 1: two stars begin it and the next two end it, whatever stands next to them. CommonMark reads stars
// between a full stop and a letter as text, as in "**Fine.**and", or as the beginning of the next.
import type {Nodes, Parents, PhrasingContent, Strong, Text} from 'mdast'

const STARS = /(?<!\*)\*\*(?!\*)/

/** @param text What the tree was made from. */
export function pairStars(parent: Parents, text: string): void {
  for (const child of parent.children) if ('children' in child) pairStars(child, text)
  const children: readonly Nodes[] = parent.children
  if (!children.some((child) => hasLooseStars(child, text))) return
  const parts = children.flatMap((child) => toParts(child, text))
  parent.children = toNodes(parts) as typeof parent.children
}

function hasLooseStars(node: Nodes, text: string): boolean {
  if (node.type === 'text') return STARS.test(node.value)
  return isOfStars(node, text) && node.children.some((child) => isOfStars(child, text) || hasLooseStars(child, text))
}

function isOfStars(node: Nodes, text: string): node is Strong {
  return node.type === 'strong' && text[node.position?.start.offset ?? -1] === '*'
}

type Part = Nodes | '**'

function toParts(node: Nodes, text: string): readonly Part[] {
  if (isOfStars(node, text)) return ['**', ...node.children.flatMap((child) => toParts(child, text)), '**']
  if (node.type !== 'text' || !STARS.test(node.value)) return [node]
  return node.value.split(STARS).flatMap((value, at) => {
    const part: Part[] = value === '' ? [] : [{...node, value}]
    return at === 0 ? part : ['**', ...part]
  })
}

function toNodes(parts: readonly Part[]): readonly Nodes[] {
  const nodes: Nodes[] = []
  let from = 0
  for (let open = parts.indexOf('**'); open >= 0; open = parts.indexOf('**', from)) {
    const close = parts.indexOf('**', open + 1)
    nodes.push(...nodesIn(parts.slice(from, open)))
    const content = nodesIn(parts.slice(open + 1, close < 0 ? undefined : close))
    if (close < 0) return [...nodes, stars(), ...content]
    if (content.length > 0) nodes.push({type: 'strong', children: content as PhrasingContent[]})
    from = close + 1
  }
  return [...nodes, ...nodesIn(parts.slice(from))]
}

function nodesIn(parts: readonly Part[]): Nodes[] {
  return parts.filter((part) => part !== '**')
}

function stars(): Text {
  return {type: 'text', value: '**'}
}
