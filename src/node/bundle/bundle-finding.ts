// What a bundler finds, and what is known of the site when it is told.
import type {FileMessage} from '../../shared/diagnostics.ts'

/** A finding of the bundler: the file is absolute or site-relative, as the bundler names it. */
export interface BundleFinding extends FileMessage {
  readonly file?: string
  /** A bundle can be made without this. */
  readonly leftOut?: LeftOut
  /** Its hint tells of names that are near. */
  readonly missing?: MissingExport
}

/** A name that is imported and that the module does not have. */
export interface MissingExport {
  readonly name: string
  readonly specifier: string
  /** Those that the bundler knows. */
  readonly known: readonly string[]
}

/** A part in whose place the theme's is taken, or a name for which there is no file. */
export type LeftOut = {readonly part: string; readonly why: string} | {readonly specifier: string}

/** The part of a bundler's error that both bundlers share. */
export interface BundlerError {
  readonly message: string
  readonly name?: string
  readonly module?: BundledModule | null
  readonly loc?: unknown
  readonly file?: string
}

/** The module that an error is in. */
export interface BundledModule {
  readonly resource?: string
  readonly identifier?: () => string
  /** What it imports, and each use of what it imports. */
  readonly dependencies?: readonly {readonly type: string; readonly loc?: unknown}[]
}

/** What findings are told with. */
export interface BundledSite {
  readonly programRoot: string
  readonly siteDir: string
  /** Files that stand behind names such as `@theme/Footer`. */
  readonly aliases: Readonly<Record<string, string>>
  readonly bundler: 'webpack' | 'rspack'
}
