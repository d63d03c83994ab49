// Whether a configuration asks for keys of its own in readers' browsers: under `future`, where Docusaurus has that switch.
import {isObject} from './schema/building-blocks.ts'

/** True for `future: {v4: true}` and `future: {v4: {siteStorageNamespacing: true}}`. */
export function hasOwnStorage(future: unknown): boolean {
  const v4 = isObject(future) ? future.v4 : undefined
  return v4 === true || (isObject(v4) && v4.siteStorageNamespacing === true)
}
