// Elements of a page that Markdown has no node for: admonitions, tabs.
import type {Properties} from 'hast'
import type {BlockContent, DefinitionContent, PhrasingContent} from 'mdast'
import type {Node} from 'unist'

/** An element; `data` says how it is written. */
export interface HtmlElement extends Node {
  type: 'htmlElement'
  /** Its children are blocks, each on lines of its own. */
  isFlow: boolean
  data: {hName: string; hProperties: Properties}
  children: (BlockContent | DefinitionContent | PhrasingContent)[]
}

declare module 'mdast' {
  interface RootContentMap {
    htmlElement: HtmlElement
  }
  interface BlockContentMap {
    htmlElement: HtmlElement
  }
  interface PhrasingContentMap {
    htmlElement: HtmlElement
  }
}

export function htmlElement(hName: string, hProperties: Properties, children: HtmlElement['children']): HtmlElement {
  return {type: 'htmlElement', isFlow: false, data: {hName, hProperties}, children}
}
