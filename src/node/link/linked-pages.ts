// What transforms of a site see in place of paths of documents: as in Docusaurus, links that lead to a page have its permalink before
// the site's plugins run. Routes are known before documents are compiled.
import {decodePath} from '../../shared/permalink.ts'
import type {DocumentFile, LinkIndex, SiteSetup} from '../model.ts'
import {resolveMarkdown} from './resolve-reference.ts'

interface Site extends Pick<LinkIndex, 'permalinks'> {
  readonly setup: Pick<SiteSetup, 'plugins' | 'publishing'>
}

/** The documents, with the permalinks that transforms see; as they are where there are no transforms that see links. */
export function withLinkedPages(
  documents: ReadonlyMap<string, DocumentFile>,
  {permalinks, setup}: Site,
): ReadonlyMap<string, DocumentFile> {
  if (!setup.plugins.some(seesLinks)) return documents
  const linkIndex = {permalinks, contentDirs: setup.publishing.contentDirs}
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

function seesLinks({markdown}: SiteSetup['plugins'][number]): boolean {
  if (!markdown.isKnown) return false
  const {remarkPlugins = [], beforeDefaultRehypePlugins = [], rehypePlugins = []} = markdown.value
  return [remarkPlugins, beforeDefaultRehypePlugins, rehypePlugins].some((list) => list.length > 0)
}
