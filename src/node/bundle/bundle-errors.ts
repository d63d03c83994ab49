// The bundler's errors in our words: file, line, column, what is wrong, what to do.
import {existsSync, readFileSync} from 'node:fs'
import {dirname} from 'node:path'
import {type TransformFailure, transformSync} from 'esbuild'
import {closest} from '../../shared/closest.ts'
import type {FileMessage} from '../../shared/diagnostics.ts'
import {readCarriedFinding} from '../diagnostics/carried-finding.ts'
import {type KeyPlace, locateText, placeAt} from '../diagnostics/locate-key.ts'
import {toSourcePath} from '../files/source-path.ts'
import {suggestImport} from '../files/suggest-import.ts'
import {explainOldName} from '../program/old-names.ts'
import {MODULE_URL} from './entries.ts'
import {describePluginFailure} from './explain-crash.ts'
import {isOwnModule} from './own-module.ts'

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
  readonly bundler: 'webpack' | 'rspack'
}

export function toBundleFinding(error: BundlerError, site: BundledSite): BundleFinding {
  const missingExport = readMissingExport(error)
  if (missingExport !== undefined) return describeMissingExport(missingExport, error, site)
  const {siteDir} = site
  const isEntry = (error.module?.resource ?? error.module?.identifier?.() ?? '').startsWith(MODULE_URL)
  const resource = isEntry ? undefined : (error.module?.resource ?? error.file)
  const file = resource === undefined ? undefined : toSourcePath(resource.split('?')[0] ?? resource, siteDir)
  const ofPlugin = describePluginFailure(error.message, site.bundler)
  if (ofPlugin !== undefined) return ofPlugin
  const place = file === undefined ? {} : {file}
  const carried = readCarriedFinding(error.message)
  if (carried !== undefined) return {...carried, ...place}
  const missing = missingModule(error)
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
    ...drawnPlace(error.message),
    ...lineOf(error.loc),
    ...jsonMistake(resource),
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
  if (file === undefined || !existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  // In a style sheet it may be without marks.
  const bare = file.endsWith('.css') ? text.indexOf(specifier) : -1
  return locateText(text, specifier) ?? (bare < 0 ? undefined : placeAt(text, bare, specifier.length))
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
 * An import of a name that a module does not have. webpack only warns of it. A module of ours will never have it: an error. What the
 * site's own modules lack is a warning, as the name may never be used. What the program's own loaders warn of is told as well; undefined for
 * what is about packages, and for other warnings.
 */
export function toMissingExport(warning: BundlerError, site: BundledSite): BundleFinding | undefined {
  const missing = readMissingExport(warning)
  if (missing === undefined)
    return readCarriedFinding(warning.message) === undefined ? undefined : toBundleFinding(warning, site)
  const finding = describeMissingExport(missing, warning, site)
  if (/^@(?:docusaurus|theme|theme-original|theme-init)\//.test(missing.specifier)) return finding
  // A type that is exported again looks like this too, and does no harm.
  const isOwn = isOwnModule(warning.module?.resource?.split('?')[0] ?? '', site.siteDir)
  return isOwn && !/\(reexported as /.test(warning.message) ? {...finding, level: 'warning'} : undefined
}

interface MissingExport {
  readonly name: string
  readonly specifier: string
  readonly known: string
}

function readMissingExport({message}: BundlerError): MissingExport | undefined {
  const name = /\bexport '([^']+)'/.exec(message)?.[1]
  const found = / was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/.exec(message)
  const [, specifier, known = ''] = found ?? []
  return name === undefined || specifier === undefined ? undefined : {name, specifier, known}
}

function describeMissingExport(
  {name, specifier, known}: MissingExport,
  warning: BundlerError,
  {siteDir, aliases}: BundledSite,
): BundleFinding {
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
    hint: near === undefined ? toHint(known) : `Did you mean "${near}"?`,
    ...(resource === undefined ? {} : {file: toSourcePath(resource.split('?')[0] ?? resource, siteDir)}),
    ...(placeOf(specifier, resource) ?? lineOf(warning.loc)),
  }
}

/** Rspack does not follow what a package exports again, and knows no names then. */
function toHint(known: string): string {
  return known === '' ? 'Check the name, and the version of the module.' : `It has: ${known}.`
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

/** What is wrong with a JSON file, in one way for both bundlers, which say it in two. */
function jsonMistake(resource: string | undefined): Partial<KeyPlace & {message: string}> {
  if (resource?.endsWith('.json') !== true || !existsSync(resource)) return {}
  try {
    transformSync(readFileSync(resource, 'utf8'), {loader: 'json', logLevel: 'silent'})
    return {}
  } catch (error) {
    // What esbuild throws.
    const [first] = (error as Partial<TransformFailure>).errors ?? []
    if (first?.location == null) return {}
    const {line, column, length} = first.location
    return {message: first.text, line, column: column + 1, length}
  }
}

/** Rspack draws the text with its place above, from 1. */
function drawnPlace(message: string): {line?: number; column?: number} {
  const start = message.indexOf('╭─[')
  if (start < 0) return {}
  const [line = ''] = message.slice(start, start + 1000).split('\n', 1)
  const found = /(\d{1,7}):(\d{1,7})\]/.exec(line)
  return found === null ? {} : {line: Number(found[1]), column: Number(found[2])}
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
      .replace(/^\s*(?:×\s*)?Module (?:build failed[^\n]*|parse failed:\s*)\n/, '')
      .split('\n')[0]
      // Rspack draws a line beside what others have said.
      ?.replace(/^[\s│╰─▶×]+/, '')
      // What a loader throws has its class before it.
      .replace(/^(?:GenericFailure, )?Error: /, '') ??
    message
  return text.replaceAll(`${siteDir}/`, '')
}
