// HTML of a post for readers outside of the site: complete URLs, and nothing that needs the site's scripts.
import type {Element, Root, RootContent} from 'hast'

const URL_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  track: 'src',
  iframe: 'src',
}

export type ToAbsoluteHtml = (html: string, pageUrl: string) => string

/** Loads what reads HTML: it is needed at the very end of a build, and only where a blog has feeds. */
export async function loadAbsoluteHtml(): Promise<ToAbsoluteHtml> {
  const [{raw}, {toHtml}] = await Promise.all([import('hast-util-raw'), import('hast-util-to-html')])
  return (html, pageUrl) => {
    const tree = raw({type: 'root', children: [{type: 'raw', value: html}]})
    if (tree.type === 'root') clean(tree, pageUrl)
    return toHtml(tree)
  }
}

function clean(parent: Root | Element, pageUrl: string): void {
  // The children of a root and of an element are of the same kinds, but for the document type.
  parent.children = (parent.children as RootContent[]).filter((child) => !isForSite(child)) as typeof parent.children
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    complete(child, pageUrl)
    clean(child, pageUrl)
  }
}

/** Links of headings to themselves, buttons, scripts, comments. */
function isForSite(node: RootContent): boolean {
  if (node.type !== 'element') return node.type === 'comment'
  const {className} = node.properties
  return (
    ['button', 'script', 'style'].includes(node.tagName) ||
    (node.tagName === 'a' && Array.isArray(className) && className.includes('hash-link'))
  )
}

function complete({tagName, properties}: Element, pageUrl: string): void {
  for (const name of [URL_ATTRIBUTES[tagName], 'poster']) {
    const value = name === undefined ? undefined : properties[name]
    if (name !== undefined && typeof value === 'string') properties[name] = toAbsolute(value, pageUrl)
  }
  if (typeof properties.srcSet === 'string') properties.srcSet = completeSet(properties.srcSet, pageUrl)
  if (Array.isArray(properties.srcSet)) properties.srcSet = completeSet(properties.srcSet.join(', '), pageUrl)
}

function completeSet(srcSet: string, pageUrl: string): string {
  return srcSet
    .split(/,\s+/)
    .map((candidate) => candidate.trim().replace(/^\S+/, (url) => toAbsolute(url, pageUrl)))
    .join(', ')
}

function toAbsolute(url: string, pageUrl: string): string {
  return URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url
}
