// Tells whether content has an h1 that serves as the page's title, so that the layout adds none.
import type {Element, Root, RootContent} from 'hast'
import {toString as toPlainText} from 'hast-util-to-string'
import {EXIT, visit} from 'unist-util-visit'
import {isOnlyComments} from '../mdast/raw-html.ts'
import {rankOf} from './headings.ts'

export interface ContentTitle {
  readonly text: string
  /** Index among the content's blocks, when nothing that shows stands before it. */
  readonly leadingIndex: number | undefined
}

/**
 * The content's own title: the first thing of the content when that is an h1 in whatever notation, or else the
 * first heading when that is an h1 above any thematic break.
 */
export function findContentTitle(tree: Root): ContentTitle | undefined {
  const node = leadingTitle(tree) ?? firstHeading(tree)
  if (node === undefined) return undefined
  const first = tree.children.findIndex((child) => !isInvisible(child))
  return {text: toPlainText(node).trim(), leadingIndex: tree.children[first] === node ? first : undefined}
}

function leadingTitle({children}: Root): Extract<RootContent, {type: 'mdxJsxFlowElement'}> | undefined {
  const first = children.find((child) => !isInvisible(child))
  return first?.type === 'mdxJsxFlowElement' && first.name === 'h1' ? first : undefined
}

function firstHeading(tree: Root): Element | undefined {
  let title: Element | undefined
  visit(tree, 'element', (element) => {
    const rank = rankOf(element.tagName)
    if (rank === undefined && element.tagName !== 'hr') return undefined
    if (rank === 1) title = element
    return EXIT
  })
  return title
}

function isInvisible(child: RootContent): boolean {
  switch (child.type) {
    case 'text':
      return child.value.trim() === ''
    case 'mdxFlowExpression':
      return isOnlyComments(child.value, ['/*', '*/'])
    case 'mdxJsxFlowElement':
      return child.name === 'Head'
    default:
      return child.type === 'mdxjsEsm' || child.type === 'comment' || child.type === 'doctype'
  }
}
