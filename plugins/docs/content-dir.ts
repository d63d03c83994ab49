// Places inside the content folder. The build names files relative to the site; the plugin thinks relative to its folder.
import {posix, relative, resolve, sep} from 'node:path'

/** The content folder relative to the site, even when that leads out of it: `../handbook/docs`. */
export function relativeContentDir(path: string, siteDir: string): string {
  return toPosix(relative(siteDir, resolve(siteDir, path)))
}

/** Folder of a path, `.` for none. */
export function dirOf(path: string): string {
  return posix.dirname(path)
}

/** Name of a file without folder and extension. */
export function baseNameOf(path: string): string {
  return posix.basename(path).replace(/\.[^.]*$/, '')
}

function toPosix(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/')
}
