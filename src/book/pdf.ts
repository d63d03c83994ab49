// A book as PDF: printed twice, since the contents name pages that are known when all has been laid out.
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {PDFDocument, PDFName} from '@cantoo/pdf-lib'
import type {Browser, Page} from 'playwright-core'
import type {Book, Chapter} from './model.ts'
import type {PageScope} from './page-scope.ts'
import {escapeText, serialize} from './serialize.ts'
import {PRINT_STYLES, TEXT_STYLES} from './styles.ts'

/** Of the package `@cantoo/pdf-lib`. */
export interface PdfLibrary {
  readonly PDFDocument: typeof PDFDocument
  readonly PDFName: typeof PDFName
}

/** Chapters deeper than this are in the outline of the file, and not in the contents. */
const CONTENTS_DEPTH = 3

export async function toPdf(book: Book, browser: Browser, library: PdfLibrary): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'quire-book-'))
  const page = await browser.newPage({javaScriptEnabled: true})
  try {
    for (const [name, bytes] of book.images) {
      await mkdir(dirname(join(folder, name)), {recursive: true})
      await writeFile(join(folder, name), bytes)
    }
    await page.route(/^(?!file:|data:)/, (route) => route.abort())
    const file = join(folder, 'book.html')
    await writeFile(file, toDocument(book))
    await page.goto(pathToFileURL(file).href, {timeout: PRINT_LIMIT_MS})
    const pages = await readPages(await print(page, false), library)
    await page.evaluate(fillIn, pages)
    return await finish(await print(page, true), book, library)
  } finally {
    await page.close()
    await rm(folder, {recursive: true, force: true})
  }
}

const PRINT_LIMIT_MS = 600_000

/** @param isFinal With what readers need besides the text: tags, and an outline. */
function print(page: Page, isFinal: boolean): Promise<Uint8Array> {
  page.setDefaultTimeout(PRINT_LIMIT_MS)
  return page.pdf({preferCSSPageSize: true, printBackground: true, outline: isFinal, tagged: isFinal})
}

/** Runs in the browser. */
function fillIn(pages: Readonly<Record<string, number>>): void {
  const {document} = globalThis as unknown as PageScope
  for (const element of document.querySelectorAll('.contents .page'))
    element.textContent = String(pages[element.dataset.of ?? ''] ?? '')
}

/** Number of the page of each chapter, from the destinations of the links in the contents. */
async function readPages(bytes: Uint8Array, {PDFDocument, PDFName}: PdfLibrary): Promise<Record<string, number>> {
  const document = await PDFDocument.load(bytes, {updateMetadata: false})
  const numbers = new Map(document.getPages().map((page, at) => [String(page.ref), at + 1]))
  const destinations = document.catalog.lookup(PDFName.of('Dests'))
  const pages: Record<string, number> = {}
  if (destinations === undefined || !('entries' in destinations)) return pages
  // A dictionary by its `entries`; each value is a list that begins with the page.
  for (const [name, value] of (destinations as {entries: () => [unknown, unknown][]}).entries()) {
    const list = document.context.lookup(value as Parameters<typeof document.context.lookup>[0])
    const first =
      list !== undefined && 'asArray' in list ? (list as {asArray: () => unknown[]}).asArray()[0] : undefined
    const number = numbers.get(String(first))
    if (number !== undefined) pages[String(name).replace(/^\//, '')] = number
  }
  return pages
}

/** The same book gives the same bytes: no clock. */
async function finish(
  bytes: Uint8Array,
  {title, tagline, language, date}: Book,
  {PDFDocument}: PdfLibrary,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, {updateMetadata: false})
  const day = new Date(`${date === '' ? '2000-01-01' : date}T00:00:00Z`)
  document.setTitle(title, {showInWindowTitleBar: true})
  document.setSubject(tagline)
  document.setLanguage(language)
  document.setCreator('Quire')
  document.setProducer('Quire')
  document.setCreationDate(day)
  document.setModificationDate(day)
  return document.save()
}

function toDocument(book: Book): string {
  const {title, language, direction, chapters} = book
  return `<!doctype html>
<html lang="${escapeText(language)}" dir="${direction === 'rtl' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><title>${escapeText(title)}</title><style>${TEXT_STYLES}${PRINT_STYLES}</style></head>
<body>${toCover(book)}${toContents(book)}${chapters.map(toSection).join('\n')}</body>
</html>
`
}

function toCover({title, tagline, logo, version, date}: Book): string {
  const image = logo === undefined ? '' : `<img src="${logo}" alt="">`
  const about = [version, date].filter((part) => part !== '').join(' · ')
  return `<section class="cover">${image}<p class="title">${escapeText(title)}</p>${tagline === '' ? '' : `<p class="tagline">${escapeText(tagline)}</p>`}<p class="about">${escapeText(about)}</p></section>`
}

function toContents({chapters}: Book): string {
  const rows = chapters
    .filter(({depth}) => depth <= CONTENTS_DEPTH)
    .map(({id, depth, number, title}) => {
      const label = `${number === '' ? '' : `<span class="number">${number}</span>`}${escapeText(title)}`
      return `<a class="depth-${depth}" href="#${id}"><span>${label}</span><span class="dots"></span><span class="page" data-of="${id}">000</span></a>`
    })
  return `<nav class="contents">${rows.join('\n')}</nav>`
}

function toSection({id, depth, number, title, body}: Chapter): string {
  const level = Math.min(depth, 6)
  const label = `${number === '' ? '' : `<span class="number">${number}</span> `}${escapeText(title)}`
  const placeOf = (chapter: string, element: string): string => `#${element === '' ? chapter : element}`
  return `<section class="chapter depth-${depth}"><h${level} id="${id}">${label}</h${level}>${serialize(body, placeOf)}</section>`
}
