// Why the store cannot do its work, for those who can go on without it.
import {sep} from 'node:path'
import {type Errno, readErrno} from '../files/errno.ts'

/** An entry that this build has seen or written cannot be read any more; or the folder cannot be written or read. */
export type StoreFailure = 'lost' | 'unusable'

interface StoreErrorData {
  readonly store: StoreFailure
  readonly message: string
  readonly cacheDir: string
  readonly system: Errno | undefined
}

/** Codes of a folder that cannot be written, while another may be. */
export const CANNOT_WRITE: readonly string[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO']

export class StoreError extends Error {
  readonly reason: StoreFailure
  readonly cacheDir: string
  /** The system's, of an unusable folder. */
  readonly code: string | undefined
  readonly path: string | undefined
  readonly syscall: string | undefined

  /** @param cause The system's error or its errno. */
  constructor(
    reason: StoreFailure,
    {message, cacheDir}: Pick<StoreErrorData, 'message' | 'cacheDir'>,
    cause?: unknown,
  ) {
    super(message, {cause})
    this.name = 'StoreError'
    this.reason = reason
    this.cacheDir = cacheDir
    const {code, path = cacheDir, syscall} = readErrno(cause) ?? {code: undefined}
    this.code = code
    this.path = code === undefined ? undefined : path
    this.syscall = syscall
  }

  /** Plain data, for the way to another thread, on which an error loses its class. */
  toData(): StoreErrorData {
    const {reason: store, message, cacheDir, cause} = this
    return {store, message, cacheDir, system: readErrno(cause)}
  }

  /** Undefined for anything but what {@link StoreError.toData} gives. */
  static fromData(data: unknown): StoreError | undefined {
    if (typeof data !== 'object' || data === null || !('store' in data)) return undefined
    // Nothing else that crosses threads has that property.
    const {store, system, ...rest} = data as StoreErrorData
    return new StoreError(store, rest, system)
  }
}

/**
 * As {@link onDisk}, of a tool's work on files that the cache keeps next to the store. Tools wrap what the system says, so
 * that its code is in the message alone. Errors of files elsewhere stay as they are.
 */
export async function onDiskAsync<T>(cacheDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const said = CANNOT_WRITE.find((code) => new RegExp(`\\b${code}\\b`).test(message))
    const errno = readErrno(error) ?? (said === undefined ? undefined : {code: said})
    if (errno === undefined || !(errno.path ?? cacheDir + sep).startsWith(cacheDir + sep)) throw error
    throw new StoreError('unusable', {message, cacheDir}, errno)
  }
}

/** Does work on the store's files. @throws StoreError instead of the system's error. */
export function onDisk<T>(cacheDir: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof StoreError || readErrno(error) === undefined) throw error
    throw new StoreError('unusable', {message: error instanceof Error ? error.message : String(error), cacheDir}, error)
  }
}
