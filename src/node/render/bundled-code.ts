// Which file of the site a place in the bundle for rendering comes from. It has the path of each module of the site above it.
import {readFileSync} from 'node:fs'
import {expressionAt} from './expression-at.ts'

export interface BundledCode {
  /** Path of the module's file, from the site folder. */
  readonly file: string
  /** What runs at that place, its whole line, and the line from there, as they may stand in the source. */
  readonly texts: readonly string[]
}

/** `;// ./src/components/price.tsx`, and nothing for code of others. */
const HEADING = /^(?:;\/\/|\/\/;)(?: (\.\/[^?]+)(?:\?.*)?)?$/
/** Where the bundler's own code, or a module that it has not joined with others, begins. */
const APART = /^(?:\/\*{3,}\/|\/\* \d+ \*\/$|\},$)/

/** `(0,external_react_.useState)(0)` is `useState(0)`. */
function withoutImports(text: string): string {
  return text.replace(/\(0, ?[\w$]+(?:\/\*[^*]*\*\/)?\.([\w$]+)\)/g, '$1')
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
    const above = lines[at] ?? ''
    if (APART.test(above)) return undefined
    const heading = HEADING.exec(above)
    if (heading === null) continue
    const [, path] = heading
    if (path === undefined) return undefined
    // The bundler gives names that others have, too, a beginning of their own.
    const parts = [expressionAt(line, column - 1), line, line.slice(column - 1)]
    const texts = parts.map((text) => withoutImports(text.trim().replace(/;$/, '')))
    return {file: path.slice('./'.length), texts: texts.filter((text) => text !== '')}
  }
  return undefined
}
