// What the head of a page says to search engines, previews and browsers, besides what has an aspect of its own.
import type {Element, Nodes} from 'hast'
import {attribute, findAll, findFirst, withTag} from './html-tree.ts'

/** Has an aspect of its own, or says how a generator works and nothing of the page. */
const OTHER_META = /^(?:description|robots|viewport|generator|docusaurus_.*|docsearch:.*|twitter:card|quire.*)$/
const LINKS = /^(?:alternate|icon|shortcut icon|apple-touch-icon|manifest|search)$/

/** A line for each tag, sorted: their order means nothing. */
export function readHead(tree: Nodes): string[] {
  const head = findFirst(tree, withTag('head'))
  const html = findFirst(tree, withTag('html'))
  const metas = findAll(head, withTag('meta')).flatMap((meta) => {
    const name = attribute(meta, 'name') || attribute(meta, 'property')
    return name === '' || OTHER_META.test(name) ? [] : `${name}: ${attribute(meta, 'content').replace(/\s+/g, ' ')}`
  })
  const hasLanguages = new Set(findAll(head, isTranslation).map((link) => attribute(link, 'href'))).size > 1
  const links = findAll(head, withTag('link')).flatMap((link) => {
    if (isTranslation(link) && !hasLanguages) return []
    const rel = attribute(link, 'rel')
    const language = attribute(link, 'hrefLang')
    // An icon without a file says that there is none.
    return LINKS.test(rel) && attribute(link, 'href') !== 'data:,'
      ? `${rel}${language === '' ? '' : ` ${language}`} -> ${attribute(link, 'href')}`
      : []
  })
  const own = ['lang', 'dir'].map((name) => `${name}: ${attribute(html, name)}`)
  return [...new Set([...own, ...metas, ...links])].sort()
}

/** Where all of these lead to one URL, the site has one language, and they say nothing. */
function isTranslation(link: Element): boolean {
  return link.tagName === 'link' && attribute(link, 'hrefLang') !== ''
}
