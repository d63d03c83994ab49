// Files that may be larger than memory.
import {closeSync, fstatSync, openSync, readSync} from 'node:fs'

const PART_BYTES = 1 << 20

/** The bytes of a file, a megabyte at most at a time; each part lies where the one before was. @throws the system's error. */
export function* readInParts(path: string): Generator<Buffer, void> {
  const fd = openSync(path, 'r')
  try {
    const part = Buffer.allocUnsafe(Math.max(1, Math.min(PART_BYTES, fstatSync(fd).size)))
    for (let count = readSync(fd, part); count > 0; count = readSync(fd, part)) yield part.subarray(0, count)
  } finally {
    closeSync(fd)
  }
}

/** Whether two files of the same size have the same bytes. @throws the system's error. */
export function haveSameBytes(one: string, other: string): boolean {
  const others = readInParts(other)
  try {
    for (const part of readInParts(one)) if (others.next().value?.equals(part) !== true) return false
    return true
  } finally {
    others.return()
  }
}
