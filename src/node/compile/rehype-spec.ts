// Options of the step from Markdown to HTML in parts that can be sent to a worker.
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import type {CompilerSpec, PlacedFunction, SiteConfig} from '../model.ts'
import {toConfigFunction} from '../program/config-code.ts'

type Spec = Pick<CompilerSpec, 'remarkRehypeOptions' | 'remarkRehypeFunctions'>

/** The options in parts that can be sent to a worker. @throws SiteError for a function that was not there when the configuration was evaluated. */
export function toRehypeSpec({remarkRehypeOptions}: SiteConfig['markdown']): Spec {
  return {
    // Without functions, as in JSON.
    remarkRehypeOptions: JSON.parse(JSON.stringify(remarkRehypeOptions)),
    remarkRehypeFunctions: placedFunctions(remarkRehypeOptions, []),
  }
}

function placedFunctions(value: unknown, place: readonly string[]): readonly PlacedFunction[] {
  if (typeof value === 'function') {
    const given = value as (...args: never[]) => unknown
    return [{place, from: toConfigFunction(given, ['markdown.remarkRehypeOptions', ...place].join('.'))}]
  }
  if (!isPlainRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => placedFunctions(inner, [...place, key]))
}
