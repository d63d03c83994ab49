import {statSync} from 'node:fs'

/** Whether there is a file at the path, or a link to one. */
export function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() === true
}
