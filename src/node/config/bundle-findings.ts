// Findings of esbuild about the site's own scripts, as diagnostics.
import {resolve} from 'node:path'
import type {BuildFailure, Message} from 'esbuild'
import type {Diagnostic, SourceLocation} from '../../shared/diagnostics.ts'
import {toSourcePath} from '../files/source-path.ts'
import {PLACES_START} from './module-places.ts'

export interface ErrorDetail {
  readonly code: string
  readonly hint: string
}

/** What esbuild names the text that imports a package for a name in a list. */
export const NO_FILE = '<stdin>'

export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

/** A finding of esbuild, with its place in the site. */
export function toDiagnostic({text, location, detail}: Message, siteDir: string): Diagnostic {
  const isMissing = text.startsWith('Could not resolve')
  const fallback = {code: isMissing ? 'config/unresolved-import' : 'config/syntax', hint: undefined}
  // Only `fail` sets a detail.
  const {code, hint} = (detail as ErrorDetail | undefined) ?? fallback
  const message = /[.!?]$/.test(text) ? text : `${text}.`
  const place = location === null || location.file === NO_FILE ? {} : {location: toLocation(location, siteDir)}
  return {level: 'error', code, message, ...place, ...(hint === undefined ? {} : {hint})}
}

function toLocation(place: NonNullable<Message['location']>, siteDir: string): SourceLocation {
  // Columns and lengths are counted in bytes of UTF-8.
  const bytes = Buffer.from(place.lineText)
  const before = bytes.subarray(0, place.column).toString()
  const marked = bytes.subarray(place.column, place.column + place.length).toString()
  const added = place.line === 1 && before.startsWith(PLACES_START) ? before.indexOf(';') + 1 : 0
  return {
    sourcePath: toSourcePath(resolve(siteDir, place.file), siteDir),
    line: place.line,
    column: before.length - added + 1,
    length: Math.max(1, marked.length),
  }
}
