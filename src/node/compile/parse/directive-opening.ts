// What the first line of an admonition says, and of a block for remark plugins: `:::name[Label]{#id .class key=value}`.

export interface AdmonitionOpening {
  readonly keyword: string
  /** Inline Markdown; `''` when the writer gave no title. */
  readonly title: string
  /** Where the title starts in its line, 1-based. */
  readonly titleColumn: number
  readonly id?: string
  readonly classNames: readonly string[]
  /** As written between braces. */
  readonly attributes?: Readonly<Record<string, string>>
}

/**
 * Reads what follows the name.
 * @returns undefined where something stands between the parts, or after them.
 */
export function toDirective(keyword: string, rest: string, column: number): AdmonitionOpening | undefined {
  const [, label = '', braced = ''] = /^(\[.*\])?(\{[^{}]*\})?[ \t]*$/.exec(rest) ?? []
  if (label + braced !== rest.trim()) return undefined
  return {
    keyword,
    title: label.slice(1, -1),
    titleColumn: column + 1,
    classNames: [],
    attributes: readAttributes(braced),
  }
}

/** @param braced With or without the braces. */
export function readAttributes(braced: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {}
  for (const [, sign, short, name = '', ...values] of braced.matchAll(ATTRIBUTE)) {
    if (sign === '.') attributes.class = [attributes.class, short].filter(Boolean).join(' ')
    else if (sign === '#') attributes.id = short ?? ''
    else attributes[name] = values.find((value) => value !== undefined) ?? ''
  }
  return attributes
}

const ATTRIBUTE = /([.#])([\w-]+)|([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)))?/g
