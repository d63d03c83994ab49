// The navigation of a MkDocs site as a sidebar of ours.
import {isObject} from './find-site.ts'

type Item = string | {readonly type: 'doc' | 'link' | 'category'; readonly [key: string]: unknown}

export interface Sidebar {
  readonly items: readonly Item[]
  /** Entries that mean nothing in a sidebar, as they were written. */
  readonly dropped: readonly string[]
}

/** @param nav `nav` of `mkdocs.yml`: a list of paths, of titles with a path or a URL, and of titles with such a list. */
export function toSidebar(nav: unknown): Sidebar {
  const dropped: string[] = []
  const drop = (entry: unknown): [] => {
    dropped.push(typeof entry === 'string' ? entry : JSON.stringify(entry))
    return []
  }
  const toItems = (entries: unknown): Item[] => (Array.isArray(entries) ? entries : []).flatMap(toItem)
  const toItem = (entry: unknown): Item[] => {
    if (typeof entry === 'string') return isDocument(entry) ? [toId(entry)] : drop(entry)
    if (!isObject(entry)) return drop(entry)
    return Object.entries(entry).flatMap(([label, target]): Item[] => {
      if (Array.isArray(target)) return [{type: 'category', label, items: toItems(target)}]
      if (typeof target !== 'string') return drop({[label]: target})
      if (/^[a-z]+:\/\//.test(target)) return [{type: 'link', label, href: target}]
      return isDocument(target) ? [{type: 'doc', id: toId(target), label}] : drop({[label]: target})
    })
  }
  return {items: toItems(nav), dropped}
}

const isDocument = (path: string): boolean => /\.mdx?$/i.test(path)

/** Ids have no ending, and no number that only sorts: `02-guide/01-start.md` is `guide/start`. */
const toId = (path: string): string =>
  path
    .replace(/^\.?\//, '')
    .replace(/\.mdx?$/i, '')
    .split('/')
    .map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=\D)/, ''))
    .join('/')
