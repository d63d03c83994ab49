// Says where in the site's own files an error came from that was thrown by their bundled code.
import {readFileSync} from 'node:fs'
import {SourceMap} from 'node:module'
import {resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {SourceLocation} from '../../shared/diagnostics.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {escapePattern} from '../../shared/escape-pattern.ts'
import {toSourcePath} from '../files/source-path.ts'

/** Bundled code, and the way back to the files that it was made from. */
export interface CodeOrigin {
  readonly codeFile: string
  readonly mapFile: string
  readonly siteDir: string
}

/**
 * The error as a finding with the place in the site's file, read from the error's stack.
 * @param action What was being done, to complete "… failed"; undefined while the file was first run.
 */
export function explainThrow(error: unknown, origin: CodeOrigin, action: string | undefined): Error {
  if (error instanceof SiteError) return error
  const reason = error instanceof Error ? error.message : String(error)
  const location = findPlace(error, origin)
  const what = action ?? 'The file'
  const name = error instanceof Error && error.name !== 'Error' ? `${error.name}: ` : ''
  return new SiteError(
    [
      {
        level: 'error',
        code: 'config/throws',
        message: `${what} failed: ${name}${reason}`,
        ...(location === undefined ? {} : {location}),
      },
    ],
    {cause: error},
  )
}

function findPlace(error: unknown, {codeFile, mapFile, siteDir}: CodeOrigin): SourceLocation | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const found = [codeFile, pathToFileURL(codeFile).href]
    .map((name) => new RegExp(`${escapePattern(name)}:(\\d+)(?::(\\d+))?`).exec(stack))
    .find((match) => match !== null)
  if (!found) return undefined
  const line = Number(found[1])
  const column = Number(found[2] ?? 1)
  const entry = readMap(mapFile)?.findEntry(line - 1, column - 1)
  if (entry === undefined || !('originalSource' in entry)) return undefined
  return {
    sourcePath: toSourcePath(resolve(siteDir, entry.originalSource), siteDir),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  }
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
