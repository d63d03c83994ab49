// The time of a file or folder in the cache tells when a build used it last.
import {utimesSync} from 'node:fs'

/** Marks a file or folder as used now. */
export function touch(path: string): void {
  try {
    const now = Date.now() / 1000
    utimesSync(path, now, now)
  } catch {
    // It is then kept for a shorter time.
  }
}
