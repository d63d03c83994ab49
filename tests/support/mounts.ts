// Real mounts for tests, where the system lets the user who runs them make some.
import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {onTestFinished} from 'vitest'

/** True where mounting works: for root on Linux, outside of most containers. */
export const canMount = tryMount()

/** Mounts an empty file system in memory at a path, which is made. Taken away when the test is done. */
export function mountMemory(path: string): void {
  mkdirSync(path, {recursive: true})
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', path])
  onTestFinished(() => void execFileSync('umount', [path]))
}

/** Mounts a folder of the same disk at a path, as containers do. */
export function mountFolder(folder: string, path: string): void {
  for (const one of [folder, path]) mkdirSync(one, {recursive: true})
  execFileSync('mount', ['--bind', folder, path])
  onTestFinished(() => void execFileSync('umount', [path]))
}

/** Makes a mount read-only, or writable again. */
export function remount(path: string, mode: 'ro' | 'rw'): void {
  execFileSync('mount', ['-o', `remount,${mode}`, path])
}

function tryMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const path = mkdtempSync(join(tmpdir(), 'quire-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', path], {stdio: 'ignore'})
    execFileSync('umount', [path])
    return true
  } catch {
    return false
  } finally {
    rmSync(path, {recursive: true, force: true})
  }
}
