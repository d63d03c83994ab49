// Ids of headings. They are given before plugins of the site see the tree, as Docusaurus gives them: a heading that a plugin adds
// has none and takes none from another, and a text that a plugin changes keeps the id that links know.
import GithubSlugger from 'github-slugger'
import type {Element} from 'hast'
import type {Heading, Nodes, Root, Text} from 'mdast'
import rehypeSlug from 'rehype-slug'
import {knowsDirectives} from '../compiler-spec.ts'
import type {PageState} from '../page-state.ts'
import {markupAround} from '../parse/inline-directives.ts'
import {isReservedId} from '../reserved-id.ts'
import {isCommentOnly} from './raw-html.ts'

declare module 'mdast' {
  interface HeadingData {
    id?: string
  }
}

export interface FoundHeading {
  readonly heading: Heading
  /** Id that the writer gave. It stays as it is. */
  readonly explicit: string | undefined
}

/** Gives ids to all headings of a document, in their order. */
export function nameHeadings(found: readonly FoundHeading[], page: PageState): void {
  const isAllowed = (id: string): boolean => id !== '' && !(page.spec.isUntrusted && isReservedId(id))
  const unnamed: Heading[] = []
  for (const {heading, explicit} of found) {
    if (heading === page.leftOutTitle) continue
    if (explicit !== undefined && isAllowed(explicit)) setId(heading, explicit)
    else unnamed.push(heading)
  }
  const keepsCase = page.spec.maintainHeadingCase || unnamed.some((heading) => givenId(heading) !== undefined)
  const ids = keepsCase ? slugsWithCase(unnamed, page) : slugs(unnamed, page)
  for (const [at, id] of ids.entries()) {
    const heading = unnamed[at]
    if (heading !== undefined && isAllowed(id)) setId(heading, id)
  }
  if (page.spec.hasMdx1) for (const {heading} of found) heading.children = heading.children.filter(isNoComment)
}

function isNoComment(node: Nodes): boolean {
  return node.type !== 'html' || !isCommentOnly(node.value)
}

/** Plugins look for it in both places. */
function setId(heading: Heading, id: string): void {
  heading.data = {...heading.data, id, hProperties: {...heading.data?.hProperties, id}}
}

/** Id of a plugin that ran before. It is made unlike all others. */
function givenId({data}: Heading): string | undefined {
  const id = data?.hProperties?.id
  return id ? String(id) : undefined
}

const giveIds = rehypeSlug()

function slugs(headings: readonly Heading[], page: PageState): readonly string[] {
  const children = headings.map(
    (heading): Element => ({
      ...{type: 'element', tagName: `h${heading.depth}`, properties: {}},
      children: [{type: 'text', value: textOf(heading, page)}],
    }),
  )
  giveIds({type: 'root', children})
  return children.map(({properties}) => String(properties.id))
}

/** `rehype-slug` knows small letters alone. */
function slugsWithCase(headings: readonly Heading[], page: PageState): readonly string[] {
  const slugger = new GithubSlugger()
  return headings.map((heading) => {
    const given = givenId(heading)
    return given === undefined
      ? slugger.slug(textOf(heading, page), page.spec.maintainHeadingCase)
      : slugger.slug(given, true)
  })
}

/** What the writer wrote: the name of an emoji, the text of an image, the source of an expression. */
function textOf(node: Nodes, page: PageState): string {
  if (node.type === 'html') return page.spec.hasMdx1 && !isNoComment(node) ? node.value.slice(4, -3) : ''
  // To Docusaurus 3 `M:N` is an M and a directive, whose name is in no id, though the page shows it.
  if (node.type === 'text') return knowsDirectives(page.spec) ? withoutDirectives(node, page) : node.value
  const [before, after] = knowsDirectives(page.spec) ? [] : markupAround(node)
  if ('children' in node)
    return [before, ...node.children.map((child) => textOf(child, page)), after].filter(Boolean).join('')
  if ('value' in node) return node.value
  return 'alt' in node ? (node.alt ?? '') : ''
}

/** As micromark reads them: a name ends in a letter or a digit, and a colon is neither before nor behind it. */
const DIRECTIVE = /(?<!:):[a-z](?:[\w-]*[a-z\d])?(?![\w:-])(?:\[([^[\]]*)\])?/gi

function withoutDirectives({value, position}: Text, {source}: PageState): string {
  if (!value.includes(':')) return value
  const written = source.text.slice(position?.start.offset, position?.end.offset)
  return written.includes('\\:') ? value : value.replace(DIRECTIVE, '$1')
}

/** The h1 that a document begins with. */
export function findLeadingTitle({children}: Root): Heading | undefined {
  const first = children.find(
    (child) => child.type !== 'mdxjsEsm' && !(child.type === 'html' && isCommentOnly(child.value)),
  )
  return first?.type === 'heading' && first.depth === 1 ? first : undefined
}
