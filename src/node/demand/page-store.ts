// The pages of one language that were asked for: each is made once until something that it shows changes. The ones that were asked
// for longest ago are given up, so that memory does not grow with the visits.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {isPartialFile} from '../../shared/permalink.ts'
import type {PlannedRoute} from '../model.ts'
import type {LocaleSite} from './load-locale.ts'
import {type MadePage, makePage} from './make-page.ts'

/** Characters of text that are kept of all pages together. */
const MAX_LENGTH = 24_000_000

export interface PageStore {
  readonly get: (route: PlannedRoute) => Promise<MadePage>
  /** Makes those pages again, when they are asked for, that show one of the documents or have read one of the files. */
  readonly forget: (sourcePaths: ReadonlySet<string>, filePaths: readonly string[]) => readonly string[]
  /** Whether a page was made with that file, of an absolute path. */
  readonly hasRead: (filePath: string) => boolean
  /** What is wrong with the pages that were asked for, those that were given up among them. */
  readonly findings: () => readonly Diagnostic[]
  /** Paths of the routes with findings. */
  readonly faulty: () => readonly string[]
  /** Modules of content that pages import, by path in the output. */
  readonly partial: (file: string) => string | undefined
}

export interface PageStoreOptions {
  readonly site: LocaleSite
  readonly onMade: (path: string, page: MadePage) => void
}

export function createPageStore({site, onMade}: PageStoreOptions): PageStore {
  const pages = new Map<string, Promise<MadePage>>()
  const lengths = new Map<string, number>()
  const findings = new Map<string, MadePage['findings']>()
  const partials = new Map<string, string>()
  const readers = new Map<string, Set<string>>()
  let shown: ReadonlyMap<string, readonly string[]> | undefined
  const drop = (path: string): void => {
    pages.delete(path)
    lengths.delete(path)
  }
  const dropOldest = (newest: string): void => {
    let total = [...lengths.values()].reduce((sum, length) => sum + length, 0)
    for (const [oldest, length] of lengths) {
      if (total <= MAX_LENGTH || oldest === newest) break
      total -= length
      drop(oldest)
    }
  }
  const keep = (path: string, page: MadePage): void => {
    findings.delete(path)
    if (page.findings.length > 0) findings.set(path, page.findings)
    for (const [file, text] of page.files) if (isPartialFile(file)) partials.set(file, text)
    for (const file of page.dependencies) readers.set(file, (readers.get(file) ?? new Set()).add(path))
    lengths.set(path, lengthOf(page))
    dropOldest(path)
    onMade(path, page)
  }
  return {
    get: (route) => {
      const {path} = route
      const known = pages.get(path)
      const made = known ?? makePage(route, site)
      // The newest last.
      toEnd(pages, path, made)
      const length = lengths.get(path)
      if (length !== undefined) toEnd(lengths, path, length)
      if (known !== undefined) return made
      const isWanted = (): boolean => pages.get(path) === made
      made.then(
        (page) => (isWanted() ? keep(path, page) : undefined),
        () => (isWanted() ? drop(path) : undefined),
      )
      return made
    },
    forget: (sourcePaths, filePaths) => {
      shown ??= toShown(site.plan.routes)
      const showing = [...sourcePaths].flatMap((path) => shown?.get(path) ?? [])
      const stale = new Set([...showing, ...filePaths.flatMap((path) => [...(readers.get(path) ?? [])])])
      for (const path of stale) drop(path)
      return [...stale]
    },
    hasRead: (filePath) => readers.has(filePath),
    findings: () => [...findings.values()].flat(),
    faulty: () => [...findings.keys()],
    partial: (file) => partials.get(file),
  }
}

function toEnd<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
}

function lengthOf({files}: MadePage): number {
  let length = 0
  for (const text of files.values()) length += text.length
  return length
}

/** Paths of the pages that show a document, by its source path. The first change needs it, and the first page does not. */
function toShown(routes: readonly PlannedRoute[]): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, string[]>()
  for (const {path, content, embedded = []} of routes) {
    const own = content?.kind === 'document' ? [content.sourcePath] : []
    for (const source of new Set([...own, ...embedded.map(({sourcePath}) => sourcePath)])) {
      const paths = shown.get(source)
      if (paths === undefined) shown.set(source, [path])
      else paths.push(path)
    }
  }
  return shown
}
