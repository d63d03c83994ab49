// `quire book`: a built site as one PDF or EPUB.
import {execFileSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {mkdir, writeFile} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import type {Browser} from 'playwright-core'
import type {Diagnostic} from '../shared/diagnostics.ts'
import {launchBrowser, loadPackage} from './browser.ts'
import {drawDiagrams} from './diagrams.ts'
import {toEpub} from './epub.ts'
import {loadOutline} from './outline.ts'
import {type PdfLibrary, toPdf} from './pdf.ts'
import {readBook} from './read-book.ts'

export interface BookOptions {
  /** Folder of a site with its output in `build`, or the output folder. */
  readonly site: string
  readonly cwd: string
  readonly formats: readonly ('pdf' | 'epub')[]
  /** Folder that the book is written to. */
  readonly outDir: string
  readonly section?: string | undefined
  readonly docsVersion?: string | undefined
  readonly hasNumbers: boolean
  /** `2026-11-23`; that of the last commit by default. */
  readonly date?: string | undefined
}

export interface BookReport {
  /** Absolute. */
  readonly files: readonly string[]
  readonly chapters: number
  readonly diagnostics: readonly Diagnostic[]
}

/** @throws SiteError when there is no such site, version or section, or when a package or the browser is missing. */
export async function writeBook(options: BookOptions): Promise<BookReport> {
  const {cwd, formats, hasNumbers} = options
  const folder = findBuild(resolve(cwd, options.site))
  const outline = await loadOutline(folder, {version: options.docsVersion, section: options.section})
  let browser: Browser | undefined
  const open = async (): Promise<Browser> => {
    browser ??= await launchBrowser(cwd)
    return browser
  }
  try {
    const {book, externals, undrawn} = await readBook(outline, {
      folder,
      hasNumbers,
      date: options.date ?? lastCommit(folder),
      draw: async (sources) =>
        outline.mermaid === undefined
          ? new Map()
          : drawDiagrams(sources, await open(), {folder, library: outline.mermaid}),
    })
    const outDir = resolve(cwd, options.outDir)
    await mkdir(outDir, {recursive: true})
    const files: string[] = []
    for (const format of formats) {
      const file = join(outDir, `${toName(book.title, book.version)}.${format}`)
      // The package's own types say what it exports.
      const bytes =
        format === 'epub'
          ? toEpub(book)
          : await toPdf(book, await open(), (await loadPackage('@cantoo/pdf-lib', cwd)) as PdfLibrary)
      await writeFile(file, bytes)
      files.push(file)
    }
    return {files, chapters: book.chapters.length, diagnostics: toDiagnostics(externals, undrawn)}
  } finally {
    await browser?.close()
  }
}

function findBuild(folder: string): string {
  const built = join(folder, 'build')
  return !existsSync(join(folder, '_routes')) && existsSync(join(built, '_routes')) ? built : folder
}

/** Day of the last commit; empty where there is no repository. */
function lastCommit(folder: string): string {
  try {
    const date = execFileSync('git', ['log', '-1', '--format=%cs'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
    return /^\d{4}-\d\d-\d\d$/.test(date) ? date : ''
  } catch {
    return ''
  }
}

function toName(title: string, version: string): string {
  const words =
    `${title} ${version}`
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}.]+/gu) ?? []
  return words.join('-') || 'book'
}

const MOST_NAMED = 5

function toDiagnostics(externals: readonly string[], undrawn: number): readonly Diagnostic[] {
  const named = externals.slice(0, MOST_NAMED).join(', ')
  const rest = externals.length > MOST_NAMED ? ` and ${externals.length - MOST_NAMED} more` : ''
  return [
    ...(externals.length === 0
      ? []
      : [
          {
            level: 'warning' as const,
            code: 'book/external',
            message: `The book has links in place of what it cannot hold: ${named}${rest}.`,
          },
        ]),
    ...(undrawn === 0
      ? []
      : [
          {
            level: 'warning' as const,
            code: 'book/undrawn-diagram',
            message: `${undrawn === 1 ? 'A diagram is' : `${undrawn} diagrams are`} shown as text, as Mermaid could not draw ${undrawn === 1 ? 'it' : 'them'}.`,
            hint: 'Open the page in the browser, which says what is wrong with the diagram.',
          },
        ]),
  ]
}
