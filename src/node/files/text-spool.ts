// Texts that are needed again later, of which there may be more than fits into memory: the first are held, and the others lie in a file.
import {randomUUID} from 'node:crypto'
import {closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync} from 'node:fs'
import {join} from 'node:path'

export interface KeptText {
  /** @throws the system's error when it lies on a disk that cannot be read. */
  readonly read: () => string
}

export interface TextSpool {
  /** @throws the system's error when the disk is full. */
  readonly keep: (text: string) => KeptText
  /** What it kept can be read no more. */
  readonly close: () => void
}

/** So much is held, in characters: a site of two thousand pages needs no file. */
const HELD = 8 << 20

/** A text in memory. */
export function heldText(text: string): KeptText {
  return {read: () => text}
}

/**
 * @param dir Folder for the file, which loses its name at once: whatever ends the process, nothing is left.
 * @param limit Characters that are held.
 */
export function openTextSpool(dir: string, limit = HELD): TextSpool {
  let held = 0
  let file: SpoolFile | undefined
  return {
    keep: (text) => {
      if (held + text.length <= limit) {
        held += text.length
        return heldText(text)
      }
      file ??= new SpoolFile(dir)
      return file.append(text)
    },
    close: () => file?.close(),
  }
}

const BUFFER_BYTES = 1 << 20

class SpoolFile {
  readonly #fd: number
  /** Bytes that the file does not have yet. */
  readonly #waiting = Buffer.allocUnsafe(BUFFER_BYTES)
  #waitingBytes = 0
  #writtenBytes = 0

  constructor(dir: string) {
    mkdirSync(dir, {recursive: true})
    const path = join(dir, `spool-${randomUUID()}`)
    this.#fd = openSync(path, 'wx+')
    unlinkSync(path)
  }

  append(text: string): KeptText {
    const length = Buffer.byteLength(text)
    const start = this.#writtenBytes + this.#waitingBytes
    if (this.#waitingBytes + length > BUFFER_BYTES) this.#flush()
    if (length > BUFFER_BYTES) this.#write(Buffer.from(text))
    else this.#waitingBytes += this.#waiting.write(text, this.#waitingBytes)
    return {read: () => this.#read(start, length)}
  }

  close(): void {
    closeSync(this.#fd)
  }

  #read(start: number, length: number): string {
    if (start + length > this.#writtenBytes) this.#flush()
    const bytes = Buffer.allocUnsafe(length)
    for (let done = 0; done < length; ) {
      const count = readSync(this.#fd, bytes, done, length - done, start + done)
      if (count === 0) throw new Error('A temporary file of the build has become shorter.')
      done += count
    }
    return bytes.toString('utf8')
  }

  #flush(): void {
    this.#write(this.#waiting.subarray(0, this.#waitingBytes))
    this.#waitingBytes = 0
  }

  #write(bytes: Buffer): void {
    for (let done = 0; done < bytes.length; ) {
      const count = writeSync(this.#fd, bytes, done, bytes.length - done, this.#writtenBytes)
      done += count
      this.#writtenBytes += count
    }
  }
}
