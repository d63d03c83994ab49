// The output of one language, as it is handed over to be put in place.

/** What a locale's build has made, or found to be there already. */
export interface LocaleOutput {
  /** Folder inside the output, with a slash at its end; `''` for the output itself. */
  readonly prefix: string
  /** Every file of the locale, relative to that folder. */
  readonly files: ReadonlyMap<string, unknown>
  /** Those of them whose names have a hash of what is in them. */
  readonly assets: readonly string[]
  /** Those of the files whose bytes are in the staging folder; the others stand in the output as they are. */
  readonly staged: ReadonlySet<string>
  /** Files of the locale in the output that are as the last build wrote them. */
  readonly before: Iterable<string>
}
