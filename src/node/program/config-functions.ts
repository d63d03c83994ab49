// Functions that a configuration holds and that run in workers, such as remark plugins. A function can be neither sent to
// another thread nor hashed: the main thread notes where in the configuration it is, and a worker evaluates the
// configuration itself and takes the function from the same place.
import {pathToFileURL} from 'node:url'
import {inspect, isDeepStrictEqual} from 'node:util'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {hashOf} from '../cache/hash.ts'
import type {ConfigFunction, PresetRun} from '../compiled-model.ts'
import {defaultOf} from './default-export.ts'
import {noteForeignCode} from './foreign-code.ts'
import {runPresetAgain} from './preset-run.ts'

type Path = ConfigFunction['path']

interface Place {
  readonly path: Path
  readonly options: readonly unknown[]
}

/** Where a function of a configuration comes from. */
interface Origin {
  readonly codeFile: string
  readonly preset?: PresetRun
  readonly locale?: string | undefined
}

// By identity, so that nothing has to travel with the configuration through its validation.
const places = new WeakMap<object, readonly (Place & Origin)[]>()
/** Of those that presets make. */
const presetPlaces = new WeakMap<object, readonly (Place & Origin)[]>()

/** Notes where the functions of a configuration are. @param config As the bundled file of the origin gives it. */
export function rememberFunctions(config: unknown, origin: Omit<Origin, 'preset'>): void {
  for (const [fn, list] of findFunctions(config))
    places.set(
      fn,
      list.map((place) => ({...origin, ...place})),
    )
}

/** Notes where the functions are that a preset lists. @param items As the preset gives them. */
export function rememberPresetFunctions(items: unknown, origin: Required<Omit<Origin, 'locale'>>): void {
  const {at, moduleFile} = origin.preset
  const isOther = ({preset}: Origin): boolean => preset?.at !== at || preset.moduleFile !== moduleFile
  for (const [fn, list] of findFunctions(items))
    presetPlaces.set(fn, [
      ...list.map((place) => ({...origin, ...place})),
      ...(presetPlaces.get(fn) ?? []).filter(isOther),
    ])
}

function findFunctions(owner: unknown): ReadonlyMap<object, readonly Place[]> {
  const found = new Map<object, Place[]>()
  const seen = new Set<object>()
  const note = (fn: object, place: Place): void => {
    found.set(fn, [...(found.get(fn) ?? []), place])
  }
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'function') note(value, {path, options: []})
    if (!isPlain(value) || seen.has(value)) return
    seen.add(value)
    if (Array.isArray(value)) {
      // Either a function with its options or a list of functions: what uses it tells by the options that it names.
      const [first, ...options] = value as readonly unknown[]
      if (typeof first === 'function') note(first, {path, options})
    }
    const inside = Array.isArray(value) ? value.entries() : Object.entries(value)
    for (const [key, inner] of inside) visit(inner, [...path, key])
  }
  visit(owner, [])
  return found
}

/**
 * The place of a function in the configuration; undefined when it does not come from there.
 * @param options Tell one use of the function from another.
 */
export function findConfigFunction(
  fn: (...args: never[]) => unknown,
  options: readonly unknown[],
): ConfigFunction | undefined {
  return toReference(fn, options, places)
}

/** The same for a function that a preset has made. */
export function findPresetFunction(
  fn: (...args: never[]) => unknown,
  options: readonly unknown[],
): ConfigFunction | undefined {
  return toReference(fn, options, presetPlaces)
}

function toReference(
  fn: (...args: never[]) => unknown,
  options: readonly unknown[],
  known: typeof places,
): ConfigFunction | undefined {
  const all = known.get(fn) ?? []
  const place = all.find((one) => isDeepStrictEqual(one.options, options))
  if (place === undefined) return undefined
  const {codeFile, path, preset, locale} = place
  // What a preset makes may depend on the language.
  const source = sourceOf(
    preset === undefined ? [fn, options] : [fn, options, preset.context.i18n, preset.context.baseUrl],
  )
  const name = fn.name === '' ? showPath(path) : fn.name
  return {codeFile, path, name, hash: hashOf(source), ...withoutUndefined({preset, locale})}
}

/** A value as text, functions by their source. */
function sourceOf(value: unknown): string {
  const functions: string[] = []
  const collect = (inner: unknown, seen: Set<unknown>): void => {
    if (typeof inner === 'function') functions.push(String(inner))
    if (typeof inner !== 'object' || inner === null || seen.has(inner)) return
    seen.add(inner)
    for (const one of Object.values(inner)) collect(one, seen)
  }
  collect(value, new Set())
  const shape = inspect(value, {depth: Infinity, maxArrayLength: Infinity, maxStringLength: Infinity, sorted: true})
  return [shape, ...functions].join('\n')
}

/** The function, and the options that stand behind it. @throws Error when this evaluation of the configuration lacks it. */
export async function loadConfigFunction({
  codeFile,
  path,
  preset,
}: ConfigFunction): Promise<{readonly fn: (...args: unknown[]) => unknown; readonly options: readonly unknown[]}> {
  const config = await evaluate(codeFile)
  let value = preset === undefined ? config : await runPresetAgain(preset, config)
  for (const key of path) value = isPlain(value) ? (value as Record<string | number, unknown>)[key] : undefined
  const [fn, ...options] = Array.isArray(value) ? (value as readonly unknown[]) : [value]
  // More than that it is a function cannot be known of it.
  if (typeof fn === 'function') return {fn: fn as (...args: unknown[]) => unknown, options}
  throw new Error(
    `the configuration has no function at ${showPath(path)} when a worker evaluates it, though it had one before. It must give the same each time`,
  )
}

const evaluated = new Map<string, Promise<unknown>>()

/** Once per thread and version of the configuration. */
function evaluate(codeFile: string): Promise<unknown> {
  const known = evaluated.get(codeFile)
  if (known !== undefined) return known
  noteForeignCode()
  const run = async (): Promise<unknown> => {
    const exports: unknown = await import(/* @vite-ignore */ pathToFileURL(codeFile).href)
    const value = defaultOf(exports)
    return typeof value === 'function' ? await (value as () => unknown)() : value
  }
  const evaluation = run()
  evaluated.set(codeFile, evaluation)
  return evaluation
}

function showPath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}

function isPlain(value: unknown): value is object {
  return Array.isArray(value) || isPlainRecord(value)
}
