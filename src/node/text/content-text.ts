// Compiled text from the store with the URLs of its references in place.

import {withoutUndefined} from '../../shared/without-undefined.ts'
import type {Store} from '../cache/store.ts'
import type {CompiledText, LinkedContent} from '../model.ts'
import {translateContent} from './content-texts.ts'
import {spliceText} from './splice-text.ts'

/** A page's content as it goes to the browser: static HTML, or the source of a content function. */
export interface ContentText {
  readonly kind: 'html' | 'module'
  readonly text: string
  /** It is code that leaves nothing behind. */
  readonly makesOnlyElements?: true
}

export function readContent({key, kind, values, texts, makesOnlyElements}: LinkedContent, store: Store): ContentText {
  const spliced = spliceText(store.mustGet<CompiledText>('text', key), kind, values)
  return {kind, text: translateContent(spliced, kind, texts), ...withoutUndefined({makesOnlyElements})}
}
