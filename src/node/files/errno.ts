// Errors of the file system as plain data.

/** `ENOENT` and the like, or undefined when the error is not the system's. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** What the system said of a file, as plain data. */
export interface Errno {
  readonly code: string
  readonly path?: string
  readonly syscall?: string
}

/** Of an error of the system's; undefined for any other. */
export function readErrno(error: unknown): Errno | undefined {
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
