// Options of the step from Markdown to HTML, put together in each worker: data, and functions that only the configuration has.
import type {Options} from 'remark-rehype'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import type {CompilerSpec, PlacedFunction} from '../model.ts'
import {loadConfigFunction} from '../program/config-functions.ts'
import {mdx1Handlers, ownHandlers, rehypeHandlers} from './hast/rehype-handlers.ts'
import {TransformError} from './load-transforms.ts'

type Spec = Pick<CompilerSpec, 'remarkRehypeOptions' | 'remarkRehypeFunctions' | 'expectsMdx' | 'hasMdx1'>

/**
 * Once in each worker.
 * @throws TransformError when the configuration lacks a function there.
 */
export async function loadRehypeOptions(spec: Spec): Promise<Options> {
  const {remarkRehypeOptions, remarkRehypeFunctions, expectsMdx, hasMdx1} = spec
  let options: object = remarkRehypeOptions
  for (const {place, from} of remarkRehypeFunctions) options = withValue(options, place, await load(from))
  const {handlers, ...rest} = options as Options
  const usual = hasMdx1 ? mdx1Handlers : expectsMdx ? rehypeHandlers : ownHandlers
  return {...rest, handlers: {...usual, ...handlers}}
}

async function load(from: PlacedFunction['from']): Promise<unknown> {
  try {
    return (await loadConfigFunction(from)).fn
  } catch (error) {
    throw new TransformError(from.name, error)
  }
}

function withValue(owner: unknown, [key, ...rest]: readonly string[], value: unknown): object {
  const own = isPlainRecord(owner) ? owner : {}
  return key === undefined ? own : {...own, [key]: rest.length === 0 ? value : withValue(own[key], rest, value)}
}
