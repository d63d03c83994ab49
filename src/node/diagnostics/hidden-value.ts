// A value that is not known, because the mistake in it has been reported. Whoever reads it stops there without a word:
// what is found before that does not depend on it.
import {SiteError} from '../../shared/diagnostics.ts'

function stop(): never {
  throw new SiteError([])
}

/** Makes reading a property stop the reader. */
export function hideValue(owner: object, key: string): void {
  Object.defineProperty(owner, key, {get: stop, configurable: true})
}

export function isHidden(owner: object, key: string): boolean {
  return Object.getOwnPropertyDescriptor(owner, key)?.get === stop
}

/** An object of which nothing is known. */
export const HIDDEN_OBJECT: object = new Proxy({}, {get: stop, has: stop, ownKeys: stop})
