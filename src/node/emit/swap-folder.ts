// Puts a finished folder in the place of another: two renames, so that no reader meets a half-written site.
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {systemCode} from '../files.ts'

const STAGING_MARK = '.quire-next-'
const OLD_MARK = '.quire-old-'

/** Staging folder beside the output folder: on the same file system, so that a rename suffices. */
export function stagingDirFor(outDir: string): string {
  return join(dirname(outDir), `.${basename(outDir)}${STAGING_MARK}${process.pid}`)
}

/** Removes what killed builds of this output folder left behind; folders of running builds stay. */
export function removeLeftovers(outDir: string): void {
  const parent = dirname(outDir)
  if (!existsSync(parent)) return
  const prefixes = [STAGING_MARK, OLD_MARK].map((mark) => `.${basename(outDir)}${mark}`)
  for (const name of readdirSync(parent)) {
    const prefix = prefixes.find((one) => name.startsWith(one))
    if (prefix === undefined || isRunning(Number(name.slice(prefix.length)))) continue
    // A build that was killed between the two renames left only the old folder: it is the last good output.
    if (prefix.includes(OLD_MARK) && !existsSync(outDir)) renameSync(join(parent, name), outDir)
    else rmSync(join(parent, name), {recursive: true, force: true})
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export function swapFolder(stagingDir: string, outDir: string): void {
  const old = join(dirname(outDir), `.${basename(outDir)}${OLD_MARK}${process.pid}`)
  mkdirSync(stagingDir, {recursive: true})
  try {
    if (existsSync(outDir)) renameSync(outDir, old)
    renameSync(stagingDir, outDir)
  } catch (error) {
    const code = systemCode(error)
    if (existsSync(old) && !existsSync(outDir)) renameSync(old, outDir)
    // A mounted folder cannot be renamed: its entries are exchanged instead, each by one rename.
    if (code !== 'EBUSY' && code !== 'EXDEV' && code !== 'EPERM') throw error
    swapEntries(stagingDir, outDir)
  }
  rmSync(old, {recursive: true, force: true})
}

function swapEntries(stagingDir: string, outDir: string): void {
  const next = new Set(readdirSync(stagingDir))
  for (const name of readdirSync(outDir))
    if (!next.has(name)) rmSync(join(outDir, name), {recursive: true, force: true})
  for (const name of next) {
    rmSync(join(outDir, name), {recursive: true, force: true})
    renameSync(join(stagingDir, name), join(outDir, name))
  }
  rmSync(stagingDir, {recursive: true, force: true})
}
