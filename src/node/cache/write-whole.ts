// Writes a file so that others see the old one or the new one, never a part.
import {renameSync, rmSync, writeFileSync} from 'node:fs'
import {randomName} from './random-name.ts'

const DRAFT_ENDING = /\.[0-9a-f]{12}\.tmp$/

/** The name of the file that a draft is of: a process that writes it, or was killed while it did, has its draft there. */
export function withoutDraftEnding(name: string): string {
  return name.replace(DRAFT_ENDING, '')
}

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
