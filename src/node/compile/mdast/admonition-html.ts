// How an admonition is shown: elements that need no code in the browser,
// `div.theme-admonition > div.admonitionHeading_ + div.admonitionContent_`, or the component of a site.
import type {BlockContent, PhrasingContent, RootContent} from 'mdast'
import type {Position} from 'unist'
import type {PageState} from '../page-state.ts'
import type {AdmonitionOpening} from '../parse/directive-opening.ts'
import {type HtmlElement, htmlElement} from './html-element.ts'

export interface AdmonitionParts {
  readonly opening: AdmonitionOpening
  readonly title: PhrasingContent[]
  /** Keyword whose title and look it has, where that is another one. */
  readonly label?: string | undefined
  readonly content: RootContent[]
  /** Of the block in the file. */
  readonly position?: Position | undefined
}

/** Keyword to the look it has: the alert's colour and the icon. Keywords of the site's own look like `info`. */
const STYLES: Readonly<Record<string, {readonly alert: string; readonly icon: string}>> = {
  note: {alert: 'secondary', icon: 'note'},
  secondary: {alert: 'secondary', icon: 'note'},
  tip: {alert: 'success', icon: 'tip'},
  success: {alert: 'success', icon: 'tip'},
  info: {alert: 'info', icon: 'info'},
  important: {alert: 'info', icon: 'info'},
  warning: {alert: 'warning', icon: 'warning'},
  caution: {alert: 'warning', icon: 'caution'},
  danger: {alert: 'danger', icon: 'danger'},
}

export function toShown(parts: AdmonitionParts, {isModule, spec}: PageState): RootContent {
  return isModule && spec.hasOwnAdmonition ? toComponent(parts, spec) : toHtmlElement(parts)
}

/**
 * `<Admonition>` of the site's own. A title is its first child, so that it may have formatting; plain text is a prop, but for parts
 * that were written for Docusaurus 2, which knows no other way than the first.
 */
function toComponent(
  {opening: {keyword, id, classNames}, title: given, content}: AdmonitionParts,
  {hasMdx1}: PageState['spec'],
): RootContent {
  const plain = hasMdx1 ? undefined : plainTitle(given)
  const title = plain === undefined ? given : []
  const named = {type: keyword, title: plain, id, className: classNames.join(' ') || undefined}
  const attributes = Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  )
  const heading: RootContent[] =
    title.length === 0 ? [] : [{type: 'mdxJsxTextElement', name: 'mdxAdmonitionTitle', attributes: [], children: title}]
  const children = [...heading, ...content] as BlockContent[]
  return {type: 'mdxJsxFlowElement', name: 'Admonition', attributes, children}
}

/** A title that is text alone. */
export function plainTitle([first, ...others]: readonly PhrasingContent[]): string | undefined {
  return first?.type === 'text' && others.length === 0 ? first.value : undefined
}

function toHtmlElement({opening, title, label, content}: AdmonitionParts): HtmlElement {
  const {keyword, id, classNames} = opening
  const {alert, icon} = STYLES[label ?? keyword] ?? {alert: 'info', icon: 'info'}
  const heading = htmlElement('div', {className: ['admonitionHeading_']}, [
    htmlElement('span', {className: ['admonitionIcon_', `admonition-icon-${icon}`]}, []),
    htmlElement(
      'span',
      {className: ['admonitionTitle_']},
      title.length === 0 ? [{type: 'text', value: label ?? keyword}] : title,
    ),
  ])
  const names = ['theme-admonition', `theme-admonition-${keyword}`, 'alert', `alert--${alert}`, ...classNames]
  // The siblings between two fences are what may stand in a block.
  const body = htmlElement('div', {className: ['admonitionContent_']}, content as BlockContent[])
  body.isFlow = true
  return htmlElement('div', {className: names, ...(id === undefined ? {} : {id})}, [heading, body])
}
