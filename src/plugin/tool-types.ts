// What plugins give to the program's other commands, and get from them.
import type {DescribedMessage} from './messages-file.ts'

/** A file of messages for translators. */
export interface TranslationFile {
  /** Below the folder of a locale: `my-plugin/labels.json`. */
  readonly path: string
  /** By id. */
  readonly messages: Readonly<Record<string, DescribedMessage>>
}

/** What a command may do with the files of the site. Paths are relative to its folder, or absolute. */
export interface SiteFolder {
  /** Whether there is a folder with anything in it. */
  readonly hasFolder: (path: string) => boolean
  /** The text of a file; undefined when there is none. */
  readonly readText: (path: string) => string | undefined
  /** Writes a file, and the folders above it. */
  readonly writeText: (path: string, text: string) => void
  /** Copies a folder with all that is in it. What is there already stays, unless a file of that name comes. */
  readonly copyFolder: (from: string, to: string) => void
  /**
   * What a file of JavaScript, TypeScript or JSON exports by default.
   * @throws SiteError when it is missing or fails.
   */
  readonly loadModule: (path: string) => Promise<unknown>
}
