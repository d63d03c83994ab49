// What an admonition is while remark plugins of the site run: the node that Docusaurus makes of its fences.
import type {Properties} from 'hast'
import type {BlockContent, PhrasingContent, Root, RootContent, RootContentMap} from 'mdast'
import type {Plugin} from 'unified'
import type {Node} from 'unist'
import {visit} from 'unist-util-visit'
import {type PageState, pageOf} from '../page-state.ts'
import type {AdmonitionOpening} from '../parse/directive-opening.ts'
import {type AdmonitionParts, toShown} from './admonition-html.ts'

/** Keywords that are another one to Docusaurus 2: its title, where there is none, its colour and its icon. */
const OLD_LABELS: Readonly<Record<string, string>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  warning: 'danger',
}

/** A title with formatting, as remark plugins find it. */
interface AdmonitionTitle extends Node {
  type: 'mdxAdmonitionTitle'
  data: {hName: 'mdxAdmonitionTitle'; hProperties: Record<string, never>}
  children: PhrasingContent[]
}

declare module 'mdast' {
  interface RootContentMap {
    mdxAdmonitionTitle: AdmonitionTitle
  }
  interface BlockContentMap {
    mdxAdmonitionTitle: AdmonitionTitle
  }
}

type ContainerDirective = RootContentMap['containerDirective']

/** As it is shown; while remark plugins of the site run, as they find it in Docusaurus. */
export function toAdmonition(parts: AdmonitionParts, page: PageState): RootContent {
  return page.spec.transforms.remarkPlugins.length > 0 ? toDirective(parts) : toShown(parts, page)
}

export function labelOf({keyword}: AdmonitionOpening, {spec}: PageState): string | undefined {
  return spec.hasMdx1 ? OLD_LABELS[keyword] : undefined
}

/** The node that Docusaurus makes of the fences: plain text is a field, a title with formatting the first child. */
function toDirective({opening: {keyword, id, classNames}, title, content, position}: AdmonitionParts): RootContent {
  const [first, ...others] = title
  const plain = first?.type === 'text' && others.length === 0 ? first.value : undefined
  const attributes = {
    ...(classNames.length > 0 && {class: classNames.join(' ')}),
    ...(id !== undefined && {id}),
  }
  const named = {
    ...(plain !== undefined && {title: plain}),
    ...(attributes.class !== undefined && {className: attributes.class}),
    ...(id !== undefined && {id}),
  }
  // The class is one text in Docusaurus, where types of HTML trees know lists of names alone.
  const hProperties = {...named, type: keyword} as unknown as Properties
  const data = {hName: 'admonition', hProperties}
  const heading: readonly AdmonitionTitle[] =
    title.length === 0 || plain !== undefined
      ? []
      : [{type: 'mdxAdmonitionTitle', data: {hName: 'mdxAdmonitionTitle', hProperties: {}}, children: title}]
  const children = [...heading, ...content] as BlockContent[]
  return {type: 'containerDirective', name: keyword, attributes, data, children, ...(position && {position})}
}

/** After plugins of the site: what they have left of admonitions, or made as Docusaurus has them. */
export const writeAdmonitions: Plugin<[], Root> = () => (tree, file) => {
  const page = pageOf(file)
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (node.data?.hName !== 'admonition' || parent === undefined || index === undefined) return undefined
    parent.children[index] = toShown(readNode(node, page), page) as BlockContent
    // Others may be inside of it.
    return index
  })
}

function readNode({name, data, children}: ContainerDirective, page: PageState): AdmonitionParts {
  const {title, className, id, type} = data?.hProperties ?? {}
  const [first, ...rest] = children
  const heading = first?.type === 'mdxAdmonitionTitle' ? first.children : undefined
  const classNames = [className].flat().flatMap((one) => (typeof one === 'string' ? one.split(/\s+/) : []))
  const opening = {
    keyword: typeof type === 'string' ? type : name,
    title: '',
    titleColumn: 1,
    classNames: classNames.filter((one) => one !== ''),
    ...(typeof id === 'string' && {id}),
  }
  const named: PhrasingContent[] = typeof title === 'string' && title !== '' ? [{type: 'text', value: title}] : []
  const content = heading === undefined ? children : rest
  return {opening, title: heading ?? named, label: labelOf(opening, page), content}
}
