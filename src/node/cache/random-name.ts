// Names that no other thread or process has chosen.
import {randomBytes} from 'node:crypto'

/** 12 hexadecimal digits. */
export function randomName(): string {
  return randomBytes(6).toString('hex')
}
