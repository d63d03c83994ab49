// The record of a document that could not be compiled.
import type {FileMessage} from '../../shared/diagnostics.ts'
import type {CompiledPage, CompiledText} from '../model.ts'

export function emptyRecord(messages: readonly FileMessage[]): CompiledPage {
  return {kind: 'html', hasContentTitle: false, toc: [], anchors: [], references: [], imports: [], messages}
}

/** The text that stands for it. */
export const EMPTY_TEXT: CompiledText = {chunks: [''], placeholders: []}
