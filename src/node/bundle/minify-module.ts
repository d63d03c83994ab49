// The text of one module of a bundle, minified. What the program's own modules come to is made when it is compiled and
// kept under the hash of their text, so that a site's first bundle minifies the site's modules and the few that they change.
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib'
import {keyOf} from '../cache/hash.ts'
import {DROP, type MinifiedModule, type ModuleKind, minifyText, PLACES} from './minify-text.ts'

/** By the hash of a module's text. */
export type MinifiedTable = Readonly<Record<string, MinifiedModule>>

const require = createRequire(import.meta.url)
const versions = ['oxc-minify', 'terser'].map((name) => (require(`${name}/package.json`) as {version: string}).version)

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

export type MinifyText = (kind: ModuleKind, text: string) => Promise<MinifiedModule>

/** Minifies modules, and remembers what they came to. */
export interface ModuleMinifier {
  /** @param text A module as the bundler writes it. */
  readonly minify: (kind: ModuleKind, text: string) => Promise<MinifiedModule>
  /** Of all modules so far. */
  readonly used: () => MinifiedTable
}

/**
 * @param known Results of earlier runs, of whatever modules.
 * @param minify Minifies what is not among them.
 */
export function createModuleMinifier(known: MinifiedTable, minify: MinifyText = minifyText): ModuleMinifier {
  const used = new Map<string, MinifiedModule>()
  const begun = new Map<string, Promise<MinifiedModule>>()
  return {
    minify: async (kind, original) => {
      const {text, restore} = withoutIds(original)
      const key = keyOf(...versions, JSON.stringify(DROP), kind, text.replace(PLACES, ''))
      const made = begun.get(key) ?? (known[key] === undefined ? minify(kind, text) : Promise.resolve(known[key]))
      begun.set(key, made)
      const found = await made
      used.set(key, found)
      return {...found, code: restore(found.code)}
    },
    used: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

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
