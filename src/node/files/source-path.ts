// Paths of the site's files, in the two forms that the stages share.
import {isAbsolute, join, relative, sep} from 'node:path'

/** Site-relative path with posix slashes; a file outside of the site keeps its absolute path. */
export function toSourcePath(filePath: string, siteDir: string): string {
  const inside = relative(siteDir, filePath)
  const path = inside.startsWith('..') || isAbsolute(inside) ? filePath : inside
  return sep === '/' ? path : path.split(sep).join('/')
}

/** Absolute path of a source path. */
export function toFilePath(sourcePath: string, siteDir: string): string {
  return isAbsolute(sourcePath) ? sourcePath : join(siteDir, sourcePath)
}
