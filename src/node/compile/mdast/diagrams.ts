// Diagrams in Mermaid's language are no code for the remark plugins of a site, which were written for where they are drawn already.
import type {Root} from 'mdast'
import type {Plugin} from 'unified'
import type {Node} from 'unist'
import {visit} from 'unist-util-visit'
import type {CompilerSpec} from '../../model.ts'
import type {LoadedTransforms} from '../load-transforms.ts'

/** What a code block is while those plugins run: the name and the fields that Docusaurus gives it. */
export interface Diagram extends Node {
  type: 'mermaidCodeBlock'
  data: {hName: 'mermaid'; hProperties: {value: string}}
}

declare module 'mdast' {
  interface RootContentMap {
    mermaidCodeBlock: Diagram
  }
  interface BlockContentMap {
    mermaidCodeBlock: Diagram
  }
}

/** The plugins that do it: none where nothing would see the difference. */
export function setDiagramsAside({mermaid}: CompilerSpec, {remarkPlugins}: LoadedTransforms): Plugin<[], Root>[] {
  return mermaid && remarkPlugins.length > 0 ? [renameDiagrams] : []
}

const renameDiagrams: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', ({lang, value, position}, index, parent) => {
    if (lang !== 'mermaid' || parent === undefined || index === undefined) return
    const data: Diagram['data'] = {hName: 'mermaid', hProperties: {value}}
    parent.children[index] = {type: 'mermaidCodeBlock', data, ...(position !== undefined && {position})}
  })
}
