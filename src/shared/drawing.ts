// An SVG image whose elements are in a page: read where the site is built, shown by a component in the browser.

export interface Drawing {
  /** Attributes of the root element, by React's names. */
  readonly props: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  /** HTML of all that is in it. */
  readonly inner: string
}
