// The bundler's errors in our words: file, line, column, what is wrong, what to do.
import {existsSync, readFileSync} from 'node:fs'
import {dirname} from 'node:path'
import {closest} from '../../shared/closest.ts'
import type {FileMessage} from '../../shared/diagnostics.ts'
import {type KeyPlace, locateText, placeAt} from '../diagnostics/locate-key.ts'
import {toSourcePath} from '../files/source-path.ts'
import {suggestImport} from '../files/suggest-import.ts'
import {explainOldName} from '../program/old-names.ts'
import {MODULE_URL} from './entries.ts'

/** A finding of the bundler: the file is absolute or site-relative, as the bundler names it. */
export interface BundleFinding extends FileMessage {
  readonly file?: string
}

/** The part of a bundler's error that both bundlers share. */
interface BundlerError {
  readonly message: string
  readonly name?: string
  readonly module?: {readonly resource?: string; readonly identifier?: () => string} | null
  readonly loc?: unknown
  readonly file?: string
}

/** What findings are told with. */
export interface BundledSite {
  readonly siteDir: string
  /** Files that stand behind names such as `@theme/Footer`. */
  readonly aliases: Readonly<Record<string, string>>
}

export function toBundleFinding(error: BundlerError, site: BundledSite): BundleFinding {
  const missingExport = toMissingExport(error, site)
  if (missingExport !== undefined) return missingExport
  const {siteDir} = site
  const isEntry = (error.module?.resource ?? error.module?.identifier?.() ?? '').startsWith(MODULE_URL)
  const resource = isEntry ? undefined : (error.module?.resource ?? error.file)
  const file = resource === undefined ? undefined : toSourcePath(resource.split('?')[0] ?? resource, siteDir)
  const missing = missingModule(error)
  const place = file === undefined ? {} : {file}
  if (missing !== undefined) {
    const renamed = explainOldName(missing)
    return {
      level: 'error',
      code: 'bundle/unresolved-import',
      message: renamed?.message ?? `The import "${missing}" does not resolve.`,
      ...(isEntry
        ? {hint: renamed?.hint ?? 'Check "clientModules" and "customCss" of the configuration.'}
        : {
            hint: renamed?.hint ?? unresolvedHint(missing, resource, siteDir),
            ...place,
            ...(placeOf(missing, resource) ?? lineOf(error.loc)),
          }),
    }
  }
  return {
    level: 'error',
    code: 'bundle/failed',
    message: firstLines(error.message, siteDir),
    hint: 'Correct the source file, then build again.',
    ...place,
    ...esbuildLine(error.message),
    ...jsonPlace(error.message, resource),
    ...lineOf(error.loc),
  }
}

function missingModule({message}: BundlerError): string | undefined {
  return /(?:Can't resolve|Cannot find module) '([^']+)'/.exec(message)?.[1]
}

/**
 * The file and the module that it does not find; undefined for other errors. Of an import inside of `try`, bundlers warn:
 * code that catches it goes without the module. They do not where all is put into one file, as for rendering.
 */
export function missingImportOf(error: BundlerError): string | undefined {
  const missing = missingModule(error)
  return missing === undefined ? undefined : `${error.module?.resource ?? error.file ?? ''} ${missing}`
}

/** Where the file as it is written names a module: the lines of the bundler are those of the compiled text. */
function placeOf(specifier: string, resource: string | undefined): KeyPlace | undefined {
  const file = resource?.split('?')[0]
  return file !== undefined && existsSync(file) ? locateText(readFileSync(file, 'utf8'), specifier) : undefined
}

function unresolvedHint(specifier: string, resource: string | undefined, siteDir: string): string {
  if (/^@theme(?:-original|-init)?\//.test(specifier))
    return 'No theme of the site has this part: check its name, or add it to "src/theme". Themes of Docusaurus have other parts in each version.'
  if (specifier.startsWith('@generated/'))
    return 'Plugins make these files: check the names of the plugin, of its instance and of the file that it makes.'
  if (!specifier.startsWith('.') && !specifier.startsWith('@site/'))
    return `Install the package: npm install ${packageName(specifier)}.`
  const near = resource === undefined ? undefined : suggestImport(specifier, dirname(resource), siteDir)
  return near === undefined ? 'Check the path and the name of the file.' : `Did you mean "${near}"?`
}

/**
 * An import of a name that a module of ours does not have. webpack only warns of it, and the page would fail where the
 * name is used; undefined for its other warnings, which are about packages.
 */
export function toMissingExport(warning: BundlerError, {siteDir, aliases}: BundledSite): BundleFinding | undefined {
  const name = /\bexport '([^']+)'/.exec(warning.message)?.[1]
  const [, specifier = '', known = ''] =
    / was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/.exec(warning.message) ?? []
  if (name === undefined || !/^@(?:docusaurus|theme|theme-original|theme-init)\//.test(specifier)) return undefined
  const part = aliases[specifier]
  if (name === 'default' && part !== undefined)
    return {
      level: 'error',
      code: 'bundle/missing-export',
      message: `The file stands in for "${specifier}", and has no default export.`,
      hint: 'Write "export default" before the component.',
      file: toSourcePath(part, siteDir),
    }
  const near = closest(name, known.split(', '))
  const resource = warning.module?.resource ?? warning.file
  return {
    level: 'error',
    code: 'bundle/missing-export',
    message: `The module "${specifier}" has no export "${name}".`,
    hint: near === undefined ? `It has: ${known || 'none'}.` : `Did you mean "${near}"?`,
    ...(resource === undefined ? {} : {file: toSourcePath(resource.split('?')[0] ?? resource, siteDir)}),
    ...lineOf(warning.loc),
  }
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** esbuild says `path:line:column: ERROR: text`. */
function esbuildLine(message: string): {line?: number; column?: number} {
  const found = /:(\d+):(\d+): ERROR:/.exec(message)
  return found === null ? {} : {line: Number(found[1]), column: Number(found[2]) + 1}
}

/** JSON's own errors have an offset. */
function jsonPlace(message: string, resource: string | undefined): {line?: number; column?: number} {
  const offset = / in JSON at position (\d+)/.exec(message)?.[1]
  if (offset === undefined || resource === undefined || !existsSync(resource)) return {}
  const {line, column} = placeAt(readFileSync(resource, 'utf8'), Number(offset), 0)
  return {line, column}
}

function lineOf(loc: unknown): {line?: number; column?: number} {
  if (typeof loc !== 'object' || loc === null || !('start' in loc)) return {}
  const {start} = loc
  if (typeof start !== 'object' || start === null || !('line' in start) || typeof start.line !== 'number') return {}
  const column = 'column' in start && typeof start.column === 'number' ? {column: start.column + 1} : {}
  return {line: start.line, ...column}
}

function firstLines(message: string, siteDir: string): string {
  const text =
    /ERROR: ([^\n]+)/.exec(message)?.[1] ??
    message
      .replace(/^\s*(?:×\s*)?Module build failed[^\n]*\n/, '')
      .split('\n')[0]
      // Rspack draws a line beside what others have said.
      ?.replace(/^[\s│╰─▶]+/, '') ??
    message
  return text.replaceAll(`${siteDir}/`, '')
}
