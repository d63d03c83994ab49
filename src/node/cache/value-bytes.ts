// Values of the store as bytes.
import {endianness} from 'node:os'
import {deserialize, serialize} from 'node:v8'

/** Raised when records or their order change. */
const FORMAT = 3

/** Values are serialised as V8 does it, in the order of bytes of the machine: another version or platform has another form. */
export function storeForm(): string {
  return `${FORMAT}-v8.${serialize(0)[1] ?? 0}-${endianness()}`
}

/** A value from its bytes; undefined when they are none. The caller names the type that is kept under the kind. */
export function readValue<T>(bytes: Uint8Array): T | undefined {
  try {
    // Stores, and caches that are shared, are written by this program alone.
    return deserialize(bytes) as T
  } catch {
    return undefined
  }
}
