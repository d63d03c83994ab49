// Places inside the content folder. The build names files relative to the site; the plugin thinks relative to its folder.
import {relative, resolve, sep} from 'node:path'

/** The content folder relative to the site with posix slashes; it may lead out of the site. */
export function toContentDir(path: string, siteDir: string): string {
  return toPosix(relative(siteDir, resolve(siteDir, path)))
}

/** Source path of a file of the content folder, as the build writes it. */
export function toSourcePath(file: string, path: string, siteDir: string): string {
  const inside = relative(siteDir, resolve(siteDir, path, file))
  return toPosix(inside.startsWith('..') ? resolve(siteDir, path, file) : inside)
}

/** The path of a source file inside the content folder. */
export function pathInside(sourcePath: string, path: string, siteDir: string): string {
  return toPosix(relative(resolve(siteDir, path), resolve(siteDir, sourcePath)))
}

function toPosix(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/')
}
