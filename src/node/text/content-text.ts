// Compiled text from the store with the URLs of its references in place.
import type {Store} from '../cache/store.ts'
import type {CompiledText, LinkedContent} from '../model.ts'
import {spliceText} from './splice-text.ts'

/** A page's content as it goes to the browser: static HTML, or the source of a content function. */
export interface ContentText {
  readonly kind: 'html' | 'module'
  readonly text: string
}

export function readContent({key, kind, values}: LinkedContent, store: Store): ContentText {
  return {kind, text: spliceText(store.mustGet<CompiledText>('text', key), kind, values)}
}
