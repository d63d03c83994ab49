// The output of one language, as it is handed over to be put in place.

/** What a locale's build has made, or found to be there already. */
export interface LocaleOutput {
  /** Folder inside the output, with a slash at its end; `''` for the output itself. */
  readonly prefix: string
  /** Every file of the locale, relative to that folder. */
  readonly files: ReadonlyMap<string, unknown>
  /** Those of them whose names have a hash of what is in them. */
  readonly assets: readonly string[]
  /** False: the files stand in the output as they are, and none of them in the staging folder. */
  readonly isStaged: boolean
}
