// What a build says of a cache that is not as it was left. The site itself is right in all cases but the last.
import {formatByteSize} from '../../shared/byte-size.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {StoreError} from './store-error.ts'

export function describeDamage(cacheDir: string): Diagnostic {
  return {
    level: 'warning',
    code: 'cache/damaged',
    message: `Parts of the cache in "${cacheDir}" were damaged or gone, and have been made again.`,
  }
}

export function describeUnusable({code, message, cacheDir}: StoreError): Diagnostic {
  return {
    level: 'warning',
    code: 'cache/unusable',
    message: `The cache in "${cacheDir}" cannot be written (${code ?? message}); this build does without it.`,
  }
}

export function describeLoss({cacheDir}: StoreError): Diagnostic {
  return {
    level: 'error',
    code: 'cache/lost',
    message: `What the build writes to "${cacheDir}" is gone before it can be read.`,
  }
}

/** @param neededBytes More than what is allowed. */
export function describeOverLimit(cacheDir: string, neededBytes: number, maxBytes: number): Diagnostic {
  return {
    level: 'warning',
    code: 'cache/over-limit',
    message: `This build uses ${formatByteSize(neededBytes)} of the cache in "${cacheDir}", which may hold ${formatByteSize(maxBytes)}.`,
  }
}

export function describeInUse(cacheDir: string): Diagnostic {
  return {
    level: 'error',
    code: 'cache/in-use',
    message: `Nothing was removed: a build or "quire start" is using the cache in "${cacheDir}".`,
  }
}
