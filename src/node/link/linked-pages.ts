// What transforms of a site see in place of paths of documents: as in Docusaurus, links that lead to a page have its permalink before
// the site's plugins run. Routes are known before documents are compiled.
import {decodePath} from '../../shared/permalink.ts'
import type {DocumentFile, LinkIndex, SiteSetup} from '../model.ts'
import {resolveMarkdown} from './resolve-reference.ts'

interface Site extends Pick<LinkIndex, 'permalinks'> {
  readonly publishing: Pick<SiteSetup['publishing'], 'contentDirs'>
}

/** The documents, with the permalinks that transforms see; as they are where the scan did not look for paths. */
export function withLinkedPages(
  documents: ReadonlyMap<string, DocumentFile>,
  {permalinks, publishing: {contentDirs}}: Site,
): ReadonlyMap<string, DocumentFile> {
  const linkIndex = {permalinks, contentDirs}
  const toLinked = (document: DocumentFile): DocumentFile => {
    const linkedPages: Record<string, string> = {}
    for (const path of document.documentPaths ?? []) {
      const permalink = resolveMarkdown(decodePath(path), {document, linkIndex})
      if (permalink !== undefined) linkedPages[path] = permalink
    }
    return Object.keys(linkedPages).length === 0 ? document : {...document, linkedPages}
  }
  return new Map([...documents].map(([path, document]) => [path, toLinked(document)]))
}
