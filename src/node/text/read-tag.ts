// A tag of HTML that is known to be well-formed, or to be somebody's template.

export interface Tag {
  /** In lower case; `!--` for a comment. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** Where the text goes on. */
  readonly end: number
}

const NAME = /[a-z][^\s/>]*/iy
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y

/** The tag or comment that opens at a `<`. Each character is looked at once. */
export function readTag(html: string, start: number): Tag {
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4)
    return {name: '!--', attributes: new Map(), end: end < 0 ? html.length : end + 3}
  }
  NAME.lastIndex = start + 1
  const name = NAME.exec(html)?.[0].toLowerCase() ?? ''
  const attributes = new Map<string, string>()
  let end = start + 1 + name.length
  ATTRIBUTE.lastIndex = end
  for (let found = ATTRIBUTE.exec(html); found !== null; found = ATTRIBUTE.exec(html)) {
    const [, key = '', double, single, bare] = found
    attributes.set(key.toLowerCase(), decodeReferences(double ?? single ?? bare ?? ''))
    end = ATTRIBUTE.lastIndex
  }
  const close = html.indexOf('>', end)
  return {name, attributes, end: close < 0 ? html.length : close + 1}
}

const CHARACTERS: Readonly<Record<string, string>> = {
  ...{quot: '"', '#34': '"', '#x22': '"'},
  ...{apos: "'", '#39': "'", '#x27': "'"},
  ...{lt: '<', '#60': '<', '#x3c': '<'},
  ...{gt: '>', '#62': '>', '#x3e': '>'},
}

/** Text as it is meant: of character references, those that markup has to be written with. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(amp|quot|apos|lt|gt|#3[489]|#6[02]|#x2[267]|#x3[ce]);/gi,
    (_, name: string) => CHARACTERS[name.toLowerCase()] ?? '&',
  )
}
