// Whether a configuration asks for Rspack: under `future`, where Docusaurus has that switch.
import {isObject} from './schema/building-blocks.ts'
import {hasV4Switch} from './v4-switch.ts'

/** True for `faster: true`, `faster: {rspackBundler: true}` and, unless these say otherwise, for `v4` with `fasterByDefault`. */
export function asksForRspack(future: unknown): boolean {
  if (!isObject(future)) return false
  const faster = future.faster ?? future.experimental_faster
  const byFaster = isObject(faster) ? faster.rspackBundler : faster
  if (typeof byFaster === 'boolean') return byFaster
  return hasV4Switch(future, 'fasterByDefault')
}
