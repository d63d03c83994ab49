// Sites whose transforms wait, in one document, for what they do in another: they keep it in their modules, of which each thread has
// its own. Once that is seen of a site, its documents are compiled in one thread, as by Docusaurus, where each has all others: what is
// made of one depends on the bytes of all.
import {keyOf} from '../cache/hash.ts'
import type {Store} from '../cache/store.ts'
import type {CompilerSpec, DocumentFile, SiteCode} from '../model.ts'

/** Documents wait for others, of their thread or not, and that was not known of them. */
export class DocumentsWaitError extends Error {}

/** Whether that has been seen, of these transforms. */
export function waitForOneAnother(
  {fingerprint}: Pick<CompilerSpec, 'fingerprint'>,
  store: Pick<Store, 'get'>,
): boolean {
  return store.get<boolean>('data', keyOfWaiting(fingerprint)) === true
}

export function keepWaiting({fingerprint}: Pick<CompilerSpec, 'fingerprint'>, store: Pick<Store, 'put'>): void {
  store.put('data', keyOfWaiting(fingerprint), true)
}

function keyOfWaiting(fingerprint: string): string {
  return keyOf('waiting-documents', fingerprint)
}

export function hashOfAll(documents: ReadonlyMap<string, DocumentFile>): string {
  const all = Array.from(documents.values(), ({sourcePath, hash}) => `${sourcePath} ${hash}`)
  return keyOf(...all.sort())
}

/** Threads that know other states of the documents, or half of them, are not used. */
export function codeOf({code}: Pick<CompilerSpec, 'code'>, together: string | undefined): SiteCode | undefined {
  return together === undefined || code === undefined ? code : {...code, hash: keyOf(code.hash, together)}
}
