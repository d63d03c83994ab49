// What pages have of their style sheets in their text, and how a page is told which rules it needs. Plain data.

/** Rules that a page has in its text, by the path of the style sheet that they are from; of the levels, the first that serves. */
export type FirstStyles = Readonly<Record<string, readonly FirstLevel[]>>

export interface FirstLevel {
  readonly text: string
  /** Of the text, compressed. */
  readonly sizeBytes: number
  /** A page that has what any of these needs wants a later level. */
  readonly needs: readonly SelectorNeeds[]
}

/** Classes as `.name`, ids as `#name`, tags as `name`, directions of text as `dir=rtl`. */
export interface SelectorNeeds {
  readonly names: readonly string[]
  /** Of each list, one must be met as well. */
  readonly oneOf: readonly (readonly SelectorNeeds[])[]
}
