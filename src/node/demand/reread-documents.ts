// The short way from a saved file to its pages: where only the text of documents has changed, nothing is looked at but the pages
// that show them.
import {findAddedImports, keepAddedImports} from '../bundle/added-imports.ts'
import {statFile} from '../cache/snapshots.ts'
import {compilePages} from '../compile/compile-pages.ts'
import {hasTransforms} from '../compile/compiler-spec.ts'
import {waitForOneAnother} from '../compile/waiting-documents.ts'
import type {DocumentFile} from '../model.ts'
import type {Edition, LoadedPages} from './edition.ts'
import type {LocaleSite} from './load-locale.ts'

/** Documents whose files are saved at once; more of them are a change of the whole site. */
const MAX_FILES = 20

/**
 * Permalinks of the pages that show the changed files.
 * @returns Undefined when more may have changed than the text of documents.
 */
export async function rereadDocuments(
  paths: readonly string[],
  edition: Edition | undefined,
): Promise<readonly string[] | undefined> {
  if (edition === undefined || paths.length > MAX_FILES) return undefined
  const changed: {readonly loaded: LoadedPages; readonly documents: readonly DocumentFile[]}[] = []
  const known = new Set<string>()
  for (const loaded of edition.loaded()) {
    if (waitForOneAnother(loaded.site.spec, loaded.site.tools.store)) return undefined
    const documents: DocumentFile[] = []
    for (const document of loaded.site.documents.values()) {
      if (!paths.includes(document.filePath)) continue
      known.add(document.filePath)
      if (statFile(document.filePath) === undefined) return undefined
      const {site} = loaded
      const report = site.createReporter().report
      const after = await site.reread(document, {...site.tools, report})
      if (after === undefined) return undefined
      documents.push(after)
    }
    changed.push({loaded, documents})
  }
  const isOfPages = (path: string): boolean =>
    (known.has(path) || edition.loaded().some(({pages}) => pages.hasRead(path))) &&
    !edition.loaded().some(({site}) => site.codeFiles.has(path))
  if (!paths.every(isOfPages)) return undefined
  for (const {loaded, documents} of changed) if (await addsImports(documents, loaded.site)) return undefined
  return changed.flatMap(({loaded, documents}) => exchange(loaded, documents, paths))
}

/** Whether plugins add something to the documents that is not in the bundle: the next one has it. */
async function addsImports(
  changed: readonly DocumentFile[],
  {documents, excerpts, spec, config, addedImports, tools}: LocaleSite,
): Promise<boolean> {
  if (!hasTransforms(spec)) return false
  const site = new Map([...documents, ...changed.map((one) => [one.sourcePath, one] as const)])
  const only = new Set(changed.map(({sourcePath}) => sourcePath))
  // What is wrong with them is told when their pages are made, of what is compiled here.
  const compiled = await compilePages({documents: site, excerpts, spec, only}, {...tools, report: () => undefined})
  const added = new Map([...addedImports, ...findAddedImports(compiled.documents.values(), config)])
  if (added.size === addedImports.size) return false
  keepAddedImports(added, {store: tools.store, place: config, spec, documents: site.values()})
  return true
}

function exchange(
  {site, pages}: LoadedPages,
  changed: readonly DocumentFile[],
  paths: readonly string[],
): readonly string[] {
  for (const document of changed) site.documents.set(document.sourcePath, document)
  const affected = withImporters(
    changed.map(({sourcePath}) => sourcePath),
    site.documents,
  )
  return pages.forget(affected, paths)
}

/** Documents, and all that import one of them, or one that does. */
function withImporters(
  sourcePaths: readonly string[],
  documents: ReadonlyMap<string, DocumentFile>,
): ReadonlySet<string> {
  const importing = [...documents.values()].filter(({partials}) => partials.length > 0)
  const found = new Set(sourcePaths)
  for (const path of found)
    for (const {sourcePath, partials} of importing) if (partials.includes(path)) found.add(sourcePath)
  return found
}
