// Whether markup can be cut at a place: what stands before it must mean the same without what follows.

const VALUE = String.raw`=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>]+)(?=[\s/>])`
/** A tag, a declaration, or a `<` that opens nothing. Values may contain anything. */
const TAG = new RegExp(`<(?:/?([a-z][^\\s"'=<>/]*)(?:[^<>"'=]|${VALUE})*>|[/!?][^>]*>|(?=[^a-z/!?]))`, 'iy')
/** Elements whose text is no markup: https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments */
const RAW: ReadonlySet<string> = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext'.split(' '),
)

/**
 * True when no tag, comment or text without markup goes on behind the end. Of unusual markup, such as quotes in names, nothing
 * is known. Each character is looked at a few times at most.
 */
export function isWholeMarkup(html: string): boolean {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    at = endOf(html, at)
    if (at < 0) return false
  }
  return true
}

function endOf(html: string, at: number): number {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 4)
    return end < 0 ? end : end + 3
  }
  TAG.lastIndex = at
  const found = TAG.exec(html)
  if (found === null) return -1
  const [text, name = ''] = found
  const end = at + text.length
  if (text.startsWith('</') || !RAW.has(name.toLowerCase())) return text === '<' ? end + 1 : end
  return html.indexOf(`</${name}`, end)
}
