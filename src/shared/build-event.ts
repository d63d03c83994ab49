// What `quire start` tells the open pages after each build.

export interface BuildEvent {
  /** Id of the build whose output is served: changes whenever a file of the output does. */
  readonly build: string
  /** The output is that of the last build, with mistakes that concern single pages; else of an earlier one. */
  readonly isWritten: boolean
  /** The errors of the last build, as the terminal shows them. */
  readonly errors: readonly string[]
}
