// The bundler's own cache has one user at a time: of two processes that bundle at once, the second does without. It has no
// checksums, so that it is used only when it is as the last user left it.
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import {hashOf, keyOf} from '../cache/hash.ts'
import {writeWhole} from '../cache/write-whole.ts'
import {systemCode} from '../files/errno.ts'

/**
 * Takes the cache, or an empty one when it has changed since it was given back.
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
  const sums = `${dir}.sums`
  if (existsSync(dir) && readIfThere(sums) !== hashFolder(dir)) rmSync(dir, {recursive: true, force: true})
  return () => {
    if (existsSync(dir)) writeWhole(sums, hashFolder(dir))
    rmSync(file, {force: true})
  }
}

/** Of all names and bytes in a folder. */
function hashFolder(dir: string): string {
  const files = readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return keyOf(...files.flatMap((file) => [relative(dir, file), hashOf(readFileSync(file))]))
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
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
