// Schema of `future`: the switches of Docusaurus. Those without a meaning here are taken without a word, since pages are the same
// with them; what is lost is a warning.
import {z} from 'zod'
import {choice, isObject, onlyValue, unusedKey} from './building-blocks.ts'

/** When a file was made or changed, and by whom. */
export interface FileChange {
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly author: string
}

/** A site's own source of dates and authors, in the place of git. */
export interface FileDates {
  /** Called once, before the others. */
  readonly initialize: (input: {readonly siteDir: string}) => unknown
  /** Of the first change. @param filePath Absolute. Nothing for a file that is not known. */
  readonly getFileCreationInfo: (filePath: string) => Promise<FileChange | null> | FileChange | null
  /** Of the last change. */
  readonly getFileLastUpdateInfo: (filePath: string) => Promise<FileChange | null> | FileChange | null
}

const DATE_SOURCES = ['git-ad-hoc', 'git-eager', 'hardcoded', 'disabled', 'default-v1', 'default-v2'] as const

const STEPS = ['initialize', 'getFileCreationInfo', 'getFileLastUpdateInfo'] as const

const fileDates = choice<boolean | (typeof DATE_SOURCES)[number] | FileDates>((value) => {
  if (!isObject(value)) return typeof value === 'string' ? z.enum(DATE_SOURCES) : z.boolean()
  const missing = STEPS.find((step) => typeof value[step] !== 'function')
  return missing === undefined ? z.custom<FileDates>() : `needs the function "${missing}".`
})

const booleans = z.record(z.string(), z.boolean())

const v4 = choice<boolean | Record<string, boolean>>((value) => (typeof value === 'boolean' ? z.boolean() : booleans))

export const future = z
  .object({
    /**
     * What will be the default in version 4: `useCssCascadeLayers`, `fasterByDefault`, `siteStorageNamespacing` and
     * `mdx1CompatDisabledByDefault` have a meaning here.
     */
    v4: v4.optional(),
    /** Of these, `rspackBundler` has a meaning here. */
    faster: v4.optional(),
    /** Older name of `faster`. */
    experimental_faster: v4.optional(),
    /** Where dates and authors of files come from: git, nowhere (`disabled`, `false`), or functions of the site. */
    experimental_vcs: fileDates.optional(),
    experimental_router: onlyValue(
      'browser',
      'each page has a URL and a file of its own. A folder that works without a server is what "quire build --offline" makes.',
    ),
  })
  .catchall(unusedKey('it is no switch that Docusaurus has up to 3.10.'))
