// Removes what no build has used for a while from a cache folder: stores of other versions, bundles, loaded modules.
// What is used has its time set to that day, see touch.
import {readdirSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {MS_A_DAY} from './segment.ts'
import {storeDir} from './store.ts'
import {touch} from './touch.ts'
import {KEPT_DAYS} from './upkeep.ts'

/** Failing to remove something is no matter: it is tried again by the next build. */
export function removeUnused(cacheDir: string): void {
  const current = storeDir(cacheDir)
  touch(current)
  const folders = [join(cacheDir, 'store'), join(current, 'state')].concat(
    ['bundles', 'modules', 'entries'].map((name) => join(cacheDir, name)),
  )
  for (const folder of folders) removeOld(folder)
}

function removeOld(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      if (Math.abs(Date.now() - statSync(path).mtimeMs) > KEPT_DAYS * MS_A_DAY)
        rmSync(path, {recursive: true, force: true})
    }
  } catch {
    // Not there, or not ours to remove.
  }
}
