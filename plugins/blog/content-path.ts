// Places inside the content folder. The build names files relative to the site; the plugin thinks relative to its folder.
import {relative, resolve, sep} from 'node:path'

/** The content folder relative to the site with posix slashes; it may lead out of the site. */
export function toContentDir(path: string, siteDir: string): string {
  return toPosix(relative(siteDir, resolve(siteDir, path)))
}

function toPosix(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/')
}
