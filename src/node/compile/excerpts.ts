// The beginnings of documents that pages show: each is compiled as a document of its own.
import {documentKey} from '../files/document-key.ts'
import type {RoutePlan} from '../model.ts'

/** The beginning of a document that some page embeds. */
export interface Excerpt {
  readonly sourcePath: string
  /** As in {@link EmbeddedDocument}. */
  readonly until: string
}

/** Each once, however many pages show it. */
export function excerptsOf({routes}: RoutePlan): Excerpt[] {
  const excerpts = new Map<string, Excerpt>()
  for (const {embedded = []} of routes)
    for (const {sourcePath, until} of embedded)
      if (until !== undefined) excerpts.set(documentKey(sourcePath, until), {sourcePath, until})
  return [...excerpts.values()]
}
