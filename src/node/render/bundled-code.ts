// Which file of the site a place in the bundle for rendering comes from. The bundler writes the path of each module above it.
import {readFileSync} from 'node:fs'
import {expressionAt} from './expression-at.ts'

export interface BundledCode {
  /** Path of the module's file, from the site folder. */
  readonly file: string
  /** What runs at that place and then its whole line, as they may stand in the source. */
  readonly texts: readonly string[]
}

/** `  !*** ./src/components/price.tsx ***!`, and with what was asked for with it: `?raw`, ` + 2 modules`. */
const HEADING = /^\s*!\*\*\* (\S[^?*]*?)(?:\?[^*]*)?(?: \+ \d+ modules)? \*\*\*!$/

/** What follows is of the bundler. */
const END_OF_MODULES = /^\/\*{20,}\/$/

/** `(0,react__WEBPACK_IMPORTED_MODULE_1__.useState)(0)` is `useState(0)`. */
function withoutImports(text: string): string {
  return text
    .replace(/\(0, ?([\w$]+(?:\/\*[^*]*\*\/)?\.[\w$]+)\)/g, '$1')
    .replace(/(?<![\w$])[\w$]+(?:__WEBPACK_IMPORTED_MODULE_\d+__|__rspack_import_\d+)(?:\/\*[^*]*\*\/)?\./g, '')
}

/**
 * @param row Line of the bundle, from 1.
 * @param column From 1.
 * @returns Undefined for code that is not the site's own.
 */
export function findBundledCode(bundleFile: string, row: number, column: number): BundledCode | undefined {
  const lines = readFileSync(bundleFile, 'utf8').split('\n')
  const line = lines[row - 1] ?? ''
  for (let at = row - 1; at >= 0; at -= 1) {
    const path = HEADING.exec(lines[at] ?? '')?.[1]
    if (END_OF_MODULES.test(lines[at] ?? '')) return undefined
    if (path === undefined) continue
    if (!path.startsWith('./') || path.includes('/node_modules/')) return undefined
    const texts = [expressionAt(line, column - 1), line].map((text) => withoutImports(text.trim().replace(/;$/, '')))
    return {file: path.slice('./'.length), texts: texts.filter((text) => text !== '')}
  }
  return undefined
}
