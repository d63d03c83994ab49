// The table of contents of a document with the headings of the content files that it shows.
import type {TocItem} from '../../shared/contract.ts'
import {canonicalSpecifier, resolveContentImport} from '../files/import-paths.ts'
import type {CompiledDocument, RuntimeBundle} from '../model.ts'
import {FOOTNOTES_ID} from '../text/content-texts.ts'

export interface TocSources {
  readonly documents: ReadonlyMap<string, CompiledDocument>
  readonly siteDir: string
  /** Of documents behind names that the bundler alone knows. */
  readonly documentTocs: RuntimeBundle['documentTocs']
  /** Title of the footnotes in the language of the page. */
  readonly footnotes: string
}

/**
 * Headings in the order of the page. A file that is shown twice is listed once: both have the same ids. Footnotes are those of
 * the page alone.
 */
export function resolveToc(
  {document, record}: CompiledDocument,
  sources: TocSources,
  seen = new Set<string>(),
): TocItem[] {
  const {documents, siteDir, footnotes} = sources
  return record.toc.flatMap((entry): TocItem[] => {
    if (!('partial' in entry)) return [isFootnotes(entry) ? {...entry, value: footnotes} : entry]
    const path = resolveContentImport(entry.partial, document.sourcePath, siteDir)
    const name = path ?? canonicalSpecifier(entry.partial, document.sourcePath, siteDir) ?? ''
    if (seen.has(name)) return []
    seen.add(name)
    const partial = documents.get(name)
    const items = partial === undefined ? (sources.documentTocs[name] ?? []) : resolveToc(partial, sources, seen)
    return items.filter((one) => !isFootnotes(one))
  })
}

function isFootnotes({id}: TocItem): boolean {
  return id === FOOTNOTES_ID || id.startsWith(`${FOOTNOTES_ID}-`)
}
