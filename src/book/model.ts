// What a book consists of, before it becomes a PDF or an EPUB.

/** A node of the text: a string, or an element with the children that readers see. */
export type BookNode = string | BookElement

export interface BookElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly BookNode[]
}

/** A heading of the sidebar: a page, or a category with or without one. */
export interface Chapter {
  /** `c12`: id of its heading, and beginning of the ids inside of it. */
  readonly id: string
  readonly title: string
  /** 1 for the outermost. */
  readonly depth: number
  /** `3.1`; empty when headings are not numbered. */
  readonly number: string
  readonly body: readonly BookNode[]
}

export interface Book {
  readonly title: string
  readonly tagline: string
  /** Label of the version; empty where the site has one version. */
  readonly version: string
  /** `2026-11-23`; empty when none is known. */
  readonly date: string
  readonly language: string
  readonly direction: string
  /** File of the site, relative to its folder. */
  readonly logo: string | undefined
  /** Complete URL of the site's home page; empty when it has none. */
  readonly url: string
  readonly chapters: readonly Chapter[]
  /** Images by the names that `img` elements have, `images/…`. */
  readonly images: ReadonlyMap<string, Uint8Array>
}

/** `href` of a link inside of the book: this, the id of the chapter, and `#` with the id of an element where one is meant. */
export const BOOK_LINK = 'book:'

export function element(
  name: string,
  attributes: BookElement['attributes'] = {},
  children: readonly BookNode[] = [],
): BookElement {
  return {name, attributes, children}
}
