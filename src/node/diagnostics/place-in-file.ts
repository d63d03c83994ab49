// Finds the line of what a plugin complained about: plugins see values, not text.
import {readFileSync} from 'node:fs'
import type {Diagnostic, SourceLocation} from '../../shared/diagnostics.ts'
import {toFilePath} from '../files/source-path.ts'
import {type KeyPlace, locateItem, locateKey, locateText} from './locate-key.ts'

/** The same finding with line, column and length, where the file shows what its location names. */
export function placeInFile(diagnostic: Diagnostic, siteDir: string): Diagnostic {
  const {location} = diagnostic
  if (location === undefined || location.line !== undefined) return diagnostic
  const {frontMatterKey, keys, quoted, ...plain} = location
  const place = findPlace(location, siteDir)
  return place === undefined && keys === undefined && quoted === undefined
    ? diagnostic
    : {...diagnostic, location: {...plain, ...(frontMatterKey === undefined ? {} : {frontMatterKey}), ...place}}
}

function findPlace({sourcePath, frontMatterKey, keys, quoted}: SourceLocation, siteDir: string): KeyPlace | undefined {
  const file = toFilePath(sourcePath, siteDir)
  if (frontMatterKey !== undefined) return findKey(frontMatterKey.split('.')[0] ?? '', file)
  const text = readText(file)
  if (keys !== undefined) return locateIn(text, keys)
  return quoted === undefined ? undefined : locateText(text, quoted)
}

function locateIn(text: string, keys: readonly (string | number)[]): KeyPlace | undefined {
  const last = keys.at(-1)
  const item = typeof last === 'number' ? locateItem(text, [...keys.slice(0, -1), last]) : undefined
  return item ?? locateKey(text, keys)
}

function findKey(key: string, file: string): KeyPlace | undefined {
  const lines = readText(file).split(/\r?\n/)
  const end = lines.indexOf('---', 1)
  const at = lines
    .slice(0, end < 0 ? lines.length : end)
    .findIndex((line) => ['', '"', "'"].some((mark) => isKeyOf(line, mark + key + mark)))
  return at < 0 ? undefined : {line: at + 1, column: 1, length: lines[at]?.length ?? key.length}
}

function isKeyOf(line: string, key: string): boolean {
  return line.startsWith(key) && /^\s*:(?:\s|$)/.test(line.slice(key.length))
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
