// Entities without a semicolon, which MDX 1 reads as HTML does: `&copy 2020`.

/** Those of Latin 1, in the order of their code points. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ...Object.entries({AMP: '&', amp: '&', LT: '<', lt: '<', GT: '>', gt: '>', QUOT: '"', quot: '"'}),
  ...Object.entries({COPY: '\u00a9', REG: '\u00ae'}),
])
const LONGEST_NAME = 8
const ENTITY = /^&(?:#(\d{1,7})(?!\d)|#[xX]([\da-fA-F]{1,6})(?![\da-fA-F])|([a-zA-Z][a-zA-Z\d]*))(?!;)/
/** Further away, no URL is looked for. */
const LONGEST_URL = 500

export interface OpenEntity {
  readonly sign: string
  /** Of its source. */
  readonly length: number
}

/** The entity at an offset, if one without a semicolon is there. */
export function readOpenEntity(line: string, at: number): OpenEntity | undefined {
  const [whole, decimal, hex, name] = ENTITY.exec(line.slice(at, at + 40)) ?? []
  if (whole === undefined || isInUrl(line, at)) return undefined
  if (name !== undefined) return line[at + 1 + wordLength(line, at + 1)] === ';' ? undefined : readName(name)
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  const isSign = code >= 0x20 && code <= 0xffff && !(code >= 0xd800 && code <= 0xdfff)
  return isSign ? {sign: String.fromCharCode(code), length: whole.length} : undefined
}

/** The longest that the name begins with: letters may be right behind it. */
function readName(name: string): OpenEntity | undefined {
  for (let length = Math.min(LONGEST_NAME, name.length); length > 1; length -= 1) {
    const sign = SIGNS.get(name.slice(0, length))
    if (sign !== undefined) return {sign, length: length + 1}
  }
  return undefined
}

function wordLength(line: string, from: number): number {
  let at = from
  while (at < line.length && /[a-zA-Z\d]/.test(line[at] ?? '')) at += 1
  return at - from
}

/** There, it is a part of a query. */
function isInUrl(line: string, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - LONGEST_URL); before -= 1) {
    const sign = line[before] ?? ''
    if (sign === '/' || sign === '?') return true
    if (/[\s()<>[\]]/.test(sign)) return false
  }
  return false
}
