// Mail addresses after a colon, as in `mailto:ada@test.example`: read with directives, the colon and the first letters are one. GitHub's
// Markdown makes a link of the address.
import type {Link, Parents, Root, RootContent, RootContentMap, Text} from 'mdast'

type TextDirective = RootContentMap['textDirective']

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[\w-]*[a-z]/iy

/**
 * Makes a link of each such address.
 * @param text That the tree was read from.
 */
export function linkAddresses(tree: Root, text: string): void {
  if (text.includes('@')) linkChildren(tree, text)
}

function linkChildren(parent: Parents, text: string): void {
  // No link is in a link.
  if (parent.type === 'link' || parent.type === 'linkReference') return
  for (const child of parent.children) if ('children' in child) linkChildren(child, text)
  if (!parent.children.some(({type}) => type === 'textDirective')) return
  const rest: RootContent[] = [...parent.children]
  const linked: RootContent[] = []
  for (let node = rest.shift(); node !== undefined; node = rest.shift()) {
    const found = node.type === 'textDirective' ? takeAddress(node, rest, text) : undefined
    if (found === undefined) linked.push(node)
    else linked.push(...found)
  }
  // Phrasing for phrasing.
  parent.children = linked as typeof parent.children
}

/** The colon and the link; what the address has after the directive is taken from the nodes after it. */
function takeAddress(directive: TextDirective, rest: RootContent[], text: string): readonly [Text, Link] | undefined {
  const {position, name, children, attributes} = directive
  const start = position?.start.offset
  const isBare = children.length === 0 && Object.keys(attributes ?? {}).length === 0
  if (start === undefined || !isBare || !/\w/.test(text[start - 1] ?? '')) return undefined
  ADDRESS.lastIndex = start + 1
  const [address] = ADDRESS.exec(text) ?? []
  if (address === undefined || !address.startsWith(name)) return undefined
  if (!takeText(rest, address.slice(name.length))) return undefined
  const place = position === undefined ? {} : {position}
  const link: Link = {type: 'link', url: `mailto:${address}`, children: [{type: 'text', value: address, ...place}]}
  return [
    {type: 'text', value: ':', ...place},
    {...link, ...place},
  ]
}

/** Takes what the nodes begin with; changes nothing where that is something else. */
function takeText(nodes: RootContent[], wanted: string): boolean {
  let left = wanted
  let whole = 0
  while (left !== '') {
    const node = nodes[whole]
    const value = node === undefined ? undefined : writtenText(node)
    if (value === undefined || value === '') return false
    if (left.startsWith(value)) {
      left = left.slice(value.length)
      whole += 1
    } else if (node?.type === 'text' && value.startsWith(left)) {
      nodes.splice(0, whole + 1, {...node, value: value.slice(left.length)})
      return true
    } else return false
  }
  nodes.splice(0, whole)
  return true
}

/** Of a text, and of a link that was made from one. */
function writtenText(node: RootContent): string | undefined {
  if (node.type === 'text') return node.value
  const [only, ...others] = node.type === 'link' ? node.children : []
  return only?.type === 'text' && others.length === 0 ? only.value : undefined
}
