// The places of a rendered page that a link can point at.

const TAG_START = /<!--|<([a-z][^\s/>]*)/gi
/** One attribute, or what is written in the place of one. */
const ATTRIBUTE = /[\s/]*([^\s/>=]+|=)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y
const TAG_END = /[\s/]*>/y
/** Elements whose content is text, whatever it looks like. */
const RAW = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/i

/** Ids of elements and names of anchors, in the order of the page. */
export function findIds(html: string): string[] {
  const ids: string[] = []
  const starts = new RegExp(TAG_START)
  for (let start = starts.exec(html); start !== null; start = starts.exec(html)) {
    const [, tag] = start
    const end =
      tag === undefined ? html.indexOf('-->', starts.lastIndex) : readTag(html, {tag, from: starts.lastIndex}, ids)
    // What is open at the end of a page is no tag, and hides what follows.
    if (end < 0) break
    starts.lastIndex = tag !== undefined && RAW.test(tag) ? endOfRaw(html, tag, end) : end
  }
  return ids
}

/** Adds the ids of a tag. @returns Where it ends; -1 when it does not. */
function readTag(html: string, {tag, from}: {tag: string; from: number}, ids: string[]): number {
  const attribute = new RegExp(ATTRIBUTE)
  const tagEnd = new RegExp(TAG_END)
  let at = from
  while (at < html.length) {
    tagEnd.lastIndex = at
    if (tagEnd.test(html)) return tagEnd.lastIndex
    attribute.lastIndex = at
    const found = attribute.exec(html)
    if (found === null) return -1
    const [, name = '', ...values] = found
    const value = values.find((one) => one !== undefined)
    if (value && isTarget(name.toLowerCase(), tag)) ids.push(decode(value))
    at = attribute.lastIndex
  }
  return -1
}

function isTarget(name: string, tag: string): boolean {
  return name === 'id' || (name === 'name' && tag.toLowerCase() === 'a')
}

function endOfRaw(html: string, tag: string, from: number): number {
  const close = new RegExp(`</${tag}`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
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
