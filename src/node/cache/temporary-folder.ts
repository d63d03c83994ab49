// Folders for what is only needed until the process ends.
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

const folders = new Set<string>()
let isWatched = false

/** A new folder whose name nobody can foresee, open to this user alone; removed at the latest when the process ends. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quire-'))
  folders.add(folder)
  if (!isWatched) process.once('exit', removeAll)
  isWatched = true
  return folder
}

export function removeTemporaryFolder(folder: string): void {
  rmSync(folder, {recursive: true, force: true})
  folders.delete(folder)
}

function removeAll(): void {
  for (const folder of folders) removeTemporaryFolder(folder)
}
