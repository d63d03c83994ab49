// The places of a rendered page that a link can point at.

const TAG = /<([a-z][^\s/>]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/gi
const ATTRIBUTE = /\s(id|name)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** Ids of elements and names of anchors, in the order of the page. */
export function findIds(html: string): string[] {
  const ids: string[] = []
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      const value = values.find((one) => one !== undefined)
      if (value && (name.toLowerCase() === 'id' || tag.toLowerCase() === 'a')) ids.push(decode(value))
    }
  }
  return ids
}

/** The escapes that printers of HTML use in attributes. */
function decode(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(/&(?:#x([\da-f]+)|#(\d+)|(quot|amp|lt|gt|apos));/gi, (_, hex, decimal, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? ''
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

const NAMED: Readonly<Record<string, string>> = {quot: '"', amp: '&', lt: '<', gt: '>', apos: "'"}
