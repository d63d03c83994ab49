// What of a page's program text is worth finding: code that people wrote, not data that programs made.
import type {MagicComment} from '../../shared/code-block/magic-comments.ts'

/** A block of more than this is a listing or a dump; its beginning says what it is. */
const MAX_BLOCK = 8_000
const DUMP_SAMPLE = 500
/** Lines that are longer were not written by hand. */
const MAX_LINE = 400
/** A run of so many characters without a space is data: a key, an image, a minified script. */
const BLOB = /[!-~]{80,}/g
/** A shorter one is when it has what only encoded bytes mix: keys and mails are wrapped at 64 or 76 characters. */
const ENCODED = /[A-Za-z0-9+/=]{50,}/g
const MIXED = [/[a-z]/, /[A-Z]/, /\d/]

/** Text of a code block: without lines that steer highlighting, overlong lines, and most of a dump. */
export function codeText(code: string, magicComments: readonly MagicComment[]): string {
  const marks = magicComments
    .flatMap(({line, block}) => [line, block?.start, block?.end])
    .filter((one) => one !== undefined)
  const lines = code
    .split('\n')
    .filter((line) => line.length <= MAX_LINE && !(line.length < 80 && marks.some((mark) => isMagic(line, mark))))
  const text = lines.join('\n')
  return text.length > MAX_BLOCK ? text.slice(0, DUMP_SAMPLE) : text
}

/** A comment that says nothing but the mark. */
function isMagic(line: string, mark: string): boolean {
  return line.includes(mark) && /^\W*[\w-]+\W*$/.test(line.trim())
}

/** Whether code in a line of text is too long to have been written there by hand. */
export function isOverlong(code: string): boolean {
  return code.length > MAX_LINE
}

export function withoutBlobs(text: string): string {
  return text.replace(BLOB, ' ').replace(ENCODED, (run) => (MIXED.every((kind) => kind.test(run)) ? ' ' : run))
}

/** A name of several parts: `foo.bar`, `foo_bar`, `fooBar`, `--foo-bar`. */
const IDENTIFIER = /[A-Za-z_$@][\w$]*(?:[.:/#-]+[\w$]+)*/g
const MAX_IDENTIFIER = 60

/** Names in program text of which a part may be searched that is no word of the index. */
export function identifiersIn(code: string): readonly string[] {
  return (code.match(IDENTIFIER) ?? []).filter(
    (name) => name.length <= MAX_IDENTIFIER && /[a-z][A-Z]|[A-Za-z0-9][._:/#]+[A-Za-z0-9]/.test(name),
  )
}
