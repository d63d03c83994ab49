// The message that Bazel's protocol has under /ac/, as far as a cache needs it: an ActionResult with one output, its standard
// output, inline or by the hash under which it is in /cas/. Servers that check what they take accept it.
// https://github.com/bazelbuild/remote-apis/blob/main/build/bazel/remote/execution/v2/remote_execution.proto

export type ActionOutput =
  | {readonly kind: 'inline'; readonly bytes: Buffer}
  | {readonly kind: 'blob'; readonly hash: string; readonly size: number}

// Field numbers and wire types of the message, and of Digest in it.
const STDOUT_RAW = (5 << 3) | 2
const STDOUT_DIGEST = (6 << 3) | 2
const HASH = (1 << 3) | 2
const SIZE = 2 << 3

export function toActionResult(output: ActionOutput): Buffer {
  if (output.kind === 'inline') return Buffer.concat([field(STDOUT_RAW, output.bytes)])
  const digest = Buffer.concat([field(HASH, Buffer.from(output.hash)), Buffer.from([SIZE]), varint(output.size)])
  return field(STDOUT_DIGEST, digest)
}

/** Undefined for anything else. */
export function readActionResult(bytes: Buffer): ActionOutput | undefined {
  const fields = readFields(bytes)
  const raw = fields?.get(STDOUT_RAW)
  if (Buffer.isBuffer(raw)) return {kind: 'inline', bytes: raw}
  const digest = fields?.get(STDOUT_DIGEST)
  const parts = Buffer.isBuffer(digest) ? readFields(digest) : undefined
  const hash = parts?.get(HASH)
  const size = parts?.get(SIZE)
  if (!Buffer.isBuffer(hash) || typeof size !== 'number' || !/^[0-9a-f]{64}$/.test(hash.toString())) return undefined
  return {kind: 'blob', hash: hash.toString(), size}
}

function field(tag: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), varint(bytes.length), bytes])
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}

/** Fields with one byte of tag, as all that are written here; undefined when the bytes are no such message. */
function readFields(bytes: Buffer): Map<number, Buffer | number> | undefined {
  const fields = new Map<number, Buffer | number>()
  let position = 0
  const number = (): number => {
    let value = 0
    for (let scale = 1; position < bytes.length && scale < 2 ** 50; scale *= 128) {
      const byte = bytes[position] ?? 0
      position += 1
      value += (byte % 128) * scale
      if (byte < 128) return value
    }
    return Number.NaN
  }
  while (position < bytes.length) {
    const tag = number()
    const value = number()
    if (Number.isNaN(value) || ![0, 2].includes(tag & 7)) return undefined
    if ((tag & 7) === 0) {
      fields.set(tag, value)
      continue
    }
    if (position + value > bytes.length) return undefined
    fields.set(tag, bytes.subarray(position, position + value))
    position += value
  }
  return fields
}
