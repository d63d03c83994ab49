// Where in the site's own files an error came from: its stack names bundled code, which has a map, or the file itself.
import {existsSync, readFileSync} from 'node:fs'
import {SourceMap} from 'node:module'
import {resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {SourceLocation} from '../../shared/diagnostics.ts'
import {toFilePath, toSourcePath} from '../files/source-path.ts'

interface Place extends SourceLocation {
  readonly line: number
  readonly column: number
}

/** The first place in a file of the site, on the way to the error; undefined where the stack has none. */
export function placeOfThrow(error: unknown, siteDir: string): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const line of stack.split('\n')) {
    const place = placeOfFrame(line, siteDir)
    if (place !== undefined) return place
  }
  return undefined
}

/** The same as a line of text, for messages that have another place: `At plugins/shout.js:3:9: throw new Error('no')`. */
export function noteOfThrow(error: unknown, siteDir: string): string | undefined {
  const place = placeOfThrow(error, siteDir)
  if (place === undefined) return undefined
  const {sourcePath, line, column} = place
  const text = readLine(toFilePath(sourcePath, siteDir), line)
  return `At ${sourcePath}:${line}:${column}${text === '' ? '' : `: ${text}`}`
}

const FRAME = /^\s+at (?:.*\()?((?:file:\/\/|\/|[a-z]:\\)[^()]*?)(?:\?[^:()]*)?:(\d+):(\d+)\)?$/i

/** Bundled code of the site: see kept-modules.ts. */
const KEPT_MODULE = /-[\w-]{22}\.mjs$/

function placeOfFrame(frame: string, siteDir: string): Place | undefined {
  const [, name = '', line, column] = FRAME.exec(frame) ?? []
  if (name === '') return undefined
  const path = name.startsWith('file:') ? fileURLToPath(name) : name
  const place = {line: Number(line), column: Number(column)}
  if (KEPT_MODULE.test(path) && existsSync(`${path}.map`)) return originalPlace(`${path}.map`, place, siteDir)
  return isOwnFile(path, siteDir) ? {sourcePath: toSourcePath(path, siteDir), ...place} : undefined
}

function isOwnFile(path: string, siteDir: string): boolean {
  const sourcePath = toSourcePath(path, siteDir)
  return sourcePath !== path && !sourcePath.startsWith('..') && !/(?:^|\/)(?:node_modules|\.[^/]+)\//.test(sourcePath)
}

interface Point {
  readonly line: number
  readonly column: number
}

/** Of a place in code that was made of files of the site, 1-based. */
export function originalPlace(mapFile: string, {line, column}: Point, siteDir: string): Place | undefined {
  const entry = readMap(mapFile)?.findEntry(line - 1, column - 1)
  if (entry === undefined || !('originalSource' in entry)) return undefined
  const sourcePath = toSourcePath(resolve(siteDir, entry.originalSource), siteDir)
  if (sourcePath.includes('node_modules/')) return undefined
  return {sourcePath, line: entry.originalLine + 1, column: entry.originalColumn + 1}
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

function readLine(path: string, line: number): string {
  try {
    return readFileSync(path, 'utf8').split('\n')[line - 1]?.trim() ?? ''
  } catch {
    return ''
  }
}
