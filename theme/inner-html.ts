// HTML that a component shows as it is. React 19.2 compares the object that carries the text, and writes the text again for
// a new one: its links would be other elements after each render, without the focus that they had.
interface InnerHtml {
  readonly __html: string
}

const made = new Map<string, InnerHtml>()

/** @returns For one text always the same object. The texts are those of menus, lists of contents and settings: few, and kept. */
export function toInnerHtml(html: string): InnerHtml {
  const known = made.get(html) ?? {__html: html}
  made.set(html, known)
  return known
}
