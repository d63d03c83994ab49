// Says where in the site's own files an error came from that was thrown by their bundled code.
import {pathToFileURL} from 'node:url'
import type {SourceLocation} from '../../shared/diagnostics.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {escapePattern} from '../../shared/escape-pattern.ts'
import {originalPlace} from '../diagnostics/place-of-throw.ts'

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
  return originalPlace(mapFile, {line: Number(found[1]), column: Number(found[2] ?? 1)}, siteDir)
}
