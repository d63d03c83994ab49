// Paths and errors of the file system, in the forms that the stages share.
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

/** `ENOENT` and the like, or undefined when the error is not the system's. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** The text of UTF-8 bytes without a byte-order mark; undefined when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
  } catch {
    return undefined
  }
}
