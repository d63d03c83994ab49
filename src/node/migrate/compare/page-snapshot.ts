// What a built page says, read from its HTML by the class names that both generators share. Each aspect is a list of
// short texts, so that any two pages can be compared line by line.
import type {Element, Nodes} from 'hast'
import {
  attribute,
  findAll,
  findFirst,
  parseHtml,
  type Test,
  visibleLines,
  visibleText,
  withClass,
  withTag,
} from './html-tree.ts'
import {readHead} from './read-head.ts'

export const ASPECTS = [
  'file',
  'title',
  'description',
  'canonical',
  'robots',
  'h1',
  'headings',
  'toc',
  'sidebar',
  'breadcrumbs',
  'previous',
  'next',
  'edit',
  'tags',
  'links',
  'images',
  'admonitions',
  'code',
  'tables',
  'tabs',
  'cards',
  'text',
  'head',
  'kind',
  'body',
] as const

/** What says which page is meant, and differs in nothing that a reader sees. */
const OF_THE_PAGE: readonly Aspect[] = ['file', 'kind']

/** Those that a report is about. */
export const SHOWN_ASPECTS = ASPECTS.filter((name) => !OF_THE_PAGE.includes(name))

export type Aspect = (typeof ASPECTS)[number]
export type PageSnapshot = Readonly<Record<Aspect, readonly string[]>>

const isHashLink = withClass('hash-link')
/** Code that readers run: Docusaurus has the editor in the page, and Quire a code block until its script comes. */
const isLive = (one: Element): boolean =>
  /(?:^|\s)(?:playgroundContainer|live-code(?:\s|$))/.test(attribute(one, 'className'))
const isCode = (one: Element): boolean => withClass('theme-code-block')(one) || isLive(one)
const isHeading = withTag('h1', 'h2', 'h3', 'h4', 'h5', 'h6')
const isCard = withClass('card')
const isControl = withTag('button', 'template', 'script', 'style', 'noscript', 'svg')
const isFrame = withClass(
  'theme-doc-breadcrumbs',
  'pagination-nav',
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-unlisted-banner',
  'theme-doc-sidebar-container',
)

/** What shows nothing; the search; and what only one of the two has before its scripts and styles decide. */
const isSilent = (one: Element): boolean =>
  withTag('template', 'script', 'style', 'noscript', 'svg')(one) ||
  withClass('theme-doc-toc-mobile', 'tocCollapsible', 'tableOfContentsTitle', 'navbarSearchContainer')(one) ||
  /(?:^|\s)(?:sidebarLogo|navbarSearchContainer|searchBox)_/.test(attribute(one, 'className'))
const hasOwnAspect = withClass(
  'theme-doc-breadcrumbs',
  'pagination-nav',
  'theme-doc-toc-desktop',
  'theme-doc-sidebar-menu',
  'theme-doc-footer-tags-row',
)

/** @param file Path of the HTML file in the output folder, posix slashes. */
export function readPageSnapshot(file: string, html: string): PageSnapshot {
  const tree = parseHtml(html)
  const content = findContent(tree)
  const inContent = (test: Test): Element[] =>
    findAll(content, test, (one) => isFrame(one) || isControl(one) || isCard(one))
  const link = (test: Test): string[] => findAll(tree, test).map(linkLine)
  return {
    file: [file],
    title: findAll(tree, withTag('title'))
      .slice(0, 1)
      .map((one) => visibleText(one)),
    description: metaContent(tree, 'description'),
    canonical: findAll(tree, (one) => one.tagName === 'link' && attribute(one, 'rel') === 'canonical').map((one) =>
      hrefOf(one),
    ),
    robots: metaContent(tree, 'robots'),
    h1: inContent(withTag('h1')).map((one) => visibleText(one, isHashLink)),
    headings: inContent(isHeading)
      .filter((one) => one.tagName !== 'h1')
      .map(headingLine),
    toc: tocLines(findFirst(tree, withClass('theme-doc-toc-desktop'))),
    sidebar: sidebarLines(findFirst(tree, withClass('theme-doc-sidebar-menu'))),
    breadcrumbs: findAll(findFirst(tree, withClass('theme-doc-breadcrumbs')), withClass('breadcrumbs__link')).map(
      linkLine,
    ),
    previous: link(withClass('pagination-nav__link--prev')),
    next: link(withClass('pagination-nav__link--next')),
    edit: link(withClass('theme-edit-this-page')).map((line) => line.replace(/^.*-> /, '')),
    tags: findAll(findFirst(tree, withClass('theme-doc-footer-tags-row')), withTag('a')).map(linkLine),
    links: inContent(withTag('a'))
      .filter((one) => !isHashLink(one) && attribute(one, 'href') !== '')
      .map(contentLink),
    images: inContent(withTag('img')).map(imageLine),
    admonitions: inContent(withClass('theme-admonition')).map(admonitionLine),
    code: inContent(isCode).map(codeLine),
    tables: inContent(withTag('tr')).map((row) =>
      findAll(row, withTag('td', 'th'))
        .map((cell) => visibleText(cell))
        .join(' | '),
    ),
    tabs: inContent((one) => attribute(one, 'role') === 'tablist').map((list) =>
      findAll(list, (one) => attribute(one, 'role') === 'tab')
        .map((tab) => `${visibleText(tab)}${attribute(tab, 'ariaSelected') === 'true' ? '*' : ''}`)
        .join(' | '),
    ),
    cards: findAll(content, isCard).map(cardLine),
    text: visibleLines(content, (one) =>
      [isFrame, isControl, isHashLink, isCode, isCard].some((isOther) => isOther(one)),
    ).flatMap(splitAlert),
    head: readHead(parseHtml(withoutNoscript(html))),
    body: bodyLines(findFirst(tree, withTag('body'))),
    kind: kindOf(findFirst(tree, withTag('html'))),
  }
}

/** All text of the page, but for what has an aspect in which it is compared in another form. */
function bodyLines(body: Element | undefined): string[] {
  return visibleLines(body, (one) => isSilent(one) || hasOwnAspect(one) || isCode(one))
    .flatMap(splitAlert)
    .map(withoutSign)
    .filter((line) => line !== '')
}

/** By a class, as sites choose the path: `tags` and `authors` are pages that list all of them. */
function kindOf(root: Element | undefined): string[] {
  const found = /(?:^|\s)(?:docs|blog)-(tags|authors)-list-page(?=\s|$)/.exec(attribute(root, 'className'))
  return found?.[1] === undefined ? [] : [found[1]]
}

/** The head alone. What stands in a `<noscript>` may end it for the parser, as an image does, and what follows with it. */
function withoutNoscript(html: string): string {
  const [head = ''] = html.split(/<body\b/i, 1)
  const [start = '', ...others] = head.split(/<noscript\b/i)
  return [start, ...others.map((part) => part.replace(/^.*?<\/noscript\s*>/is, ''))].join('')
}

/** The article of a document or a page; all of `<main>` where articles are what a list consists of. */
function findContent(tree: Nodes): Element | undefined {
  const main = findFirst(tree, withTag('main'))
  const [article, ...others] = findAll(main, withTag('article'))
  const isDocument = findFirst(main, withClass('theme-doc-markdown')) !== undefined
  const isPage = others.length === 0 && findFirst(main, isCard) === undefined
  return article !== undefined && (isDocument || isPage) ? article : main
}

function metaContent(tree: Nodes, name: string): string[] {
  return findAll(tree, (one) => one.tagName === 'meta' && attribute(one, 'name') === name).map((one) =>
    attribute(one, 'content').replace(/\s+/g, ' '),
  )
}

function linkLine(element: Element): string {
  const label = findFirst(element, withClass('pagination-nav__label')) ?? element
  return `${visibleText(label)} -> ${hrefOf(element)}`
}

function contentLink(element: Element): string {
  const target = attribute(element, 'target') === '' ? '' : ` (${attribute(element, 'target')})`
  return `${visibleText(element)} -> ${withoutHash(hrefOf(element))}${target}`
}

function hrefOf(link: Element): string {
  return readable(attribute(link, 'href'))
}

/** Without percent-encoding, which both generators apply in different places: `%20` and a space are the same URL. */
function readable(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

/** Bundled files carry a hash of their own in each generator. */
function withoutHash(url: string): string {
  const at = url.lastIndexOf('/assets/') + '/assets/'.length
  if (at < '/assets/'.length) return url
  const file = url.slice(at).replace(/^(?:files|images|img|medias)\//, '')
  return url.slice(0, at) + file.replace(/[-.][0-9a-zA-Z]{8,}(?=\.\w+$)/, '')
}

function headingLine(heading: Element): string {
  return `${heading.tagName} #${attribute(heading, 'id')} ${visibleText(heading, isHashLink)}`
}

function tocLines(toc: Element | undefined): string[] {
  return findAll(toc, withClass('table-of-contents__link')).map((link) => `${visibleText(link)} -> ${hrefOf(link)}`)
}

/** Items that show, with two blanks a level; `*` marks the active ones. What a closed category holds is left out. */
function sidebarLines(menu: Element | undefined, indent = ''): string[] {
  return childElements(menu).flatMap((item) => {
    const [first] = childElements(item)
    const head = first?.tagName === 'a' ? first : findFirst(first, withClass('menu__link'))
    if (head === undefined) return [`${indent}${visibleText(item)}`]
    const isClosed = withClass('menu__list-item--collapsed')(item)
    const isActive = withClass('menu__link--active')(head)
    const inner = childElements(item).find(withTag('ul'))
    const line = `${indent}${visibleText(head)} -> ${hrefOf(head)}${isActive ? ' *' : ''}${isClosed ? ' +' : ''}`
    return isClosed ? [line] : [line, ...sidebarLines(inner, `${indent}  `)]
  })
}

function childElements(parent: Element | undefined): Element[] {
  return (parent?.children ?? []).filter((child) => child.type === 'element')
}

function imageLine(image: Element): string {
  const {width, height} = image.properties
  const source = attribute(image, 'src')
  const stem = source.startsWith('data:') ? 'data:' : withoutHash(readable(source))
  return `${stem} "${attribute(image, 'alt')}" ${width ?? ''}x${height ?? ''}`
}

/** GitHub's alerts are admonitions here and quotes there: as text both are a title and what follows. */
function splitAlert(line: string): string[] {
  const found = /^\[!(\w+)\] ?(.*)$/.exec(line)
  return found === null ? [line] : [(found[1] ?? '').toLowerCase(), found[2] ?? ''].filter((part) => part !== '')
}

/** The icons of cards are characters there and images here. */
function withoutSign(line: string): string {
  return line.replace(/^\p{Extended_Pictographic}\uFE0F?\s*/u, '')
}

function cardLine(card: Element): string {
  const title = findFirst(card, withTag('h2')) ?? findFirst(card, withClass('theme-doc-card-title'))
  const label = withoutSign(visibleText(title, isControl))
  return `${label} -> ${hrefOf(card)}: ${visibleText(findFirst(card, withTag('p')))}`
}

function admonitionLine(admonition: Element): string {
  const type = /theme-admonition-(\S+)/.exec(attribute(admonition, 'className'))?.[1] ?? ''
  return `${type}: ${visibleText(childElements(admonition)[0], isControl)}`
}

function codeLine(block: Element): string {
  const pre = findFirst(block, withTag('pre'))
  const named = /(?:^|\s)language-(\S+)/.exec(attribute(block, 'className'))?.[1]?.toLowerCase() ?? ''
  const language = isLive(block) ? 'live' : named
  const [first] = childElements(block)
  const hasTitle = !isLive(block) && findFirst(first, withTag('pre')) === undefined && first?.tagName !== 'pre'
  const title = hasTitle ? visibleText(first) : ''
  const lines = findAll(pre, withClass('token-line')).map(
    (line) => `${withClass('theme-code-block-highlighted-line')(line) ? '>' : ''}${plainText(line).trimEnd()}`,
  )
  return `${language} "${title}"\n${lines.join('\n')}`
}

function plainText(node: Nodes): string {
  return node.type === 'text' ? node.value : 'children' in node ? node.children.map(plainText).join('') : ''
}
