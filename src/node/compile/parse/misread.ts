// Texts that the native parser is known to misread: the reference parser reads them instead. Found by comparing both on
// real documents, on the examples of the specifications, and on such texts with random changes.

interface Misreading {
  /** Characters without which the pattern cannot match: a cheap look before a dear one. */
  readonly sign: string
  readonly pattern: RegExp
}

const LINE_PREFIX = String.raw`^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*`
const BULLET = String.raw`(?:[-*+]|\d{1,9}[.)])`
const ATTRIBUTE = String.raw`\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>\x60]+))?`

/**
 * Each takes time in proportion to the text. Code is not told apart, so an example in code counts, too: that costs time
 * and nothing else.
 */
const MISREADINGS: readonly Misreading[] = [
  // An attribute without quotes whose value starts with a slash.
  {sign: '=/', pattern: /<[a-z][^<>]*\s[\w:-]+\s*=\//i},
  // An attribute without quotes whose value goes on with a quote or an equals sign: no tag at all.
  {
    sign: '=',
    pattern: new RegExp(
      String.raw`<[a-z][\w-]*(?:${ATTRIBUTE})*\s+[\w:.-]+\s*=\s*[^\s"'=<>\x60{][^\s"'=<>\x60]*["'=\x60]`,
      'i',
    ),
  },
  // Stars between an underscore and a letter: the underscore is punctuation, so the stars cannot open or close there.
  {sign: '_*', pattern: /_\*+[\p{L}\p{N}]/u},
  {sign: '*_', pattern: /[\p{L}\p{N}]\*+_/u},
  // The same with an escaped star.
  {sign: '\\*', pattern: /\\\*\*+[\p{L}\p{N}]/u},
  // Indented code right after another block, without an empty line: read as one block for each line.
  {
    sign: '    ',
    pattern: /^[ \t>]*(?:#{1,6}(?:[ \t].*)?|(?:=+|-+|\*{3,}|_{3,}|`{3,}|~{3,})[ \t]*)\n(?=[ >]*(?: {4}|\t))[ \t>]*\S/m,
  },
  {sign: '     ', pattern: new RegExp(String.raw`${LINE_PREFIX}${BULLET} {5,}\S`, 'm')},
  {sign: '\t', pattern: new RegExp(String.raw`${LINE_PREFIX}${BULLET} *\t[ \t]*\S`, 'm')},
  {sign: '>     ', pattern: /^[ \t]*[^>\s].*\n[ \t]*> {5,}\S/m},
  // A task box with nothing after it on its line.
  {sign: ']', pattern: new RegExp(String.raw`${LINE_PREFIX}${BULLET}[ \t]+\[[ \txX]\][ \t]*$`, 'm')},
  // A task box in a heading that is underlined: no box there.
  {
    sign: '] ',
    pattern: new RegExp(
      String.raw`${LINE_PREFIX}${BULLET}[ \t]+\[[ xX]\] .*(?:\n.+){0,3}\n[ \t>]+(?:=+|-+)[ \t]*$`,
      'm',
    ),
  },
  // URLs in text: hosts that start with a dot or a dash, one that ends a table's cell, mail after a (back)slash.
  {sign: '://', pattern: /:\/\/[.-]/},
  {sign: '|', pattern: /\|(?<=(?:https?:\/\/|www\.)[^\s<>()|`]*\|)/i},
  {sign: '@', pattern: /[/\\][\w.+-]+@[\d_-]*[a-z][\w-]*\./i},
  // Declarations, and instructions that go on past the end of a line in a quote.
  {sign: '<!', pattern: /<![a-z](?!octype\b)/i},
  {sign: '<?', pattern: /^[ \t]*>.*<\?[^>\n]*$/m},
  // A definition with anything but another definition right below it.
  {sign: ']:', pattern: /^(?:[-*+>][ \t]+)*\[(?!\^)[^\]\n]+\]:.*\n[ \t>]*(?!\[[^\]\n]+\]:)\S/m},
  // A list item that looks like the second row of a table, and a tag right below a table.
  {sign: '- ', pattern: /^[ \t>]*-[ \t](?=[-: \t]*\|)[-:| \t]*$/m},
  {sign: '|', pattern: /\|[ \t]*\n[ \t>]*<\/?[a-z]/i},
  // List items that hold an empty quote, or HTML that may go on over empty lines.
  {sign: ' >', pattern: new RegExp(String.raw`${LINE_PREFIX}${BULLET}[ \t]+>[ \t>]*$`, 'm')},
  {sign: ' <', pattern: new RegExp(String.raw`${LINE_PREFIX}${BULLET}[ \t]+<(?:script|style|pre|textarea)\b`, 'im')},
  // Code of two or more ticks with single ones in it: the braces of code behind it are read as those of an expression.
  {sign: '``', pattern: /``[^`\n]*(?<!`)`(?!`)[^`\n]*``/},
  // An escaped quote at the start of a line, perhaps in a link's title.
  {sign: '\\', pattern: /\n[ \t>]*\\["']/},
]

/** True for a text that has to be read by the reference parser. */
export function isMisread(text: string): boolean {
  return MISREADINGS.some(({sign, pattern}) => text.includes(sign) && pattern.test(text))
}
