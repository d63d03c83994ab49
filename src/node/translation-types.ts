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

/** What `i18nStatus` needs: which site, and which of its locales. */
export interface I18nStatusOptions {
  readonly siteDir?: string
  readonly config?: string
  /** All but the default one when left out. */
  readonly locales?: readonly string[]
}

/** How far one part of a locale is translated. Paths are relative to the folder of the locale, ids are those of messages. */
export interface TranslationPart {
  /** `messages` of a file, or `documents` of a folder. */
  readonly kind: 'messages' | 'documents'
  /** The plugin that the part belongs to; `code` for texts of code and of the theme, `theme` for navbar and footer. */
  readonly of: string
  /** The file of messages, or the folder of documents. */
  readonly path: string
  readonly translatedCount: number
  readonly missing: readonly string[]
  /** Documents whose original has been committed after the translation. */
  readonly outdated: readonly string[]
  /** Messages whose translation is the text of the original: they may be meant to. */
  readonly same: readonly string[]
}

/** How far the locales of a site are translated. */
export interface I18nStatusReport {
  readonly locales: readonly {readonly locale: string; readonly parts: readonly TranslationPart[]}[]
  /** Git knows when the files were changed; otherwise nothing is said to be outdated. */
  readonly hasHistory: boolean
  readonly diagnostics: readonly Diagnostic[]
}
