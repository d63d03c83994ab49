// Loads the unified plugins of a site, once in each worker: modules that it names, and functions of its configuration.
import {pathToFileURL} from 'node:url'
import type {Node} from 'unist'
import type {VFile} from 'vfile'
import type {MarkdownTransforms} from '../../plugin/types.ts'
import type {CompilerSpec, CompilerTransform, ModuleFunction} from '../model.ts'
import {loadConfigFunction} from '../program/config-functions.ts'
import {namedExport} from '../program/default-export.ts'
import {noteForeignCode} from '../program/foreign-code.ts'
import {resolveModule} from '../program/resolve-module.ts'
import {fromSentOptions} from '../program/sent-options.ts'
import {dependencyApi} from './dependencies.ts'

/** A plugin for unified, of which nothing is known but that it makes a transform. */
export type LoadedTransform = (this: unknown) => ((tree: Node, file: VFile) => unknown) | undefined

export type LoadedTransforms = Readonly<Record<keyof MarkdownTransforms, readonly LoadedTransform[]>>

/** Whether plugins of the site change the syntax tree of Markdown. */
export function hasRemarkPlugins({beforeDefaultRemarkPlugins, remarkPlugins}: LoadedTransforms): boolean {
  return beforeDefaultRemarkPlugins.length + remarkPlugins.length > 0
}

/** A transform of the site's own failed: carries its name, and the error as `cause`. */
export class TransformError extends Error {
  readonly module: string
  constructor(module: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), {cause})
    this.name = 'TransformError'
    this.module = module
  }
}

/**
 * Imports all transforms of the settings.
 * @throws TransformError when a module cannot be found or imported, or has no function to give.
 */
export async function loadTransforms({transforms, siteDir}: CompilerSpec): Promise<LoadedTransforms> {
  const load = (list: readonly CompilerTransform[]): Promise<LoadedTransform[]> =>
    Promise.all(list.map((reference) => loadTransform(reference, siteDir)))
  return {
    beforeDefaultRemarkPlugins: await load(transforms.beforeDefaultRemarkPlugins),
    remarkPlugins: await load(transforms.remarkPlugins),
    beforeDefaultRehypePlugins: await load(transforms.beforeDefaultRehypePlugins),
    rehypePlugins: await load(transforms.rehypePlugins),
    recmaPlugins: await load(transforms.recmaPlugins),
  }
}

/** Changes a document's text before it is parsed. */
export type Preprocess = (file: {readonly fileContent: string; readonly filePath: string}) => Promise<string>

/**
 * Imports the preprocessor of the settings.
 * @throws TransformError when it cannot be imported; and from the function when it throws or gives something but text.
 */
export async function loadPreprocessor({preprocessor, siteDir}: CompilerSpec): Promise<Preprocess | undefined> {
  if (preprocessor === undefined) return undefined
  const name = nameOf(preprocessor)
  const {fn, options} = await loadFunction(preprocessor, siteDir)
  return async (file) => {
    try {
      const text = await fn({...file, options: options[0], ...dependencyApi})
      if (typeof text === 'string') return text
    } catch (error) {
      throw new TransformError(name, error)
    }
    throw new TransformError(name, new Error('The preprocessor must return the text of the document.'))
  }
}

/** What messages call a transform. */
export function nameOf(transform: CompilerTransform): string {
  return 'module' in transform ? transform.module : transform.name
}

interface LoadedFunction {
  readonly fn: (...args: unknown[]) => unknown
  readonly options: readonly unknown[]
}

async function loadFunction(transform: CompilerTransform, siteDir: string): Promise<LoadedFunction> {
  if ('module' in transform) {
    const fn = await importFunction(transform, siteDir)
    try {
      return {fn, options: [await fromSentOptions(transform.options)]}
    } catch (error) {
      throw new TransformError(transform.module, error)
    }
  }
  try {
    return await loadConfigFunction(transform)
  } catch (error) {
    throw new TransformError(transform.name, error)
  }
}

async function loadTransform(reference: CompilerTransform, siteDir: string): Promise<LoadedTransform> {
  return toLoaded(nameOf(reference), await loadFunction(reference, siteDir))
}

/** Functions as they are, alone or at the head of a list with their options; anything else is passed over. */
export type GivenTransforms = Partial<Readonly<Record<keyof MarkdownTransforms, readonly unknown[]>>>

/** Those of the settings, and after them those that are given. */
export function withGiven(loaded: LoadedTransforms, given: GivenTransforms): LoadedTransforms {
  const all = (key: keyof MarkdownTransforms): readonly LoadedTransform[] => [
    ...loaded[key],
    ...(given[key] ?? []).flatMap((one) => {
      const [fn, ...options]: readonly unknown[] = Array.isArray(one) ? one : [one]
      // More than that it is a function cannot be known of it.
      return typeof fn === 'function' ? [toLoaded(fn.name || key, {fn: fn as LoadedFunction['fn'], options})] : []
    }),
  ]
  return {
    beforeDefaultRemarkPlugins: all('beforeDefaultRemarkPlugins'),
    remarkPlugins: all('remarkPlugins'),
    beforeDefaultRehypePlugins: all('beforeDefaultRehypePlugins'),
    rehypePlugins: all('rehypePlugins'),
    recmaPlugins: all('recmaPlugins'),
  }
}

/** As unified has it, `false` in the place of options turns a plugin off, and `true` stands for none. */
function toLoaded(name: string, {fn: plugin, options}: LoadedFunction): LoadedTransform {
  const [first] = options
  return function attach(this: unknown) {
    if (first === false) return undefined
    const given = first === true ? [undefined, ...options.slice(1)] : options
    const transform = guard(name, () => plugin.apply(this, [...given]))
    if (typeof transform !== 'function') return undefined
    return async (tree, file) => {
      try {
        return await transform(tree, file)
      } catch (error) {
        throw new TransformError(name, error)
      }
    }
  }
}

/** Transforms that the program has itself, by the name that sites know; no package of that name is looked for. */
const BUILT_IN: Readonly<Record<string, () => Promise<{default?: unknown}>>> = {
  '@docusaurus/remark-plugin-npm2yarn': () => import('./mdast/npm2yarn.ts'),
}

async function importFunction(
  {module, exportName}: ModuleFunction,
  siteDir: string,
): Promise<(...args: unknown[]) => unknown> {
  try {
    const namespace = await (BUILT_IN[module]?.() ?? importFile(module, siteDir))
    const given = namedExport(namespace, exportName)
    // More than that it is a function cannot be known of it; unified asks no more.
    if (typeof given === 'function') return given as (...args: unknown[]) => unknown
  } catch (error) {
    throw new TransformError(module, error)
  }
  throw new TransformError(module, new Error(`"${module}" has no default export that is a function.`))
}

function importFile(module: string, siteDir: string): Promise<{default?: unknown}> {
  noteForeignCode()
  return import(pathToFileURL(resolveModule(module, siteDir)).href)
}

function guard<Value>(name: string, run: () => Value): Value {
  try {
    return run()
  } catch (error) {
    throw new TransformError(name, error)
  }
}

/** Absolute file of a transform; undefined when it is the program's own, and when there is none. */
export function findTransform(module: string, siteDir: string): string | undefined {
  if (module in BUILT_IN) return undefined
  try {
    return resolveModule(module, siteDir)
  } catch {
    return undefined
  }
}
