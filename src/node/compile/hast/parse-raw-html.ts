// HTML of the writer's own inside plain Markdown, parsed as a browser would, so that what is emitted is balanced.
import type {Root} from 'hast'
import type {Plugin} from 'unified'
import {pageOf} from '../page-state.ts'

/** What plugins of the site may add to plain Markdown. */
const COMPONENTS = ['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement']

/** Parses raw HTML in pages that have some; the parser is loaded for the first of them. */
export const parseRawHtml: Plugin<[], Root> = () => async (tree, file) => {
  if (!pageOf(file).hasRawHtml) return undefined
  const {raw} = await import('hast-util-raw')
  // Positions are read from the text that the tree was parsed from.
  const parsed = raw(tree, {file, passThrough: COMPONENTS})
  // A document in, a document out: only a fragment could give anything but a root.
  return parsed as Root
}
