// Ways to keep very many numbers and words in little memory.

/** Integers from 0 to 2³² - 1, as LEB128 varints: seven bits a byte, the eighth set in all but the last. */
export interface PackedNumbers {
  bytes: Uint8Array
  end: number
}

/** The most bytes of a number. */
const LONGEST = 5

export function packNone(): PackedNumbers {
  return {bytes: new Uint8Array(8), end: 0}
}

/** Adds a number at the end. */
export function pack(numbers: PackedNumbers, value: number): void {
  if (numbers.end + LONGEST > numbers.bytes.length) {
    const larger = new Uint8Array(numbers.bytes.length * 2)
    larger.set(numbers.bytes)
    numbers.bytes = larger
  }
  let rest = value
  for (; rest >= 0x80; rest >>>= 7) {
    numbers.bytes[numbers.end] = (rest & 0x7f) | 0x80
    numbers.end += 1
  }
  numbers.bytes[numbers.end] = rest
  numbers.end += 1
}

/** In their order. */
export function unpack({bytes, end}: PackedNumbers): readonly number[] {
  const values: number[] = []
  let value = 0
  let shift = 0
  for (let at = 0; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    value |= (byte & 0x7f) << shift
    shift += 7
    if (byte >= 0x80) continue
    values.push(value >>> 0)
    value = 0
    shift = 0
  }
  return values
}

/** The same text in memory of its own: a part of a longer text keeps all of it alive. */
export function copyText(text: string): string {
  return text.split('').join('')
}
