// What the first line of a block for remark plugins says: `:::name[Label]{#id .class key=value}`.
import type {AdmonitionOpening} from './admonition-fences.ts'

/**
 * Reads what follows the name.
 * @returns undefined where something stands between the parts, or after them.
 */
export function toDirective(keyword: string, rest: string, column: number): AdmonitionOpening | undefined {
  const [, label = '', braced = ''] = /^(\[.*\])?(\{[^{}]*\})?[ \t]*$/.exec(rest) ?? []
  if (label + braced !== rest.trim()) return undefined
  const attributes: Record<string, string> = {}
  for (const [, sign, short, name = '', ...values] of braced.matchAll(ATTRIBUTE)) {
    if (sign === '.') attributes.class = [attributes.class, short].filter(Boolean).join(' ')
    else if (sign === '#') attributes.id = short ?? ''
    else attributes[name] = values.find((value) => value !== undefined) ?? ''
  }
  return {keyword, title: label.slice(1, -1), titleColumn: column + 1, classNames: [], attributes}
}

const ATTRIBUTE = /([.#])([\w-]+)|([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)))?/g
