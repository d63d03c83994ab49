// Nodes that plugins of the site add: MDX makes do without lists that are empty, which the types of nodes promise to everyone after it.
import type {Nodes as HastNodes} from 'hast'
import type {Nodes as MdastNodes} from 'mdast'
// For the nodes of MDX in both kinds of tree.
import type {} from 'mdast-util-mdx'
import type {PluggableList, Plugin} from 'unified'
import {visit} from 'unist-util-visit'

/** The plugins, with what completes their nodes after them; none where there are none. */
export function withCompleteNodes(plugins: Readonly<PluggableList>): PluggableList {
  // New each time: unified runs a function that it is given twice only once.
  const complete: Plugin<[], Nodes> = () => (tree: Nodes) => visit(tree, completeNode)
  return plugins.length === 0 ? [] : [...plugins, complete]
}

type Nodes = HastNodes | MdastNodes

function completeNode(node: Partial<Nodes>): void {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    node.name ??= null
    node.attributes ??= []
    node.children ??= []
  } else if (node.type === 'element') {
    node.properties ??= {}
    node.children ??= []
  }
}
