// The part of a browser's globals that functions use which run in its pages; the types of this half know no DOM.

export interface PageElement {
  textContent: string | null
  readonly dataset: Readonly<Record<string, string | undefined>>
  readonly style: {readonly removeProperty: (name: string) => void}
  readonly getAttribute: (name: string) => string | null
  readonly setAttribute: (name: string, value: string) => void
  readonly removeAttribute: (name: string) => void
  readonly matches: (selector: string) => boolean
  readonly querySelectorAll: (selector: string) => Iterable<PageElement>
}

interface PageDocument {
  readonly querySelector: (selector: string) => PageElement | null
  readonly querySelectorAll: (selector: string) => Iterable<PageElement>
}

/** To be asked for inside of the function: what is outside stays in this process. */
export interface PageScope {
  readonly document: PageDocument
  readonly DOMParser: new () => {readonly parseFromString: (text: string, type: string) => PageDocument}
  readonly XMLSerializer: new () => {readonly serializeToString: (element: PageElement) => string}
}
