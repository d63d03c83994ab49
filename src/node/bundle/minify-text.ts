// The text of one module, minified by terser. In a file of its own, as threads do it too: see minify-thread.ts.
import {minify} from 'terser'

export interface MinifiedModule {
  readonly code: string
  /** Comments that must be published with it, licenses above all; few modules have any. */
  readonly notices?: readonly string[]
}

/** A function, or what stands behind the name of a method: parameters and body. */
export type ModuleKind = 'function' | 'method'

/** The order in which names are given, most common letters of programs first: the same in each module, as text that repeats packs well. */
const LETTERS = 'etnrisouaflchpdvmgybwESxTNCkLAOM_DPHBjFIqRUzWXV$JKQGYZ0516372984'
const FIRST_LETTERS = 54

/** Functions moved to where they are called repeat less: without that, 330 bytes gzip less for every page. */
export const COMPRESS = {passes: 2, inline: 1, reduce_funcs: false}

/** Comments of webpack that name files as seen from the site. They count for nothing. */
export const PLACES = /^(?:;\/\/ (?:CONCATENATED MODULE: )?\S+|\/\/ (?:EXTERNAL MODULE|NAMESPACE OBJECT): .+)$/gm

/** What a module is assigned to, as a function that nobody calls would be dropped. */
const FRAMES: Readonly<Record<ModuleKind, readonly [before: string, after: string]>> = {
  function: ['_=', ''],
  method: ['_={_', '}'],
}
const NOTICE = /@preserve|@lic|@cc_on|^\**!/i

/** @returns The text as it is where it has syntax that terser does not know. */
export async function minifyText(kind: ModuleKind, text: string): Promise<MinifiedModule> {
  const notices: string[] = []
  const comments = (_node: unknown, {type, value}: {type: string; value: string}): boolean => {
    if (NOTICE.test(value)) notices.push(type === 'comment2' ? `/*${value}*/` : `//${value}`)
    return false
  }
  const [before, after] = FRAMES[kind]
  const code = await minify(`${before}${text}${after}`, {
    module: true,
    ecma: 2020,
    compress: {...COMPRESS},
    mangle: {nth_identifier: {get: nameAt}},
    format: {comments},
  }).then(
    ({code: made = ''}) => made.replace(/;$/, ''),
    // Syntax that it does not know: the module stays as it is.
    () => '',
  )
  if (!code.startsWith(before) || !code.endsWith(after)) return {code: text.replace(PLACES, '')}
  const made = code.slice(before.length, code.length - after.length)
  return notices.length === 0 ? {code: made} : {code: made, notices: [...new Set(notices)]}
}

/** @param at From 0. */
function nameAt(at: number): string {
  const first = LETTERS[at % FIRST_LETTERS] ?? ''
  const rest = Math.floor(at / FIRST_LETTERS)
  return rest === 0 ? first : first + tailAt(rest - 1)
}

function tailAt(at: number): string {
  const rest = Math.floor(at / LETTERS.length)
  return (LETTERS[at % LETTERS.length] ?? '') + (rest === 0 ? '' : tailAt(rest - 1))
}
