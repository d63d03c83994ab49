// Types of the Node API: what the commands for translators give and get.
import type {Diagnostic} from '../shared/diagnostics.ts'

/** What `writeTranslations` needs: which site, which locale, and what becomes of what is translated already. */
export interface WriteTranslationsOptions {
  readonly siteDir?: string
  readonly config?: string
  /** Locale whose files are written: the default one by default. */
  readonly locale?: string
  /** Replace what is translated already. */
  readonly override?: boolean
  /** Written before each message that is new. */
  readonly messagePrefix?: string
}

/** The files that `writeTranslations` wrote, and what it has to say. */
export interface WriteTranslationsReport {
  /** Absolute paths of the files that have changed. */
  readonly written: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What `writeHeadingIds` needs: which documents, and how ids are made. */
export interface WriteHeadingIdsOptions {
  readonly siteDir?: string
  /** Files or patterns, from the folder of the site; all documents of the site by default. */
  readonly files?: readonly string[]
  /** Keep capital letters. */
  readonly maintainCase?: boolean
  /** Make ids again that are written already. */
  readonly overwrite?: boolean
}

/** What `writeHeadingIds` did. */
export interface WriteHeadingIdsReport {
  /** Absolute paths of the documents that have changed. */
  readonly written: readonly string[]
  /** Documents that were looked at. */
  readonly count: number
}
