// The text of one module, minified. In a file of its own, as threads do a part of it: see minify-thread.ts.
import {type MinifyOptions, minify, minifySync} from 'oxc-minify'
import {minify as terser} from 'terser'

export interface MinifiedModule {
  readonly code: string
  /** Comments that must be published with it, licenses above all; few modules have any. */
  readonly notices?: readonly string[]
}

/** A function, or what stands behind the name of a method: parameters and body. */
export type ModuleKind = 'function' | 'method'

/**
 * What terser is asked for, which knows best what nothing uses; Oxc does all else in a thirtieth of the time. Both together: the
 * size that terser comes to alone, after a quarter of the time.
 */
export const DROP = {
  defaults: false,
  unused: true,
  dead_code: true,
  side_effects: true,
  pure_getters: 'strict',
} as const

/** Comments of webpack that name files as seen from the site. They count for nothing. */
export const PLACES = /^(?:;\/\/ (?:CONCATENATED MODULE: )?\S+|\/\/ (?:EXTERNAL MODULE|NAMESPACE OBJECT): .+)$/gm

/** What a module is assigned to, as a function that nobody calls would be dropped. */
const FRAMES: Readonly<Record<ModuleKind, readonly [before: string, after: string]>> = {
  function: ['_=', ''],
  method: ['_={_', '}'],
}

/** A module without what can be told at once. */
export interface ShortModule {
  /** In the frame of its kind. */
  readonly text: string
  readonly notices: readonly string[]
}

/** The bundler joins whole packages to a module, of which a page may use little. Undefined where it has syntax that is not known. */
export async function shortenText(kind: ModuleKind, text: string): Promise<ShortModule | undefined> {
  const [before, after] = FRAMES[kind]
  const {code, errors, legalComments} = await minify(FILE, before + text + after, {
    ...OPTIONS,
    codegen: {legalComments: 'external'},
  })
  return errors.length === 0 ? {text: code, notices: [...new Set(legalComments)]} : undefined
}

/** @param short What {@link shortenText} has given. @returns Undefined where that is not known after all. */
export async function minifyShort(kind: ModuleKind, {text, notices}: ShortModule): Promise<MinifiedModule | undefined> {
  const dropped = await terser(text, {module: true, ecma: 2020, compress: {...DROP}, mangle: false}).then(
    ({code = ''}) => code,
    () => text,
  )
  const {code, errors} = minifySync(FILE, dropped, OPTIONS)
  const made = code.trimEnd().replace(/;$/, '')
  const [before, after] = FRAMES[kind]
  if (errors.length > 0 || !made.startsWith(before) || !made.endsWith(after)) return undefined
  const own = made.slice(before.length, made.length - after.length)
  return notices.length === 0 ? {code: own} : {code: own, notices}
}

/** @returns The text as it is where it has syntax that is not known. */
export async function minifyText(kind: ModuleKind, text: string): Promise<MinifiedModule> {
  const short = await shortenText(kind, text)
  return (short && (await minifyShort(kind, short))) ?? asItIs(text)
}

export function asItIs(text: string): MinifiedModule {
  return {code: text.replace(PLACES, '')}
}

const FILE = 'module.js'
/** Nothing newer than that takes the place of what is written. */
const OPTIONS: MinifyOptions = {module: true, compress: {target: 'es2020'}}
