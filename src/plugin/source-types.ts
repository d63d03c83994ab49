// What a plugin is shown of the files that it asks for. Plain data.
import type {FrontMatterDate} from '../shared/contract.ts'

/** A Markdown file as read: what can be known from its text alone. */
export interface SourceFile {
  /** Relative to the site folder, with forward slashes; absolute when the content folder lies outside the site. */
  readonly sourcePath: string
  /** Source path of the original, where this is a translation that takes its place. */
  readonly translates?: string
  /** Hash of the bytes. */
  readonly hash: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Fields of the front matter that are dates: texts without quotes; absent when there are none. */
  readonly dates?: readonly FrontMatterDate[]
  /** The content's own first heading, when the content starts with an h1; inline marks removed. */
  readonly contentTitle?: string
  /** First line of prose, marks removed; `''` when there is none. */
  readonly excerpt: string
  /** Specifiers of the file's static imports, as written; absent when there are none. */
  readonly imports?: readonly string[]
  /** Newest commit that touched the file, when the plugin's `wantsGitHistory` asked for it. */
  readonly lastUpdate?: {readonly at: number; readonly by: string}
  /** Time of the oldest commit that touched the file, when the plugin's `wantsGitHistory` asked for it. Milliseconds since the epoch. */
  readonly firstCommitAt?: number
  /** The text has the marker of {@link SourceSpec.truncateMarker}. Absent when the specification has none. */
  readonly isTruncated?: boolean
  /** Words of the text without its header and a title that it begins with, when {@link SourceSpec.countWords} asks for them. */
  readonly wordCount?: number
  /** The text without its header and a title that it begins with, when {@link SourceSpec.keepsText} asks for it. */
  readonly text?: string
}

/** A small file that a plugin wants as text: `_category_.json`, `tags.yml`. */
export interface DataFile {
  readonly sourcePath: string
  /** As in {@link SourceFile}. */
  readonly translates?: string
  readonly hash: string
  readonly text: string
}

/** A React page: only its place is known, the bundler reads it. */
export interface ComponentFile {
  readonly sourcePath: string
  /** As in {@link SourceFile}. */
  readonly translates?: string
  readonly hash: string
}

/** A set of files that a plugin wants to see. `dir` is relative to the site folder or absolute. */
export interface SourceSpec {
  readonly kind: 'document' | 'data' | 'component'
  readonly dir: string
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
  /** A missing folder is an error by default; `optional` makes it an empty one. */
  readonly optional?: boolean
  /**
   * Folder of translated files, relative to the site: a file there takes the place of the one at the
   * same path in `dir`. Which files there are is decided by `dir` alone.
   */
  readonly translations?: string | undefined
  /** Folders of translated files by locale, so that it is known which locales have each file. */
  readonly translationFolders?: Readonly<Record<string, string>> | undefined
  /**
   * The documents stand in lists beside others, under titles that their layouts give them: a heading that a document
   * begins with is left out, and the ids of its footnotes are its own.
   */
  readonly isListed?: boolean
  /** Source of a regular expression to look for in each document: {@link SourceFile.isTruncated}. */
  readonly truncateMarker?: string
  /** Language in which the words of each document are counted: {@link SourceFile.wordCount}. */
  readonly countWords?: string
  /** Gives the plugin each document's text: {@link SourceFile.text}. */
  readonly keepsText?: boolean
}

/** A JavaScript or TypeScript module that a plugin wants evaluated, for example the sidebars file. */
export interface ModuleSpec {
  /** Relative to the site folder, or absolute. */
  readonly path: string
  readonly optional?: boolean
  /** What the module is for, used in the error when it is missing: `sidebars file`. */
  readonly purpose: string
}

/** The files found for a plugin's `sources`, sorted by path, and its `modules` by the path given. */
export interface SourceSet {
  readonly documents: readonly SourceFile[]
  readonly data: readonly DataFile[]
  readonly components: readonly ComponentFile[]
  /** Default export of each module (or the namespace if it has none). Absent when optional and missing. */
  readonly modules: Readonly<Record<string, unknown>>
}
