// How an entry goes over the network: compressed, with a hash of its bytes and of its name, or with a signature. An entry
// that was cut short, mixed up with another, or written by somebody else does not open.
import {createHash, createHmac, timingSafeEqual} from 'node:crypto'
import {promisify} from 'node:util'
import {deflateRaw, inflateRaw} from 'node:zlib'
import type {Parts, QueueKind, RemoteKind} from '../cache/remote.ts'

// "QRC" and the number of the format.
const MARK = Buffer.from('QRC1')
const DIGEST_BYTES = 32
const HEADER_BYTES = MARK.length + DIGEST_BYTES
/** An entry that says it is larger is none of ours. */
const MAX_BYTES = 1 << 29
/** Twice as fast as the default, and 8 % larger. */
const LEVEL = 3

const compress = promisify(deflateRaw)
const decompress = promisify(inflateRaw)

export interface Envelope {
  /** Name of an entry on the server: 64 hexadecimal digits. Entries of another key or form have other names. */
  readonly nameOf: (kind: RemoteKind | QueueKind, key: string) => string
  readonly seal: (name: string, parts: Parts) => Promise<Buffer>
  /** The parts; undefined when the bytes are not those that were sealed under that name. */
  readonly open: (name: string, bytes: Uint8Array) => Promise<Buffer[] | undefined>
}

/**
 * @param form Names the form of the values: those of another are not asked for.
 * @param secret With it entries are signed.
 */
export function createEnvelope(form: string, secret: string | undefined): Envelope {
  const hash = () => (secret === undefined ? createHash('sha256') : createHmac('sha256', secret))
  const digestOf = (name: string, body: Uint8Array): Buffer => hash().update(name).update('\0').update(body).digest()
  return {
    nameOf: (kind, key) => hash().update(`quire cache 1\0${form}\0${kind}\0${key}`).digest('hex'),
    seal: async (name, parts) => {
      const body = await compress(join(parts), {level: LEVEL})
      return Buffer.concat([MARK, digestOf(name, body), body])
    },
    open: async (name, bytes) => {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      if (buffer.length < HEADER_BYTES || !buffer.subarray(0, MARK.length).equals(MARK)) return undefined
      const body = buffer.subarray(HEADER_BYTES)
      if (!timingSafeEqual(buffer.subarray(MARK.length, HEADER_BYTES), digestOf(name, body))) return undefined
      try {
        return split(await decompress(body, {maxOutputLength: MAX_BYTES}))
      } catch {
        return undefined
      }
    },
  }
}

/** Number of the parts, their lengths, and the parts. */
function join(parts: Parts): Buffer {
  const lengths = Buffer.alloc(4 * (parts.length + 1))
  lengths.writeUInt32LE(parts.length, 0)
  for (const [at, part] of parts.entries()) lengths.writeUInt32LE(part.length, 4 * (at + 1))
  return Buffer.concat([lengths, ...parts])
}

function split(bytes: Buffer): Buffer[] | undefined {
  const count = bytes.length < 4 ? 0 : bytes.readUInt32LE(0)
  let position = 4 * (count + 1)
  if (position > bytes.length) return undefined
  const parts: Buffer[] = []
  for (let at = 1; at <= count; at += 1) {
    const end = position + bytes.readUInt32LE(4 * at)
    if (end > bytes.length) return undefined
    parts.push(bytes.subarray(position, end))
    position = end
  }
  return position === bytes.length ? parts : undefined
}
