// Blocks between `:::name` and `:::`: nodes while remark plugins of the site run. Those that no plugin has taken are admonitions.
// Where they are of no such name, the lines that were written stand for them, or what is in them as in Docusaurus 3.
import type {Paragraph, Parents, PhrasingContent, Root, RootContent, RootContentMap} from 'mdast'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import {knowsDirectives} from '../compiler-spec.ts'
import type {LoadedTransforms} from '../load-transforms.ts'
import {type PageState, pageOf} from '../page-state.ts'
import type {AdmonitionFence} from '../parse/admonition-fences.ts'
import {fenceNumber} from '../parse/prepare-source.ts'
import {toTitle} from './admonitions.ts'

/** As the package remark-directive has it, whose nodes such plugins look for. */
type ContainerDirective = RootContentMap['containerDirective']

/** The fences of each node that this file has made. */
const fencesOf = new WeakMap<ContainerDirective, readonly [AdmonitionFence, AdmonitionFence]>()

interface GroupOptions {
  /** Plugins run before admonitions are made: they may look for these, too. */
  readonly admonitions: boolean
}

export function groupFor({beforeDefaultRemarkPlugins}: LoadedTransforms): [Plugin<[GroupOptions], Root>, GroupOptions] {
  return [groupDirectives, {admonitions: beforeDefaultRemarkPlugins.length > 0}]
}

/** Makes nodes of blocks whose two fences stand in the same block. */
const groupDirectives: Plugin<[GroupOptions], Root> = ({admonitions}) => {
  const isWanted = ({leftOver}: AdmonitionFence): boolean => admonitions || leftOver !== undefined
  return (tree, file) => {
    const page = pageOf(file)
    if (page.source.fences.some(isWanted)) groupChildren(tree, {page, isWanted})
  }
}

interface Grouping {
  readonly page: PageState
  readonly isWanted: (fence: AdmonitionFence) => boolean
}

function groupChildren(parent: Parents, grouping: Grouping): void {
  const {page, isWanted} = grouping
  for (const child of parent.children) if ('children' in child) groupChildren(child, grouping)
  const numbers = parent.children.map((child) => ('value' in child ? fenceNumber(child.value) : undefined))
  const places = new Map(numbers.flatMap((number, at) => (number === undefined ? [] : [[number, at] as const])))
  const group = (from: number, to: number): RootContent[] => {
    const result: RootContent[] = []
    for (let at = from; at < to; at += 1) {
      const child = parent.children[at]
      const fence = page.source.fences[numbers[at] ?? -1]
      if (child === undefined) continue
      const opens = fence?.opening !== undefined && isWanted(fence)
      const end = opens ? (places.get(fence.partner) ?? -1) : -1
      const closer = page.source.fences[fence?.partner ?? -1]
      if (fence === undefined || closer === undefined || end <= at || end >= to) {
        result.push(child)
        continue
      }
      const node = toDirective(fence, page, group(at + 1, end) as ContainerDirective['children'])
      const [start, finish] = [child.position?.start, parent.children[end]?.position?.end]
      if (start !== undefined && finish !== undefined) node.position = {start, end: finish}
      fencesOf.set(node, [fence, closer])
      result.push(node)
      at = end
    }
    return result
  }
  // Blocks for blocks: fences are lines of their own.
  if (numbers.some((number) => number !== undefined))
    parent.children = group(0, parent.children.length) as typeof parent.children
}

function toDirective(
  fence: AdmonitionFence,
  page: PageState,
  content: ContainerDirective['children'],
): ContainerDirective {
  const {opening = {keyword: '', title: '', titleColumn: 1, classNames: []}} = fence
  const label = toTitle(fence, opening, page)
  const children = label.length === 0 ? content : [toLabel(label), ...content]
  return {type: 'containerDirective', name: opening.keyword, attributes: {...opening.attributes}, children}
}

function toLabel(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', data: {directiveLabel: true}, children}
}

/** A plugin that takes one gives it an element's name, or puts other nodes in its place. */
export const writeDirectives: Plugin<[], Root> = () => (tree, file) => {
  const page = pageOf(file)
  visit(tree, 'containerDirective', (node, index, parent) => {
    const [opener, closer] = fencesOf.get(node) ?? []
    if (node.data?.hName !== undefined || opener === undefined || closer === undefined) return undefined
    if (parent === undefined || index === undefined) return undefined
    if (opener.leftOver !== undefined) page.messages.push(opener.leftOver)
    if (opener.leftOver !== undefined && knowsDirectives(page.spec)) {
      node.data = {...node.data, hName: 'div'}
      return undefined
    }
    const content = node.children.filter(({data}) => !(data && 'directiveLabel' in data))
    parent.children.splice(index, 1, toLine(opener), ...content, toLine(closer))
    return index
  })
}

function toLine({source}: AdmonitionFence): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value: source.trim()}]}
}
