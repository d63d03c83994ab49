// Values that a plugin must not see, because the mistake in them has been reported. A plugin is a stranger's code that takes
// what it is given for right, so the step that reads such a value ends there: what it found before does not depend on it.
// This is the one place where that is done by an exception; the build itself says `Unknown`.
import {UnknownValueError} from '../known.ts'

function stop(): never {
  throw new UnknownValueError()
}

/** Makes reading a property end the reader's step. */
export function markInvalid(owner: object, key: string): void {
  Object.defineProperty(owner, key, {get: stop, configurable: true})
}

export function isMarkedInvalid(owner: object, key: string): boolean {
  return Object.getOwnPropertyDescriptor(owner, key)?.get === stop
}
