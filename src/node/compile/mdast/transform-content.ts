// The walk over a page's Markdown tree, one for all that this dialect adds: admonitions, alerts, heading ids, comments; then
// the table of contents.
// One walk instead of one transform each: walking is what costs.
import type {Heading, Html, Nodes, Parents, PhrasingContent, Root, RootContent} from 'mdast'
import type {Plugin} from 'unified'
import {type PageState, pageOf} from '../page-state.ts'
import {commentText, fenceNumber, isMarkedComment, restoreMarks} from '../parse/prepare-source.ts'
import {toAdmonition} from './admonition-nodes.ts'
import {groupAdmonitions, readDirective, toAlert} from './admonitions.ts'
import {reportSlips} from './likely-slips.ts'
import {listHeadings} from './list-headings.ts'
import {toComponentName} from './mdx-nodes.ts'
import {type FoundHeading, findLeadingTitle, nameHeadings} from './name-heading.ts'
import {isCommentOnly, isUnknownTag} from './raw-html.ts'
import {restoreNode} from './restore-marks.ts'
import {wrapTitle} from './wrap-title.ts'

/** Any node that this walk may meet. Parents of every kind hold some of these; the walk keeps each in its place. */
export type Content = RootContent

export const transformContent: Plugin<[], Root> = () => (tree, file) => {
  const page = pageOf(file)
  // Layouts show the title of a document that stands in lists: this one is left out, and no other heading makes way for it.
  page.leftOutTitle = page.idSuffix === undefined ? undefined : findLeadingTitle(tree)
  const headings: FoundHeading[] = []
  transformChildren(tree, {page, headings})
  if (page.spec.emoji && NAMED_EMOJI.test(page.source.text)) return addEmoji(tree, page, headings)
  nameHeadings(headings, page)
  listHeadings(tree, page)
  wrapTitle(tree, page)
  return undefined
}

const NAMED_EMOJI = /:(?:\+1|-1|[\w-]+):/

/** Ids of headings have the names of emoji; those of Docusaurus 2 have neither the names nor the emoji. */
async function addEmoji(tree: Root, page: PageState, headings: readonly FoundHeading[]): Promise<void> {
  const {replaceEmoji} = await import('./replace-emoji.ts')
  if (!page.spec.hasMdx1) nameHeadings(headings, page)
  await replaceEmoji(tree)
  if (page.spec.hasMdx1) nameHeadings(headings, page)
  listHeadings(tree, page)
  wrapTitle(tree, page)
}

interface Walk {
  readonly page: PageState
  /** Those that have been found, in their order. */
  readonly headings: FoundHeading[]
}

function transformChildren(parent: Parents, walk: Walk): void {
  const kept: Content[] = []
  let hasFences = false
  for (const child of parent.children) {
    const result = transformNode(child, parent, walk)
    if (result === undefined) continue
    if (isFence(result)) hasFences = true
    kept.push(result)
  }
  const grouped = hasFences ? groupAdmonitions(kept, walk.page) : kept
  // What a node is replaced with may stand where the node stood: blocks for blocks, phrasing for phrasing.
  parent.children = grouped as typeof parent.children
}

/** The node, its replacement, or undefined to drop it. */
function transformNode(node: Content, parent: Parents, walk: Walk): Content | undefined {
  const {page} = walk
  if (node.type === 'html') return transformHtml(node, parent, page)
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
  if (isExpression && isMarkedComment(node.value))
    return mayNameHeading(parent, page) ? toComment(node.value, page) : undefined
  reportSlips(node, page)
  const id = node.type === 'heading' ? takeHeadingId(node, page) : undefined
  if (node.type === 'mdxJsxFlowElement') node.name = toComponentName(node.name)
  if (page.source.hasMarks) restoreNode(node, page.source)
  // Without its title, which is no part of the content.
  const admonition = node.type === 'containerDirective' ? readDirective(node, page) : undefined
  if ('children' in node) transformChildren(node, walk)
  if (admonition !== undefined && 'children' in node)
    return toAdmonition({...admonition, content: node.children, position: node.position}, page)
  if (node.type === 'heading') walk.headings.push({heading: node, explicit: id})
  return node.type === 'blockquote' ? (toAlert(node, page) ?? node) : node
}

/** The id of a heading has the text of its comments in Docusaurus 2. They are left out once it is known. */
function mayNameHeading(parent: Parents, {spec}: PageState): boolean {
  return spec.hasMdx1 && parent.type === 'heading'
}

function toComment(marked: string, page: PageState): Html {
  return {type: 'html', value: restoreMarks(`{${marked}}`, page.source)}
}

function transformHtml(node: Html, parent: Parents, page: PageState): Content | undefined {
  if (fenceNumber(node.value) !== undefined) return node
  if (isCommentOnly(node.value)) return mayNameHeading(parent, page) ? node : undefined
  node.value = restoreMarks(node.value, page.source)
  if (!BLOCK_PARENTS.has(parent.type) && isUnknownTag(node.value)) {
    return {type: 'text', value: node.value, ...(node.position === undefined ? {} : {position: node.position})}
  }
  page.hasRawHtml = true
  return node
}

const BLOCK_PARENTS: ReadonlySet<string> = new Set(['root', 'listItem', 'blockquote', 'footnoteDefinition'])

function isFence(node: Nodes): boolean {
  return (node.type === 'html' || node.type === 'mdxFlowExpression') && fenceNumber(node.value) !== undefined
}

/** An id at the end of a heading: `{#id}`, or a comment that starts with `#id`. */
function takeHeadingId(heading: Heading, page: PageState): string | undefined {
  const last = heading.children.at(-1)
  if (last === undefined || heading.data?.hProperties?.id) return undefined
  const id = last.type === 'text' ? takeTrailingId(last, page) : idOfComment(last)
  if (id === undefined) return undefined
  if (last.type !== 'text' || last.value === '') heading.children.pop()
  const before = heading.children.at(-1)
  if (before?.type === 'text') before.value = before.value.trimEnd()
  return id
}

function takeTrailingId(text: Extract<PhrasingContent, {type: 'text'}>, {source}: PageState): string | undefined {
  const value = restoreMarks(text.value, source).trimEnd()
  const start = value.lastIndexOf('{#')
  const id = value.slice(start + 2, -1).trim()
  if (start < 0 || id === '' || value.indexOf('}', start) !== value.length - 1) return undefined
  text.value = value.slice(0, start).trimEnd()
  return id
}

function idOfComment(node: PhrasingContent): string | undefined {
  const text =
    node.type === 'html'
      ? /^<!--([\s\S]*)-->$/.exec(node.value)?.[1]
      : node.type === 'mdxTextExpression'
        ? commentText(node.value)
        : undefined
  return text === undefined ? undefined : /^\s*#(\S+)/.exec(text)?.[1]
}
