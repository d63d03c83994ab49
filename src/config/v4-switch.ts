// Whether a configuration turns on what Docusaurus will have by default in its version 4.
import {isObject} from './schema/building-blocks.ts'

type V4Switch = 'fasterByDefault' | 'mdx1CompatDisabledByDefault' | 'siteStorageNamespacing' | 'useCssCascadeLayers'

/**
 * @param future The key of the configuration, as it is written.
 * @returns True for `future: {v4: true}`, and for `v4` with this switch.
 */
export function hasV4Switch(future: unknown, name: V4Switch): boolean {
  const v4 = isObject(future) ? future.v4 : undefined
  return v4 === true || (isObject(v4) && v4[name] === true)
}
