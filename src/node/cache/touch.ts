// The time of a file or folder in the cache tells when a build used it last, to a day.
import {statSync, utimesSync} from 'node:fs'
import {MS_A_DAY} from './segment.ts'

/** Marks a file or folder as used today. */
export function touch(path: string): void {
  try {
    const now = Date.now()
    if (Math.abs(now - statSync(path).mtimeMs) > MS_A_DAY) utimesSync(path, now / 1000, now / 1000)
  } catch {
    // It is then kept for a shorter time.
  }
}
