// The bundler's own cache has one writer: of two processes that bundle at once, the second reads it and leaves it as it is.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname} from 'node:path'
import {systemCode} from '../files.ts'

/**
 * Takes the cache for writing.
 * @param dir Folder of the cache.
 * @returns A function that gives it back; undefined while another process has it.
 */
export function takeCache(dir: string): (() => void) | undefined {
  const file = `${dir}.lock`
  mkdirSync(dirname(dir), {recursive: true})
  if (!lock(file)) {
    if (isHeld(file)) return undefined
    // Left by a process that ended before it was done.
    rmSync(file, {force: true})
    if (!lock(file)) return undefined
  }
  return () => rmSync(file, {force: true})
}

function lock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'})
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  }
}

function isHeld(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    // There, but another user's.
    return systemCode(error) === 'EPERM'
  }
}
