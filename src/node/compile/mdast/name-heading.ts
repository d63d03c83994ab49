// Ids of headings. They are given before plugins of the site see the tree, as Docusaurus gives them: a heading that a plugin adds
// has none and takes none from another, and a text that a plugin changes keeps the id that links know.
import type {Heading, Nodes, Root} from 'mdast'
import type {PageState} from '../page-state.ts'
import {isCommentOnly} from './raw-html.ts'

declare module 'mdast' {
  interface HeadingData {
    id?: string
  }
}

/** @param explicit Id that the writer gave, which stays as it is. One of a plugin that ran before is made unlike all others. */
export function nameHeading(heading: Heading, explicit: string | undefined, page: PageState): void {
  if (heading === page.leftOutTitle) return
  const isAllowed = (id: string): boolean => id !== '' && !(page.spec.isUntrusted && id.startsWith('__'))
  const given = heading.data?.hProperties?.id
  const id =
    explicit !== undefined && isAllowed(explicit)
      ? explicit
      : given
        ? page.slugger.slug(String(given), true)
        : slugOf(heading, page)
  // Plugins look for it in both places.
  if (isAllowed(id)) heading.data = {...heading.data, id, hProperties: {...heading.data?.hProperties, id}}
}

function slugOf(heading: Heading, {slugger, spec}: PageState): string {
  return slugger.slug(textOf(heading), spec.maintainHeadingCase)
}

/** What the writer wrote: the name of an emoji, the text of an image, the source of an expression. */
function textOf(node: Nodes): string {
  if (node.type === 'html') return ''
  if ('children' in node) return node.children.map(textOf).join('')
  if ('value' in node) return node.value
  return 'alt' in node ? (node.alt ?? '') : ''
}

/** The h1 that a document begins with. */
export function findLeadingTitle({children}: Root): Heading | undefined {
  const first = children.find(
    (child) => child.type !== 'mdxjsEsm' && !(child.type === 'html' && isCommentOnly(child.value)),
  )
  return first?.type === 'heading' && first.depth === 1 ? first : undefined
}
