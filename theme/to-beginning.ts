// Where a version of the docs begins.
import type {GlobalVersion} from 'quire-docs/client'

/** URL of its main doc; of the version itself where it has none. */
export function toBeginning({docs, mainDocId, path}: GlobalVersion): string {
  return docs.find(({id}) => id === mainDocId)?.path ?? path
}
