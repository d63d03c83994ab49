// What an admonition is while remark plugins of the site run: the node that Docusaurus makes of its fences.
import type {Properties} from 'hast'
import type {BlockContent, PhrasingContent, Root, RootContent, RootContentMap} from 'mdast'
import type {Plugin} from 'unified'
import type {Node} from 'unist'
import {visit} from 'unist-util-visit'
import {withoutUndefined} from '../../../shared/without-undefined.ts'
import type {CompilerSpec} from '../../model.ts'
import {type PageState, pageOf} from '../page-state.ts'
import {type AdmonitionParts, plainTitle, toShown} from './admonition-html.ts'

/** A title with formatting, as remark plugins find it. */
interface AdmonitionTitle extends Node {
  type: 'mdxAdmonitionTitle'
  data: {hName: 'mdxAdmonitionTitle'; hProperties: Record<string, never>}
  children: PhrasingContent[]
}

declare module 'mdast' {
  interface Data {
    /** Of an admonition that stands for one of another keyword. */
    admonitionLabel?: string | undefined
  }
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
  return areSetAside(page.spec) ? toDirective(parts) : toShown(parts, page)
}

function areSetAside({transforms}: CompilerSpec): boolean {
  return transforms.remarkPlugins.length > 0
}

/** The node that Docusaurus makes of the fences: plain text is a field, a title with formatting the first child. */
function toDirective({opening, title, label, content, position}: AdmonitionParts): RootContent {
  const {keyword, id, classNames} = opening
  const plain = plainTitle(title)
  const className = classNames.join(' ') || undefined
  // The class is one text in Docusaurus, where types of HTML trees know lists of names alone.
  const hProperties = withoutUndefined({title: plain, className, id, type: keyword}) as unknown as Properties
  const heading: readonly AdmonitionTitle[] =
    title.length === 0 || plain !== undefined
      ? []
      : [{type: 'mdxAdmonitionTitle', data: {hName: 'mdxAdmonitionTitle', hProperties: {}}, children: title}]
  return {
    type: 'containerDirective',
    name: keyword,
    attributes: withoutUndefined({class: className, id}),
    data: {hName: 'admonition', hProperties, ...(label !== undefined && {admonitionLabel: label})},
    children: [...heading, ...content] as BlockContent[],
    ...(position && {position}),
  }
}

/** The plugins that come after those of the site: none where all admonitions are shown already. */
export function showAdmonitions(spec: CompilerSpec): Plugin<[], Root>[] {
  return areSetAside(spec) ? [writeAdmonitions] : []
}

/** What plugins of the site have left of admonitions, or made as Docusaurus has them. */
const writeAdmonitions: Plugin<[], Root> = () => (tree, file) => {
  const page = pageOf(file)
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (node.data?.hName !== 'admonition' || parent === undefined || index === undefined) return undefined
    parent.children[index] = toShown(readNode(node), page) as BlockContent
    // Others may be inside of it.
    return index
  })
}

function readNode({name, data, children}: ContainerDirective): AdmonitionParts {
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
  return {opening, title: heading ?? named, label: data?.admonitionLabel, content}
}
