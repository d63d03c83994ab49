// URLs in the texts and items of the theme that would run code: replaced before anything shows them.
import {type DefaultTreeAdapterTypes, parseFragment, serialize} from 'parse5'
import {isActiveUrl} from '../../shared/active-url.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'

const URL_KEY = /^(?:to|href|url|src|srcDark|image|action|formaction|xlink:href|data)$/
type Keys = readonly (string | number)[]

/** A copy of the theme's configuration without such URLs; each is reported with its keys. */
export function withoutActiveUrls<Value>(
  value: Value,
  {keys, report}: {readonly keys: Keys; readonly report: (finding: Diagnostic) => void},
): Value {
  const visit = (inner: unknown, at: Keys): unknown => {
    if (Array.isArray(inner)) return inner.map((one, index) => visit(one, [...at, index]))
    if (typeof inner === 'object' && inner !== null)
      return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, visit(one, [...at, key])]))
    if (typeof inner !== 'string') return inner
    const note = (url: string): void => report(toFinding(url, at))
    if (inner.includes('<')) return withoutActiveMarkup(inner, note)
    if (!URL_KEY.test(String(at.at(-1))) || !isActiveUrl(inner)) return inner
    note(inner)
    return '#'
  }
  // The same shape, with texts in the place of texts.
  return visit(value, keys) as Value
}

/** Markup without such URLs is left as it is written. */
function withoutActiveMarkup(html: string, note: (url: string) => void): string {
  const fragment = parseFragment(html)
  let isChanged = false
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('attrs' in node)
      node.attrs = node.attrs.filter(({name, value}) => {
        if (!URL_KEY.test(name) || !isActiveUrl(value, node.tagName === 'img' ? 'media' : 'document')) return true
        note(value)
        isChanged = true
        return false
      })
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(fragment)
  return isChanged ? serialize(fragment) : html
}

function toFinding(url: string, configKey: Keys): Diagnostic {
  return {
    level: 'warning',
    code: 'config/active-url',
    message: `The URL "${url}" would run code in the reader's browser, so it is left out.`,
    configKey,
    hint: 'Link to a page. For something that a reader does on the page, replace a part of the theme.',
  }
}
