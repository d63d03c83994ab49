// A plugin of the bundler that a plugin of the site has added. What it throws, at once or later in a hook, is told of with the names of
// both: the bundlers give a stack of their own, and Rspack the text alone.
import {nameOf} from './rspack-plugins.ts'

/** Rspack's way to say which module is to be included. */
export type CreateDependency = (request: string) => object

export class GuardedPlugin {
  /** The plugin of the site. */
  readonly owner: string
  readonly plugin: unknown
  readonly #createDependency: CreateDependency | undefined

  /** @param createDependency With Rspack, which refuses what is made by webpack. */
  constructor(owner: string, plugin: unknown, createDependency?: CreateDependency) {
    this.owner = owner
    this.plugin = plugin
    this.#createDependency = createDependency
  }

  apply(compiler: object): void {
    const {plugin} = this
    // Bundlers take objects and functions.
    const work = typeof plugin === 'function' ? plugin : (plugin as {readonly apply: Hook}).apply
    this.#watch([compiler], () => work.call(typeof plugin === 'function' ? compiler : plugin, compiler))
  }

  /** Runs a function of the plugin; functions that it leaves in hooks of what it is given are run in the same way. */
  #watch(given: readonly unknown[], work: () => unknown): unknown {
    const before = new Set(listTaps(given))
    if (this.#createDependency !== undefined) convertDependencies(given, this.#createDependency)
    try {
      const result = work()
      return result instanceof Promise ? result.catch((error: unknown) => this.#fail(error)) : result
    } catch (error) {
      return this.#fail(error)
    } finally {
      for (const tap of listTaps(given)) if (!before.has(tap)) this.#guard(tap)
    }
  }

  #guard(tap: Tap): void {
    const {fn, type} = tap
    tap.fn = (...given) => {
      const last = given.at(-1)
      const finish = type === 'async' && typeof last === 'function' ? (last as Hook) : undefined
      const named: Hook = (error, ...rest) => finish?.(error == null ? error : this.#name(error), ...rest)
      return this.#watch(given, () => fn(...(finish === undefined ? given : [...given.slice(0, -1), named])))
    }
  }

  #fail(error: unknown): never {
    throw this.#name(error)
  }

  #name(error: unknown): unknown {
    const text = error instanceof Error ? error.message : String(error)
    if (FAILED.test(text)) return error
    const name = nameOf(this.plugin)
    // An object as a literal makes it has the class of all.
    const what = name === '' || name === 'Object' ? 'a plugin' : `"${name}"`
    return new Error(`The plugin "${this.owner}" adds ${what} to the bundler, which fails: ${text}`, {cause: error})
  }
}

const FAILED = /The plugin "[^"]*" adds (?:"[^"]*"|a plugin) to the bundler, which fails: [^\n]*/

/** What a guarded plugin says, in the text of an error; undefined for other errors. */
export function findPluginFailure(text: string): string | undefined {
  return FAILED.exec(text)?.[0]
}

type Hook = (...given: unknown[]) => unknown

interface Tap {
  fn: Hook
  readonly type: string
}

/** Functions in the hooks of a compiler, of a compilation, and of the factory of modules that comes with it. */
function listTaps(given: readonly unknown[]): Tap[] {
  return given.filter(isRecord).flatMap((owner) => [...tapsOf(owner), ...tapsOf(owner.normalModuleFactory)])
}

function tapsOf(owner: unknown): Tap[] {
  if (!isRecord(owner) || !isRecord(owner.hooks)) return []
  // Hooks that are getters are old names, of which webpack warns.
  const hooks = Object.values(Object.getOwnPropertyDescriptors(owner.hooks)).map(({value}) => value as unknown)
  // As tapable keeps them, and Rspack's copy of it.
  return hooks.flatMap((hook) => (isRecord(hook) && Array.isArray(hook.taps) ? (hook.taps as Tap[]) : []))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const converted = new WeakSet<object>()

/** A plugin may include a module by a dependency that webpack has made. Rspack ends at it, where nobody can catch the error. */
function convertDependencies(given: readonly unknown[], createDependency: CreateDependency): void {
  for (const compilation of given.filter(isRecord)) {
    if (converted.has(compilation)) continue
    converted.add(compilation)
    for (const name of ['addInclude', 'addEntry']) {
      const add = compilation[name]
      if (typeof add !== 'function') continue
      compilation[name] = (context: unknown, dependency: unknown, ...rest: unknown[]): unknown =>
        add.call(compilation, context, toRspackDependency(dependency, createDependency), ...rest)
    }
  }
}

function toRspackDependency(dependency: unknown, createDependency: CreateDependency): unknown {
  if (!isRecord(dependency) || typeof dependency.request !== 'string') return dependency
  // Of webpack's alone it can be told what was written.
  return 'userRequest' in dependency ? createDependency(dependency.request) : dependency
}
