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

/** What the system said of a file, as plain data. */
export interface SystemFacts {
  readonly code: string
  readonly path?: string
  readonly syscall?: string
}

/** Of an error of the system's; undefined for any other. */
export function systemFacts(error: unknown): SystemFacts | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const {code, path, syscall} = error as {readonly code?: unknown; readonly path?: unknown; readonly syscall?: unknown}
  // Codes of Node's own errors begin with `ERR_`.
  if (typeof code !== 'string' || !/^E[A-Z0-9]+$/.test(code)) return undefined
  return {
    code,
    ...(typeof path === 'string' ? {path} : {}),
    ...(typeof syscall === 'string' ? {syscall} : {}),
  }
}

/** The text of UTF-8 bytes without a byte-order mark; undefined when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
  } catch {
    return undefined
  }
}
