// A book as EPUB 3: a document for each chapter with text, the package that lists them, and the contents.
import {createHash} from 'node:crypto'
import {strToU8, type Zippable, zipSync} from 'fflate'
import {mimes} from 'mrmime'
import type {Book, BookNode, Chapter} from './model.ts'
import {escapeText, serialize} from './serialize.ts'
import {TEXT_STYLES} from './styles.ts'

/** The same book gives the same bytes. */
export function toEpub(book: Book): Uint8Array {
  const {chapters, images} = book
  const entries: Zippable = {
    // First, and not compressed: readers find out by these bytes what the file is.
    mimetype: [strToU8('application/epub+zip'), {level: 0}],
    'META-INF/container.xml': strToU8(CONTAINER),
    'EPUB/package.opf': strToU8(toPackage(book)),
    'EPUB/contents.xhtml': strToU8(toContents(book)),
    'EPUB/cover.xhtml': strToU8(toCover(book)),
    'EPUB/style.css': strToU8(TEXT_STYLES),
    ...Object.fromEntries(chapters.map((chapter) => [`EPUB/${chapter.id}.xhtml`, strToU8(toDocument(chapter, book))])),
    ...Object.fromEntries([...images].map(([name, bytes]) => [`EPUB/${name}`, bytes])),
  }
  return zipSync(entries, {mtime: ZIP_EPOCH, level: 6})
}

/** The first day that the format can have. */
const ZIP_EPOCH = new Date(1980, 0, 1, 12)

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`

function toPackage({title, tagline, language, direction, date, version, url, chapters, images, logo}: Book): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([title, version, date, chapters]))
    .digest('hex')
  const uuid = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
  const day = date === '' ? '2000-01-01' : date
  const items = chapters.map(({id, body}) => {
    const names = namesIn(body)
    const properties = ['svg', 'math']
      .filter((name) => names.has(name))
      .map((name) => (name === 'math' ? 'mathml' : name))
    const own = properties.length === 0 ? '' : ` properties="${properties.join(' ')}"`
    return `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"${own}/>`
  })
  const pictures = [...images.keys()].map((name, at) => {
    const own = name === logo ? ' properties="cover-image"' : ''
    return `<item id="i${at + 1}" href="${name}" media-type="${typeOf(name)}"${own}/>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escapeText(language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${uuid}</dc:identifier>
<dc:title>${escapeText(version === '' ? title : `${title} ${version}`)}</dc:title>
<dc:language>${escapeText(language)}</dc:language>
${tagline === '' ? '' : `<dc:description>${escapeText(tagline)}</dc:description>\n`}${url === '' ? '' : `<dc:source>${escapeText(url)}</dc:source>\n`}${date === '' ? '' : `<dc:date>${date}</dc:date>\n`}<meta property="dcterms:modified">${day}T00:00:00Z</meta>
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
<item id="style" href="style.css" media-type="text/css"/>
${[...items, ...pictures].join('\n')}
</manifest>
<spine page-progression-direction="${direction === 'rtl' ? 'rtl' : 'ltr'}">
<itemref idref="cover"/>
<itemref idref="contents"/>
${chapters.map(({id}) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`
}

function typeOf(name: string): string {
  return mimes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

function namesIn(nodes: readonly BookNode[]): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: BookNode): void => {
    if (typeof node === 'string') return
    names.add(node.name)
    node.children.forEach(visit)
  }
  nodes.forEach(visit)
  return names
}

function page(title: string, body: string, {language, direction}: Pick<Book, 'language' | 'direction'>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${escapeText(language)}" xml:lang="${escapeText(language)}" dir="${direction === 'rtl' ? 'rtl' : 'ltr'}">
<head><title>${escapeText(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>${body}</body>
</html>
`
}

function toCover(book: Book): string {
  const {title, tagline, logo, version, date} = book
  const image = logo === undefined ? '' : `<p><img src="${logo}" alt=""/></p>`
  const about = [version, date].filter((part) => part !== '').join(' · ')
  const lines = [tagline, about].filter((line) => line !== '').map((line) => `<p>${escapeText(line)}</p>`)
  return page(
    title,
    `<section epub:type="cover">${image}<h1>${escapeText(title)}</h1>${lines.join('')}</section>`,
    book,
  )
}

function toDocument(chapter: Chapter, book: Book): string {
  const {id, depth, body} = chapter
  const level = Math.min(depth, 6)
  const placeOf = (target: string, element: string): string => `${target}.xhtml${element === '' ? '' : `#${element}`}`
  const heading = `<h${level} id="${id}">${headingOf(chapter)}</h${level}>`
  return page(chapter.title, `<section>${heading}\n${serialize(body, placeOf)}</section>`, book)
}

function headingOf({number, title}: Chapter): string {
  return `${number === '' ? '' : `<span class="number">${number}</span> `}${escapeText(title)}`
}

interface Branch {
  readonly chapter: Chapter
  readonly inner: Branch[]
}

function toContents(book: Book): string {
  const roots: Branch[] = []
  const open: Branch[] = []
  for (const chapter of book.chapters) {
    const branch = {chapter, inner: []}
    open.length = chapter.depth - 1
    const above = open.at(-1)
    if (above === undefined) roots.push(branch)
    else above.inner.push(branch)
    open.push(branch)
  }
  const toList = (branches: readonly Branch[]): string =>
    branches.length === 0
      ? ''
      : `<ol>${branches.map(({chapter, inner}) => `<li><a href="${chapter.id}.xhtml">${headingOf(chapter)}</a>${toList(inner)}</li>`).join('\n')}</ol>`
  return page(
    book.title,
    `<nav epub:type="toc" role="doc-toc"><h1>${escapeText(book.title)}</h1>${toList(roots)}</nav>`,
    book,
  )
}
