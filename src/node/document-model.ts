// A document of a site, before and after it is compiled. Deeply read-only, plain data.
import type {SourceFile} from '../plugin/types.ts'
import type {FileMessage} from '../shared/diagnostics.ts'
import type {CompiledPage} from './compiled-model.ts'

/** A document as core knows it: what plugins see, and what the compiler needs. */
export interface DocumentFile extends SourceFile {
  readonly filePath: string
  /** Locales that have a translation of the document, where pages without one are marked. */
  readonly translatedIn?: readonly string[]
  /** As in {@link SourceSpec}. */
  readonly isListed?: boolean
  /** Static imports, as written. */
  readonly importSpecifiers: readonly string[]
  /** Those of them whose statement names `frontMatter`, or takes all that a module exports. */
  readonly frontMatterFrom?: readonly string[]
  /** Source paths of the imported content files. */
  readonly partials: readonly string[]
  /** Paths that are written in it and are those of documents by their ending, as far as its text alone tells. */
  readonly documentPaths?: readonly string[]
  /** Permalinks of the pages that they lead to, where transforms of the site see them in place of the paths. */
  readonly linkedPages?: Readonly<Record<string, string>>
  readonly messages: readonly FileMessage[]
}

/** A document with its compiled record; the text is in the store under `key`. */
export interface CompiledDocument {
  readonly document: DocumentFile
  readonly key: string
  readonly record: CompiledPage
}
