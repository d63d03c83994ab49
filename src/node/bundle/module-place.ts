// Where in a module something is.
import {existsSync, readFileSync} from 'node:fs'
import {type KeyPlace, locateText, placeAt} from '../diagnostics/locate-key.ts'
import type {BundlerError} from './bundle-finding.ts'

/** Where a module names another one, from the text as it is written, or else from what the bundler compiled. */
export function placeInModule(specifier: string, error: BundlerError): Partial<KeyPlace> {
  return placeOf(specifier, error.module?.resource ?? error.file) ?? lineOf(error.loc)
}

/** Where the file as it is written names a module: the lines of the bundler are those of the compiled text. */
function placeOf(specifier: string, resource: string | undefined): KeyPlace | undefined {
  const file = resource?.split('?')[0]
  if (file === undefined || !existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  // In a style sheet it may be without marks.
  const bare = file.endsWith('.css') ? text.indexOf(specifier) : -1
  return locateText(text, specifier) ?? (bare < 0 ? undefined : placeAt(text, bare, specifier.length))
}

/** What a bundler says of the place, in the text that it compiled. */
export function lineOf(loc: unknown): {line?: number; column?: number} {
  if (typeof loc !== 'object' || loc === null || !('start' in loc)) return {}
  const {start} = loc
  if (typeof start !== 'object' || start === null || !('line' in start) || typeof start.line !== 'number') return {}
  const column = 'column' in start && typeof start.column === 'number' ? {column: start.column + 1} : {}
  return {line: start.line, ...column}
}
