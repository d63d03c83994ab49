// The front matter as a node of the tree, where plugins of a site look for it; nothing of the compiler's own does.
import type {Root, Yaml} from 'mdast'
import type {PluggableList, Plugin} from 'unified'
import {withCompleteNodes} from '../complete-nodes.ts'
import {pageOf} from '../page-state.ts'
import {headerOf} from '../parse/prepare-source.ts'

/** The plugins, with what puts the node before them and takes it out again; none where there are none. */
export function withFrontMatter(plugins: Readonly<PluggableList>): PluggableList {
  if (plugins.length === 0) return []
  // New functions each time: unified runs one that it is given twice only once.
  const add: Plugin<[], Root> = () => (tree, file) => {
    const {written} = pageOf(file)
    const header = written === undefined ? undefined : headerOf(written)
    if (header !== undefined) tree.children.unshift(toNode(header))
  }
  const drop: Plugin<[], Root> = () => (tree) => {
    tree.children = tree.children.filter(({type}) => type !== 'yaml')
  }
  return [add, ...withCompleteNodes(plugins), drop]
}

/** @param value What is between the delimiters. */
function toNode(value: string): Yaml {
  const lines = value === '' ? 0 : value.split('\n').length
  const start = {line: 1, column: 1, offset: 0}
  // Three hyphens and a line end before it, a line end and three hyphens behind.
  const end = {line: lines + 2, column: 4, offset: value.length + (lines === 0 ? 7 : 8)}
  return {type: 'yaml', value, position: {start, end}}
}
