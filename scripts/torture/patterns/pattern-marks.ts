// What a regular expression is about: the words that it spells out, one character of each of its classes, and how texts begin
// that it nearly matches. Read from its source, roughly: a part that is misread costs a telling text, and nothing else.

/** What stands for a class of characters. */
const SAMPLES: Readonly<Record<string, string>> = {
  s: ' ',
  S: 'x',
  d: '1',
  D: 'x',
  w: 'a',
  W: '-',
  n: '\n',
  t: '\t',
  r: '\r',
  p: 'a',
  b: '',
  B: '',
}

/** The most telling first. */
export function marksOf({source}: RegExp): readonly string[] {
  const reader = new PatternReader(source)
  reader.readAll()
  return [...new Set([...reader.words, ...reader.beginnings, ...reader.single])]
}

class PatternReader {
  /** Runs of two characters and more that stand for themselves. */
  readonly words = new Set<string>()
  readonly single = new Set<string>()
  /** Texts that the pattern matches up to somewhere: what must be there, once, and the first of all alternatives. */
  readonly beginnings = new Set<string>()
  #at = 0
  #word = ''

  constructor(private readonly source: string) {}

  readAll(): void {
    while (this.#at < this.source.length) {
      this.#readAlternatives('')
      // A bracket that closes nothing is not in a valid pattern; going on behind it ends the loop all the same.
      this.#at += 1
    }
    this.#endWord()
  }

  /** @param before What stands before them. @returns It, with the first of them. */
  #readAlternatives(before: string): string {
    const first = this.#readSequence(before)
    while (this.source[this.#at] === '|') {
      this.#at += 1
      this.#readSequence(before)
    }
    return first
  }

  #readSequence(before: string): string {
    let text = before
    while (this.#at < this.source.length && !'|)'.includes(this.source[this.#at] ?? '')) {
      const with1 = this.#readAtom(text)
      const counted = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(this.source.slice(this.#at, this.#at + 20))
      if (counted === null) {
        text = with1
        continue
      }
      this.#at += counted[0].length
      this.#endWord()
      this.#begin(with1)
      const least = counted[1] === undefined ? (counted[0].startsWith('+') ? 1 : 0) : Number(counted[1])
      text += with1.slice(text.length).repeat(least)
      this.#begin(text)
    }
    this.#endWord()
    return text
  }

  #readAtom(before: string): string {
    const sign = this.source[this.#at] ?? ''
    if (sign === '(') return this.#readGroup(before)
    if (sign === '[') return before + this.#readClass(before)
    this.#at += 1
    if (sign === '^' || sign === '$') return before
    if (sign === '.') return before + this.#classOf('x')
    if (sign === '\\') return before + this.#readEscape()
    return before + this.#literal(sign)
  }

  #readGroup(before: string): string {
    const head = /^\((?:\?(?:<[a-z]\w*>|(<?[=!])|[-\w]*:))?/i.exec(this.source.slice(this.#at, this.#at + 60))
    this.#at += head?.[0].length ?? 1
    this.#endWord()
    this.#begin(before)
    const inner = this.#readAlternatives(before)
    this.#at += 1
    // What is only looked at takes no room.
    return head?.[1] === undefined ? inner : before
  }

  #readClass(before: string): string {
    this.#endWord()
    this.#begin(before)
    this.#at += 1
    const isNegated = this.source[this.#at] === '^'
    if (isNegated) this.#at += 1
    let first: string | undefined
    while (this.#at < this.source.length && this.source[this.#at] !== ']') {
      const sign = this.source[this.#at] ?? ''
      this.#at += 1
      const sample = sign === '\\' ? this.#readEscape() : sign
      if (sample === '') continue
      this.single.add(sample)
      first ??= sample
    }
    this.#at += 1
    this.#word = ''
    return isNegated ? 'x' : (first ?? 'x')
  }

  /** Behind the backslash. */
  #readEscape(): string {
    const sign = this.source[this.#at] ?? ''
    const hex = /^u\{([\da-f]+)\}|^u([\da-f]{4})|^x([\da-f]{2})/i.exec(this.source.slice(this.#at, this.#at + 10))
    const property = /^[pP]\{[^}]*\}|^k<\w+>|^[1-9]/.exec(this.source.slice(this.#at, this.#at + 60))
    this.#at += (hex ?? property)?.[0].length ?? 1
    if (hex !== null) return this.#literal(String.fromCodePoint(Number.parseInt(hex[1] ?? hex[2] ?? hex[3] ?? '', 16)))
    if (property !== null && !/^p/i.test(sign)) return ''
    const sample = SAMPLES[sign]
    return sample === undefined ? this.#literal(sign) : this.#classOf(sample)
  }

  #literal(sign: string): string {
    this.single.add(sign)
    this.#word += sign
    return sign
  }

  #classOf(sample: string): string {
    this.#endWord()
    if (sample !== '') this.single.add(sample)
    return sample
  }

  #endWord(): void {
    if (this.#word.length > 1) this.words.add(this.#word)
    this.#word = ''
  }

  #begin(text: string): void {
    if (text.length > 1) this.beginnings.add(text)
  }
}
