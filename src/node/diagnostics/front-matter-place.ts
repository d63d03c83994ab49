// Finds the line of a front matter key that a plugin complained about: plugins see values, not text.
import {readFileSync} from 'node:fs'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {toFilePath} from '../files.ts'

/** The same finding with line, column and length of its front matter key, when the file has it at the start of a line. */
export function placeInFrontMatter(diagnostic: Diagnostic, siteDir: string): Diagnostic {
  const {location} = diagnostic
  if (location?.frontMatterKey === undefined || location.line !== undefined) return diagnostic
  const place = findKey(location.frontMatterKey.split('.')[0] ?? '', toFilePath(location.sourcePath, siteDir))
  return place === undefined ? diagnostic : {...diagnostic, location: {...location, ...place}}
}

function findKey(key: string, file: string): {line: number; column: number; length: number} | undefined {
  const lines = readLines(file)
  const end = lines.indexOf('---', 1)
  const at = lines
    .slice(0, end < 0 ? lines.length : end)
    .findIndex((line) => /^(["']?)(.+?)\1\s*:(?:\s|$)/.exec(line)?.[2] === key)
  return at < 0 ? undefined : {line: at + 1, column: 1, length: lines[at]?.length ?? key.length}
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)
  } catch {
    return []
  }
}
