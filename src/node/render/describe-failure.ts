// What is said of a page that cannot be rendered.
import {closest} from '../../shared/closest.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {toFilePath, toSourcePath} from '../files/source-path.ts'
import type {LinkedPage} from '../model.ts'
import type {FailedCode} from './failed-code.ts'
import {findFailurePlace, objectKeysOf} from './failure-place.ts'
import type {MissingExport} from './missing-exports.ts'
import type {RenderFailure} from './render-routes.ts'

/** Lines of a long message that are shown. */
const MAX_LINES = 12

/** What is said of a page that threw: the code that failed, where it stands, and what to do. */
export function describeFailure(
  {path, sourcePath}: LinkedPage,
  {message, causes, stack, missing, code = {callers: []}}: RenderFailure,
  siteDir: string,
): Diagnostic {
  if (missing !== undefined) return describeMissingExport(missing, {sourcePath, siteDir, code})
  const reason = causes.at(-1) ?? message
  const browserGlobal = /\b(window|document|localStorage|sessionStorage|navigator|location) is not defined/.exec(
    reason,
  )?.[1]
  const undefinedComponent = /Expected component `([^`]+)` to be defined/.exec(reason)?.[1]
  const [firstLine, ...lines] = message.split('\n')
  const hint =
    browserGlobal !== undefined
      ? `"${browserGlobal}" exists in the browser only: use it in an effect, or put the part inside <BrowserOnly>.`
      : undefinedComponent !== undefined
        ? `Import ${undefinedComponent}, or write \`<${undefinedComponent}>\` in backticks if it is meant as text.`
        : objectKeysOf(reason) !== undefined
          ? 'Braces show texts, numbers and elements. Write the part that is meant, such as {author.name}.'
          : 'The page is rendered to HTML while the site is built; the component must not throw there.'
  const frames = stack
    .split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 2)
    .map((line) => withoutFolders(line.trim()))
  const source = locate(sourcePath, {code, message: reason, siteDir})
  const {bundled, ...content} = code
  const user =
    bundled === undefined ? undefined : locate(sourcePath, {code: content, message: reason, siteDir}).location
  const usedAt = user?.line === undefined ? [] : [`Used at ${user.sourcePath}:${user.line}:${user.column ?? 1}.`]
  return {
    level: 'error' as const,
    code: 'render/failed',
    message: `The page ${path} cannot be rendered: ${firstLine}`,
    hint,
    notes: [
      ...usedAt,
      ...lines.slice(0, MAX_LINES),
      ...causes.map((cause) => `Cause: ${cause.split('\n')[0]}`),
      ...frames,
    ],
    ...source,
  }
}

function describeMissingExport(
  {specifier, name, known}: MissingExport,
  {
    sourcePath,
    siteDir,
    code,
  }: {readonly sourcePath: string | undefined; readonly siteDir: string; readonly code: FailedCode},
): Diagnostic {
  const near = closest(name, known)
  const wanted = name === 'default' ? 'default export' : `export "${name}"`
  return {
    level: 'error',
    code: 'render/failed',
    message: `The module "${specifier}" has no ${wanted}.`,
    hint: near === undefined ? `It has: ${known.join(', ') || 'none'}.` : `Did you mean "${near}"?`,
    ...locate(sourcePath, {code, message: `<${name}>`, siteDir}),
  }
}

/** A line of a stack without the folders of its file, which are those of this machine. */
function withoutFolders(frame: string): string {
  const slash = frame.lastIndexOf('/')
  if (slash < 0) return frame
  const bracket = frame.indexOf('(')
  return `${bracket < 0 ? 'at ' : frame.slice(0, bracket)}(${frame.slice(slash + 1).replace(/\)$/, '')})`
}

interface Failed {
  readonly code: FailedCode
  readonly message: string
  readonly siteDir: string
}

/** The component that failed, else the document or the partial in it, and the place there when one alone can be meant. */
function locate(page: string | undefined, {code, message, siteDir}: Failed): Pick<Diagnostic, 'location'> {
  if (code.bundled !== undefined) {
    const {file, texts} = code.bundled
    const path = toFilePath(file, siteDir)
    const places = texts.map((expression) => findFailurePlace(path, {callers: [], expression}, message))
    return {location: {sourcePath: toSourcePath(path, siteDir), ...places.find((place) => place !== undefined)}}
  }
  const partial = code.partial?.replace(/^@site\//, '')
  const sourcePath = partial === undefined ? page : toSourcePath(toFilePath(partial, siteDir), siteDir)
  if (sourcePath === undefined) return {}
  const place = findFailurePlace(toFilePath(sourcePath, siteDir), code, message)
  return {location: {sourcePath, ...place}}
}
