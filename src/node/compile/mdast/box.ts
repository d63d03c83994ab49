// Elements of a page that Markdown has no node for: admonitions, tabs.
import type {Properties} from 'hast'
import type {BlockContent, DefinitionContent, PhrasingContent} from 'mdast'
import type {Node} from 'unist'

/** An element; `data` says how it is written. */
export interface Box extends Node {
  type: 'box'
  /** Its children are blocks, each on lines of its own. */
  isFlow: boolean
  data: {hName: string; hProperties: Properties}
  children: (BlockContent | DefinitionContent | PhrasingContent)[]
}

declare module 'mdast' {
  interface RootContentMap {
    box: Box
  }
  interface BlockContentMap {
    box: Box
  }
  interface PhrasingContentMap {
    box: Box
  }
}

export function box(hName: string, hProperties: Properties, children: Box['children']): Box {
  return {type: 'box', isFlow: false, data: {hName, hProperties}, children}
}
