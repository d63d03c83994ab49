// The table of contents of a document with the headings of the content files that it shows.
import type {TocItem} from '../../shared/contract.ts'
import {resolveContentImport} from '../files/import-paths.ts'
import type {CompiledDocument} from '../model.ts'

export interface TocSources {
  readonly documents: ReadonlyMap<string, CompiledDocument>
  readonly siteDir: string
}

/** Headings in the order of the page. A file that is shown twice is listed once: both have the same ids. */
export function resolveToc(
  {document, record}: CompiledDocument,
  {documents, siteDir}: TocSources,
  seen = new Set<string>(),
): TocItem[] {
  return record.toc.flatMap((entry): TocItem[] => {
    if (!('partial' in entry)) return [entry]
    const path = resolveContentImport(entry.partial, document.sourcePath, siteDir)
    const partial = path === undefined ? undefined : documents.get(path)
    if (path === undefined || partial === undefined || seen.has(path)) return []
    seen.add(path)
    return resolveToc(partial, {documents, siteDir}, seen)
  })
}
