// A built site as a book: each page of the outline read from its HTML, with links and images led to where the book has them.
import {existsSync, readFileSync, realpathSync} from 'node:fs'
import {extname, join, sep} from 'node:path'
import {type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree} from 'parse5'
import {decodePath, normalisePathname, stripBaseUrl} from '../shared/permalink.ts'
import {attributeOf, type Converter, convert, textOf, toId} from './convert.ts'
import {BOOK_LINK, type Book, type BookElement, type BookNode, type Chapter, element} from './model.ts'
import type {OutlineItem, SiteOutline} from './outline.ts'

type SourceElement = DefaultTreeAdapterTypes.Element

export interface ReadOptions {
  readonly folder: string
  readonly hasNumbers: boolean
  readonly date: string
  /** Draws the diagrams of a book, by their sources; one that cannot be drawn is left out. */
  readonly draw: (sources: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

export interface ReadBook {
  readonly book: Book
  /** What the book has links to in place of: embedded pages, videos, images of other hosts. */
  readonly externals: readonly string[]
  /** Diagrams that are shown as their text. */
  readonly undrawn: number
}

/** A place in the outline with its page, parsed. */
interface Place {
  readonly id: string
  readonly item: OutlineItem
  readonly depth: number
  readonly number: string
  readonly page: SourceElement | undefined
}

export async function readBook(outline: SiteOutline, options: ReadOptions): Promise<ReadBook> {
  const places = toPlaces(outline, options)
  const sources = [...new Set(places.flatMap(({page}) => (page === undefined ? [] : findDiagrams(page))))]
  const drawn = sources.length === 0 ? new Map<string, string>() : await options.draw(sources)
  const images = new Map<string, Uint8Array>()
  const diagrams = new Map([...drawn].map(([source, svg], at) => [source, {name: `images/diagram-${at + 1}.svg`, svg}]))
  for (const {name, svg} of diagrams.values()) images.set(name, new TextEncoder().encode(svg))
  const externals = new Set<string>()
  const links = createLinks(places, outline)
  const imageOf = createImages(outline, options.folder, images)
  const chapters = places.map((place): Chapter => {
    const {id, page, item, depth, number} = place
    if (page === undefined) return {id, title: item.label, depth, number, body: []}
    const content = findAll(page, (one) => attributeOf(one, 'data-quire-content') === '')[0]
    const heading = findAll(page, (one) => one.tagName === 'h1')[0]
    const converter: Converter = {
      id,
      shift: depth - 1,
      linkTo: (href) => links(href, place),
      imageOf,
      diagramOf: (source) => diagrams.get(source.trim())?.name,
      labelOf: (tab) => labelIn(page, tab),
      onExternal: (url) => externals.add(url),
    }
    const body = content === undefined ? [] : convert(withoutTitle(content), converter)
    const title =
      heading === undefined
        ? item.label
        : textOf(heading)
            .replace(/\u200b/g, '')
            .trim()
    return {id, title: title === '' ? item.label : title, depth, number, body}
  })
  const checked = settleLinks(options.hasNumbers ? chapters.map(numberSections) : chapters)
  const {title, tagline, version, language, direction, url, baseUrl, logo} = outline
  const own = logo === undefined ? undefined : imageOf(/^[a-z]+:|^\//i.test(logo) ? logo : baseUrl + logo)
  const book = {title, tagline, version, language, direction, logo: own, date: options.date, chapters: checked, images}
  return {
    book: {...book, url: url === '' ? '' : url + baseUrl},
    externals: [...externals],
    undrawn: sources.length - drawn.size,
  }
}

/** Every page once, where it comes first. */
function toPlaces({items, baseUrl}: SiteOutline, {folder, hasNumbers}: ReadOptions): readonly Place[] {
  const taken = new Set<string>()
  const places: Place[] = []
  const isNew = ({path}: OutlineItem): boolean => path === undefined || !taken.has(toKey(path))
  const pageOf = ({path}: OutlineItem): SourceElement | undefined => {
    if (path === undefined) return undefined
    taken.add(toKey(path))
    const file = findPage(folder, toKey(path), baseUrl)
    return file === undefined ? undefined : bodyOf(readFileSync(file, 'utf8'))
  }
  const add = (list: readonly OutlineItem[], depth: number, above: string): void => {
    let count = 0
    for (const item of list.filter(isNew)) {
      const page = pageOf(item)
      if (page === undefined && item.items.length === 0) continue
      count += 1
      const number = hasNumbers ? `${above}${count}` : ''
      places.push({id: `c${places.length + 1}`, item, depth, number, page})
      add(item.items, depth + 1, `${number}.`)
    }
  }
  add(items, 1, '')
  return places
}

function toKey(path: string): string {
  return normalisePathname(decodePath(path))
}

function findPage(folder: string, path: string, baseUrl: string): string | undefined {
  const below = stripBaseUrl(path, baseUrl) ?? path.replace(/^\//, '')
  const names = below === '' || below === '/' ? ['index.html'] : [`${below}/index.html`, `${below}.html`]
  return names.map((name) => insideOf(folder, name)).find((file) => file !== undefined)
}

/** Undefined for what is not there, and for what is outside of the folder. */
function insideOf(folder: string, name: string): string | undefined {
  const file = join(folder, name)
  return existsSync(file) && realpathSync(file).startsWith(realpathSync(folder) + sep) ? file : undefined
}

function bodyOf(html: string): SourceElement | undefined {
  return findAll(parse(html), (one) => one.tagName === 'article' || one.tagName === 'main')[0]
}

/** Elements in the order of the text; those inside of one that is found are looked at, too. */
function findAll(root: DefaultTreeAdapterTypes.ParentNode, isWanted: (one: SourceElement) => boolean): SourceElement[] {
  return root.childNodes.flatMap((node) => {
    if (!tree.isElementNode(node)) return []
    return [...(isWanted(node) ? [node] : []), ...findAll(node, isWanted)]
  })
}

function findDiagrams(page: SourceElement): readonly string[] {
  const isDiagram = (one: SourceElement): boolean =>
    (attributeOf(one, 'class') ?? '').split(' ').includes('docusaurus-mermaid-container')
  return findAll(page, isDiagram).map((one) => textOf(one).trim())
}

function labelIn(page: SourceElement, id: string): string {
  const tab = id === '' ? undefined : findAll(page, (one) => attributeOf(one, 'id') === id)[0]
  return tab === undefined ? '' : textOf(tab)
}

/** The title is the chapter's heading. */
function withoutTitle(content: SourceElement): readonly DefaultTreeAdapterTypes.ChildNode[] {
  const title = findAll(content, (one) => one.tagName === 'h1')[0]
  const parent = title?.parentNode
  if (title !== undefined && parent) parent.childNodes = parent.childNodes.filter((node) => node !== title)
  return content.childNodes
}

function createLinks(places: readonly Place[], {url, baseUrl}: SiteOutline) {
  const byPath = new Map(
    places.flatMap(({item, id}) =>
      item.path === undefined ? [] : [[normalisePathname(decodePath(item.path)), id] as const],
    ),
  )
  return (href: string, {id: own, item}: Place): string | undefined => {
    const relative = url !== '' && href.startsWith(`${url}/`) ? href.slice(url.length) : href
    if (/^(?:https?:|mailto:|tel:)/i.test(relative)) return encodeURI(decodePath(relative))
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(relative)) return undefined
    const target = new URL(relative, new URL(item.path ?? baseUrl, 'http://book.invalid'))
    const hash = decodePath(target.hash.slice(1))
    const chapter = href.startsWith('#') ? own : byPath.get(normalisePathname(decodePath(target.pathname)))
    if (chapter === undefined) return url === '' ? undefined : url + target.pathname + target.search + target.hash
    return `${BOOK_LINK}${chapter}${hash === '' ? '' : `#${toId(chapter, hash)}`}`
  }
}

function createImages({baseUrl}: SiteOutline, folder: string, images: Map<string, Uint8Array>) {
  const names = new Map<string, string>()
  return (src: string): string | undefined => {
    const path = decodePath(src.replace(/[?#].*$/s, ''))
    const known = names.get(path)
    if (known !== undefined) return known
    const file =
      path.startsWith(baseUrl) && !path.startsWith('//') ? insideOf(folder, path.slice(baseUrl.length)) : undefined
    if (file === undefined) return undefined
    const name = `images/image-${names.size + 1}${extname(file).toLowerCase()}`
    names.set(path, name)
    images.set(name, readFileSync(file))
    return name
  }
}

/** Numbers of the sections right below the page's title, where no chapter below has such a number. */
function numberSections(chapter: Chapter, at: number, all: readonly Chapter[]): Chapter {
  const name = `h${Math.min(6, chapter.depth + 1)}`
  if (chapter.depth > 4 || (all[at + 1]?.depth ?? 0) > chapter.depth) return chapter
  let count = 0
  const number = (node: BookNode): BookNode => {
    if (typeof node === 'string' || node.name !== name) return node
    count += 1
    const mark = element('span', {class: 'number'}, [`${chapter.number}.${count}`])
    return {...node, children: [mark, ' ', ...node.children]}
  }
  return {...chapter, body: chapter.body.map(number)}
}

/** A link to an element that the book does not have leads to its chapter; of elements with one id the first keeps it. */
function settleLinks(chapters: readonly Chapter[]): readonly Chapter[] {
  const ids = new Set(chapters.map(({id}) => id))
  const unique = chapters.map((chapter) => ({...chapter, body: chapter.body.map((node) => keepFirst(node, ids))}))
  const settle = (node: BookNode): BookNode => {
    if (typeof node === 'string') return node
    const {href} = node.attributes
    const children = node.children.map(settle)
    if (href?.startsWith(BOOK_LINK) !== true || ids.has(href.split('#')[1] ?? '')) return {...node, children}
    return {...node, attributes: {...node.attributes, href: href.split('#')[0] ?? href}, children}
  }
  return unique.map((chapter) => ({...chapter, body: chapter.body.map(settle)}))
}

function keepFirst(node: BookNode, ids: Set<string>): BookNode {
  if (typeof node === 'string') return node
  const {id, ...others} = node.attributes
  const isTaken = id !== undefined && ids.has(id)
  if (id !== undefined) ids.add(id)
  const kept: BookElement = isTaken ? {...node, attributes: others} : node
  return {...kept, children: node.children.map((child) => keepFirst(child, ids))}
}
