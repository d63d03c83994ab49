// React writes tags as XML does: `<img/>`, `disabled=""`, `dateTime`. HTML has shorter forms for the same document, which are
// what checkers of HTML ask for.

/** Elements whose text is no markup. */
const RAW = /<(script|style)\b/gi
/** A tag without an unusual value: one with `<` or `>` in an attribute is left as it is. */
const TAG = /<([a-z][a-z0-9]*)( [^<>]*|\/)?>/g
const ATTRIBUTE = /([^\s=<>"'/]+)(="[^"]*"|='[^']*'|=[^\s"'>]+)?/g

/** https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** https://html.spec.whatwg.org/multipage/indices.html#attributes-3: those of type "boolean attribute". */
const BOOLEAN = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap ' +
    'itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'
  ).split(' '),
)
/** Names of the same list as React writes them. Those of SVG keep their capitals, which count there. */
const CAPITALS = new Set(
  (
    'accessKey allowFullScreen autoComplete autoFocus autoPlay charSet colSpan contentEditable crossOrigin dateTime encType ' +
    'enterKeyHint fetchPriority formAction formEncType formMethod formNoValidate formTarget frameBorder hrefLang imageSizes ' +
    'imageSrcSet inputMode itemID itemProp itemRef itemScope itemType maxLength minLength noModule noValidate playsInline ' +
    'popoverTarget popoverTargetAction readOnly referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet useMap'
  ).split(' '),
)

/** Markup of the same document in HTML's own forms. */
export function toPlainMarkup(html: string): string {
  let plain = ''
  let from = 0
  for (const {index, 1: name = ''} of html.matchAll(RAW)) {
    if (index < from) continue
    const end = indexOfEnd(html, name, index)
    plain += tidyTags(html.slice(from, index)) + html.slice(index, end)
    from = end
  }
  return plain + tidyTags(html.slice(from))
}

function indexOfEnd(html: string, name: string, start: number): number {
  const end = html.indexOf(`</${name}`, start)
  return end < 0 ? html.length : end
}

function tidyTags(html: string): string {
  return html.replace(TAG, (tag: string, name: string, attributes = '') => {
    const isClosed = VOID.has(name) && /(?:["' ]|^<[a-z]+)\/>$/.test(tag)
    if (!isClosed && !/=""|[a-z][A-Z]/.test(attributes)) return tag
    const kept = isClosed ? attributes.replace(/ ?\/$/, '') : attributes
    return `<${name}${kept.replace(ATTRIBUTE, tidyAttribute)}>`
  })
}

function tidyAttribute(_: string, written: string, value = ''): string {
  const name = CAPITALS.has(written) ? written.toLowerCase() : written
  return value === '=""' && BOOLEAN.has(name) ? name : name + value
}
