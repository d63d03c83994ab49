// Places inside the content folder. The build names files relative to the site; the plugin thinks relative to its folder.
import {posix, relative, resolve, sep} from 'node:path'

/**
 * A file or folder as the build writes it in source paths: relative to the site with posix slashes, `''` for the site
 * folder itself, absolute when it lies outside.
 * @param path Relative to the site, or absolute.
 */
export function toSourcePath(path: string, siteDir: string): string {
  const absolute = resolve(siteDir, path)
  const inside = relative(siteDir, absolute)
  return toPosix(inside === '..' || inside.startsWith(`..${sep}`) ? absolute : inside)
}

/** The path of a file inside the content folder. */
export function pathInside(sourcePath: string, contentDir: string): string {
  if (contentDir === '') return sourcePath
  return sourcePath.startsWith(`${contentDir}/`) ? sourcePath.slice(contentDir.length + 1) : sourcePath
}

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
