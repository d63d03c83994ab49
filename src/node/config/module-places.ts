// What a script of the site is before it is bundled: a file that knows where it is, and that Node could run.
import {readFile} from 'node:fs/promises'
import {dirname, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Loader, Plugin} from 'esbuild'
import {toModuleFile} from '../files/module-file.ts'
import {assignsExports, isMixed} from './module-kind.ts'
import {packageOfPath} from './plugin-paths.ts'

const SCRIPT = /\.[cm]?[jt]sx?$/
const PLACE_WORDS = /import\.meta|__dirname|__filename/

/** What is written before the first line of a file that asks where it is. */
export const PLACES_START = 'const __quire_url='

/** What a module may ask about its own place; each file gets these as constants of its own. */
export const PLACE_NAMES = {
  'import.meta.url': '__quire_url',
  'import.meta.dirname': '__quire_dirname',
  'import.meta.filename': '__quire_filename',
  __dirname: '__quire_dirname',
  __filename: '__quire_filename',
}

/** Gives each file its own `import.meta.url`, `__dirname` and so on: in a bundle they would be the bundle's. */
export function keepPlaces(inlined: readonly string[]): Plugin {
  return {
    name: 'keep-places',
    setup: (build) => {
      build.onLoad({filter: SCRIPT, namespace: 'file'}, async ({path}) => {
        const contents = toContents(await readFile(path, 'utf8'), path, inlined)
        return {contents, loader: loaderOf(path)}
      })
    },
  }
}

/** What is added is on one line with the file's first, or behind its last, so that no line number changes. */
function toContents(text: string, path: string, inlined: readonly string[]): string {
  const owner = packageOfPath(path)
  if (owner === undefined) return placeSiteFile(nameFiles(text, dirname(path)), path)
  const placed = PLACE_WORDS.test(text) ? placeConstants(path) + withoutShebang(text) : text
  return inlined.includes(owner) && isMixed(text) ? requireConstant(path) + placed : placed
}

function placeSiteFile(text: string, path: string): string {
  if (assignsExports(text))
    return `${placeConstants(path, ',module={exports:{}}')}${withoutShebang(text)}\nexport default module.exports\n`
  return PLACE_WORDS.test(text) ? placeConstants(path) + withoutShebang(text) : text
}

function withoutShebang(text: string): string {
  return text.replace(/^#!/, '//')
}

/** Paths in `require.resolve` become absolute: `require` is that of the first file, and finds no TypeScript by a shortened name. */
function nameFiles(text: string, folder: string): string {
  return text.replace(
    /\brequire\.resolve\(\s*(['"])(\.[^'"\n]*)\1/g,
    (_, _quote, path: string) => `require.resolve(${JSON.stringify(toModuleFile(resolve(folder, path)))}`,
  )
}

function placeConstants(path: string, more = ''): string {
  const [url, folder, file] = [pathToFileURL(path).href, dirname(path), path].map((text) => JSON.stringify(text))
  return `${PLACES_START}${url},__quire_dirname=${folder},__quire_filename=${file}${more};`
}

/** A module that is one by its syntax and calls `require`: the loader of Docusaurus has both, Node has not. */
function requireConstant(path: string): string {
  return `const require=__quire_require(${JSON.stringify(path)});`
}

function loaderOf(path: string): Loader {
  const [, language = 'js', jsx = ''] = /\.[cm]?([jt]s)(x?)$/.exec(path) ?? []
  if (language === 'ts') return jsx === '' ? 'ts' : 'tsx'
  return 'jsx'
}
