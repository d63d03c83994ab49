// Whether a configuration turns on one of Docusaurus' faster tools.
import {isObject} from './schema/building-blocks.ts'
import {hasV4Switch} from './v4-switch.ts'

/**
 * @param future The key of the configuration, as it is written.
 * @returns True for `faster: true`, for `faster` with this switch and, unless these say otherwise, for `v4` with `fasterByDefault`.
 */
export function hasFasterSwitch(future: unknown, name: 'rspackBundler' | 'lightningCssMinimizer'): boolean {
  if (!isObject(future)) return false
  const faster = future.faster ?? future.experimental_faster
  const byFaster = isObject(faster) ? faster[name] : faster
  if (typeof byFaster === 'boolean') return byFaster
  return hasV4Switch(future, 'fasterByDefault')
}
