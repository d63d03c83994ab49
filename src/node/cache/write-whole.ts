// Writes a file so that others see the old one or the new one, never a part.
import {renameSync, rmSync, writeFileSync} from 'node:fs'
import {randomName} from './random-name.ts'

/** A folder in the place of the file is removed. @throws the system's error; what was there before then stays. */
export function writeWhole(path: string, bytes: string | Uint8Array): void {
  const draft = `${path}.${randomName()}.tmp`
  try {
    writeFileSync(draft, bytes)
    try {
      renameSync(draft, path)
    } catch {
      rmSync(path, {recursive: true, force: true})
      renameSync(draft, path)
    }
  } finally {
    rmSync(draft, {force: true})
  }
}
