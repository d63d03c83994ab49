// HTML inside plain Markdown, as far as it can be judged by its text.

/** True for comments and nothing else: they are left out of the output. */
export function isCommentOnly(html: string): boolean {
  return html.startsWith('<!--') && isOnlyComments(html, ['<!--', '-->'])
}

/**
 * True for a text that is comments, with spaces around them, or nothing but spaces. A comment ends where it first can: a
 * regular expression for this would also try all later ends.
 * @param never What a comment must not start with.
 */
export function isOnlyComments(text: string, [open, close]: readonly [string, string], never?: string): boolean {
  let at = skipSpaces(text, 0)
  while (at < text.length) {
    if (!text.startsWith(open, at)) return false
    const start = at + open.length
    const end = never !== undefined && text.startsWith(never, start) ? -1 : text.indexOf(close, start)
    if (end < 0) return false
    at = skipSpaces(text, end + close.length)
  }
  return true
}

function skipSpaces(text: string, from: number): number {
  let at = from
  while (/\s/.test(text[at] ?? '')) at += 1
  return at
}

const NAMES =
  'a abbr acronym address applet area article aside audio b base bdi bdo big blink blockquote body br button canvas ' +
  'caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
  'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ' +
  'ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noscript object ol optgroup option ' +
  'output p param picture pre progress q rp rt ruby s samp script search section select slot small source span strike ' +
  'strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var ' +
  'video wbr ' +
  'circle clippath defs ellipse filter foreignobject g image line lineargradient marker mask mi mn mo mrow mfrac ' +
  'msqrt msub msup mtext path pattern polygon polyline radialgradient rect stop symbol text tspan use'
const KNOWN_NAMES = new Set(NAMES.split(' '))

/**
 * True for a single tag that HTML does not have and that no custom element can have: `<Foo>` in `Promise<Foo>`. A
 * browser would swallow it; its writer meant text.
 */
export function isUnknownTag(html: string): boolean {
  const name = /^<\/?([a-z][^\s/>]*)(?=[\s/>])[^<>]*>$/i.exec(html)?.[1]
  return name !== undefined && !name.includes('-') && !KNOWN_NAMES.has(name.toLowerCase())
}
