// Tells whether content starts with an h1 of its own.
import type {Root, RootContent} from 'hast'
import {toString as toPlainText} from 'hast-util-to-string'

/** The h1 that is the first thing of the content, with its text; what shows nothing does not count. */
export function findContentTitle({children}: Root): {readonly node: RootContent; readonly text: string} | undefined {
  const first = children.find((child) => !isInvisible(child))
  const isTitle =
    first?.type === 'element' ? first.tagName === 'h1' : first?.type === 'mdxJsxFlowElement' && first.name === 'h1'
  return isTitle && first !== undefined && 'children' in first
    ? {node: first, text: toPlainText(first).trim()}
    : undefined
}

function isInvisible(child: RootContent): boolean {
  switch (child.type) {
    case 'text':
      return child.value.trim() === ''
    case 'mdxFlowExpression':
      return child.value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === ''
    case 'mdxJsxFlowElement':
      return child.name === 'Head'
    default:
      return child.type === 'mdxjsEsm' || child.type === 'comment' || child.type === 'doctype'
  }
}
