// What the system says when a folder cannot be written, told to whoever builds.
import {lstatSync, type Stats, statSync} from 'node:fs'
import {dirname} from 'node:path'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {systemCode} from '../files/errno.ts'

/** A full or read-only disk is the site's surroundings, not a fault of the program; undefined for other errors. */
export function describeSystemError(error: unknown): Diagnostic | undefined {
  const code = systemCode(error)
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined
  const isFolderAsked = isOfMaking(error) || code === 'ENOTDIR'
  const inTheWay = path === undefined || !isFolderAsked ? undefined : describeNoFolder(path)
  if (inTheWay !== undefined) return inTheWay
  const at = path === undefined ? '' : ` at "${path}"`
  const known: Record<string, [message: string, hint: string]> = {
    ENOSPC: [`The disk is full${at}.`, 'Free some space and build again; the last output is untouched.'],
    EROFS: [
      `The disk is read-only${at}.`,
      'Choose a writable folder with --out-dir, and "cacheDir" in the configuration.',
    ],
    EACCES: [
      `The folder may not be written${at}.`,
      'Change its permissions, or choose another with --out-dir or "cacheDir".',
    ],
    EMFILE: ['Too many files are open.', 'Raise the limit: ulimit -n 4096.'],
  }
  if (code === 'ENOENT' && path !== undefined)
    return {
      level: 'error',
      code: 'system/vanished',
      message: `"${path}" was removed while the site was built.`,
      hint: 'Build again.',
    }
  const found = code === undefined ? undefined : known[code]
  return found === undefined ? undefined : {level: 'error', code: 'system/disk', message: found[0], hint: found[1]}
}

/** The system has been asked to make a folder; its codes for this differ. */
function isOfMaking(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'mkdir'
}

/** Something else stands where a folder should be: at the path, or above it. */
function describeNoFolder(path: string): Diagnostic | undefined {
  for (let place = path; dirname(place) !== place; place = dirname(place)) {
    const own = lookAt(place, lstatSync)
    if (own === undefined) continue
    if (lookAt(place, statSync)?.isDirectory() === true) return undefined
    const what = own.isSymbolicLink() ? 'a link that leads to no folder' : 'a file'
    return {level: 'error', code: 'system/not-a-folder', message: `"${place}" should be a folder, and is ${what}.`}
  }
  return undefined
}

/** Nothing where nothing is, nor where a link leads to itself. */
function lookAt(path: string, look: (path: string) => Stats): Stats | undefined {
  try {
    return look(path)
  } catch {
    return undefined
  }
}
