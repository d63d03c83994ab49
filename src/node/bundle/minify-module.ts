// The text of one module of a bundle, minified. What the program's own modules come to is made when it is compiled and
// kept under the hash of their text, so that a site's first bundle minifies the site's modules and the few that they change.
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib'
import {minify} from 'terser'
import {keyOf} from '../cache/hash.ts'

export interface MinifiedModule {
  readonly code: string
  /** Comments that must be published with it, licenses above all; few modules have any. */
  readonly notices?: readonly string[]
}

/** A function, or what stands behind the name of a method: parameters and body. */
export type ModuleKind = 'function' | 'method'

/** By the hash of a module's text. */
export type MinifiedTable = Readonly<Record<string, MinifiedModule>>

/** The order in which names are given, most common letters of programs first: the same in each module, as text that repeats packs well. */
const LETTERS = 'etnrisouaflchpdvmgybwESxTNCkLAOM_DPHBjFIqRUzWXV$JKQGYZ0516372984'
const FIRST_LETTERS = 54

/** Functions moved to where they are called repeat less: without that, 330 bytes gzip less for every page. */
const COMPRESS = {passes: 2, inline: 1, reduce_funcs: false}

const {version: terserVersion} = createRequire(import.meta.url)('terser/package.json') as {version: string}

/** Name of the table in the folder of the bundle that is shipped. */
export const MINIFIED_FILE = 'minified.json.br'

/** @param file Absolute path; it need not be there. */
export function readMinified(file: string): MinifiedTable {
  // Written when the program is compiled, in this shape.
  return existsSync(file) ? (JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as MinifiedTable) : {}
}

/** Packed: it is a second copy of what the seed's scripts hold, a tenth of all that is installed. */
export function writeMinified(file: string, table: MinifiedTable): void {
  writeFileSync(file, brotliCompressSync(JSON.stringify(table)))
}

/** Minifies modules, and remembers what they came to. */
export interface ModuleMinifier {
  /** @param text A module as the bundler writes it. */
  readonly minify: (kind: ModuleKind, text: string) => Promise<MinifiedModule>
  /** Of all modules so far. */
  readonly used: () => MinifiedTable
}

/** @param known Results of earlier runs, of whatever modules. */
export function createModuleMinifier(known: MinifiedTable): ModuleMinifier {
  const used = new Map<string, MinifiedModule>()
  return {
    minify: async (kind, original) => {
      const {text, restore} = withoutIds(original)
      const key = keyOf(terserVersion, JSON.stringify(COMPRESS), kind, text.replace(PLACES, ''))
      const found = used.get(key) ?? known[key] ?? (await minifyText(kind, text))
      used.set(key, found)
      return {...found, code: restore(found.code)}
    },
    used: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Comments of webpack that name files as seen from the site. They count for nothing. */
const PLACES = /^(?:;\/\/ (?:CONCATENATED MODULE: )?\S+|\/\/ (?:EXTERNAL MODULE|NAMESPACE OBJECT): .+)$/gm

const REQUIRED_ID = /\b__webpack_require__\((\d+)\)/g
/** Of numbers with seven digits, all odd: a minifier writes those that end in zeros in another way. */
const FIRST_PREFIX = 7310
const MAX_IDS = 499

/**
 * The numbers of modules differ from site to site. In place of those that a module requires stand others, counted from the
 * first one in its text, with digits that are nowhere else in it.
 */
function withoutIds(original: string): {text: string; restore: (code: string) => string} {
  const ids = [...new Set([...original.matchAll(REQUIRED_ID)].map(([, id = '']) => id))]
  if (ids.length > MAX_IDS) return {text: original, restore: (code) => code}
  let prefix = FIRST_PREFIX
  while (original.includes(String(prefix))) prefix++
  const standIns = new Map(ids.map((id, at) => [id, `${prefix}${String(2 * at + 1).padStart(3, '0')}`]))
  const originals = new Map([...standIns].map(([id, standIn]) => [standIn, id]))
  return {
    text: original.replace(REQUIRED_ID, (_, id: string) => `__webpack_require__(${standIns.get(id)})`),
    restore: (code) => code.replace(new RegExp(`${prefix}\\d{3}`, 'g'), (standIn) => originals.get(standIn) ?? standIn),
  }
}

/** What a module is assigned to, as a function that nobody calls would be dropped. */
const FRAMES: Readonly<Record<ModuleKind, readonly [before: string, after: string]>> = {
  function: ['_=', ''],
  method: ['_={_', '}'],
}
const NOTICE = /@preserve|@lic|@cc_on|^\**!/i

async function minifyText(kind: ModuleKind, text: string): Promise<MinifiedModule> {
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
