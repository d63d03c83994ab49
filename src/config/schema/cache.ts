// Schema of `cache`: what is kept of a build, where, and for how long.
import {z} from 'zod'
import {parseByteSize} from '../../shared/byte-size.ts'
import {choice} from './building-blocks.ts'

/** In bytes. */
const byteSize = choice<number, number | string>((value) => {
  if (typeof value === 'number') return z.number().int().positive()
  const bytes = typeof value === 'string' ? parseByteSize(value) : undefined
  if (bytes === undefined || bytes === 0) return 'must be a number of bytes, or a size such as "2 GB".'
  return z.string().transform(() => bytes)
})

export const cache = z.strictObject({
  /** Days that an entry is kept which no build uses. */
  maxAge: z.number().positive().default(14),
  /**
   * Bytes that the cache folder may hold when a build ends, as a number or a text such as `2 GB`; what was used longest ago goes
   * first. No limit by default.
   * @example maxSize: '2 GB'
   */
  maxSize: byteSize.optional(),
  /**
   * Address of a cache that several machines share: `https:` for a server that speaks the protocol of Bazel's HTTP cache,
   * `redis:`, or `s3:`. The environment variable QUIRE_REMOTE_CACHE comes first.
   * @example remote: 'https://cache.example.com/docs'
   */
  remote: z.string().min(1).optional(),
  /** `read` gives nothing to it. The environment variable QUIRE_REMOTE_CACHE_MODE comes first. */
  remoteMode: z.enum(['read', 'read-write']).default('read-write'),
})
