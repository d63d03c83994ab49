// Links to documents while plugins of the site run: they see the permalinks of pages, as in Docusaurus, where links are resolved before.
// What they leave alone gets its path back, as links are resolved later here, with a place in the source for what is wrong.
import type {Element, Nodes as HastNodes} from 'hast'
import type {Definition, Link, Nodes as MdastNodes} from 'mdast'
import type {PluggableList, Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import {decodePath} from '../../shared/permalink.ts'
import {splitTarget} from '../files/split-target.ts'
import {pageOf} from './page-state.ts'

type Nodes = HastNodes | MdastNodes

/** A link before it was resolved. */
interface Written {
  readonly target: string
  readonly permalink: string
}

/** The plugins, with what resolves links before them and takes that back after them; none where there are none. */
export function withLinkedPages(plugins: Readonly<PluggableList>): PluggableList {
  // A node that a plugin moves to another document's tree is not known there, and stays resolved.
  const writtenIn = new WeakMap<object, Map<Nodes, Written>>()
  // New each time: unified runs a function that it is given twice only once.
  const resolve: Plugin<[], Nodes> = () => (tree: Nodes, file: VFile) => {
    const {linkedPages} = pageOf(file)
    if (Object.keys(linkedPages).length === 0) return
    const written = new Map<Nodes, Written>()
    writtenIn.set(file, written)
    visit(tree, (node) => {
      const target = targetOf(node)
      if (target === undefined) return
      const {path, suffix} = splitTarget(target)
      // What is in HTML is escaped.
      const page = [path, decodePath(path)].find((one) => Object.hasOwn(linkedPages, one))
      if (page === undefined) return
      const permalink = `${linkedPages[page]}${suffix}`
      written.set(node, {target, permalink})
      setTarget(node, permalink)
    })
  }
  const restore: Plugin<[], Nodes> = () => (tree: Nodes, file: VFile) => {
    const written = writtenIn.get(file)
    if (written === undefined) return
    visit(tree, (node) => {
      const before = written.get(node)
      if (before !== undefined && targetOf(node) === before.permalink) setTarget(node, before.target)
    })
  }
  return plugins.length === 0 ? [] : [resolve, ...plugins, restore]
}

function isLink(node: Nodes): node is Link | Definition {
  return node.type === 'link' || node.type === 'definition'
}

function isAnchor(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === 'a'
}

function targetOf(node: Nodes): string | undefined {
  if (isLink(node)) return node.url
  const href = isAnchor(node) ? node.properties.href : undefined
  return typeof href === 'string' ? href : undefined
}

function setTarget(node: Nodes, target: string): void {
  if (isLink(node)) node.url = target
  else if (isAnchor(node)) node.properties.href = target
}
