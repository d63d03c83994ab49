// The bundler's errors in our words: file, line, column, what is wrong, what to do.
import {existsSync, readFileSync} from 'node:fs'
import {isBuiltin} from 'node:module'
import {dirname, join} from 'node:path'
import {type TransformFailure, transformSync} from 'esbuild'
import {readCarriedFinding} from '../diagnostics/carried-finding.ts'
import type {KeyPlace} from '../diagnostics/locate-key.ts'
import {toSourcePath} from '../files/source-path.ts'
import {suggestImport} from '../files/suggest-import.ts'
import {explainOldName} from '../program/old-names.ts'
import {adviseOnPart} from '../program/suggest-part.ts'
import type {BundledSite, BundleFinding, BundlerError} from './bundle-finding.ts'
import {MODULE_URL} from './entries.ts'
import {describePluginFailure} from './explain-crash.ts'
import {findReplacedPart, PART_NAME, setPartAside, THEME_NAME} from './left-out.ts'
import {describeMissingExport, isTold, isUsed, readMissingExport} from './missing-exports.ts'
import {lineOf, placeInModule} from './module-place.ts'

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
  if (missing !== undefined && isEntry) return describeMissingEntry(missing)
  if (missing !== undefined)
    return describeMissing(missing, {...place, ...placeInModule(missing, error)}, resource, site)
  return {
    level: 'error',
    code: 'bundle/failed',
    message: firstLines(error.message, siteDir),
    hint: 'Correct the source file, then build again.',
    ...place,
    ...esbuildLine(error.message),
    ...drawnPlace(error.message),
    ...sassPlace(error.message, siteDir),
    ...lineOf(error.loc),
    ...jsonMistake(resource),
  }
}

/**
 * What a bundler warns of: names that modules do not have, and what the program's own loaders say. Undefined for what is about packages, and
 * for other warnings.
 */
export function toBundleWarning(warning: BundlerError, site: BundledSite): BundleFinding | undefined {
  const missing = readMissingExport(warning)
  if (missing !== undefined) {
    const isMissing = isTold(missing, warning, site) && isUsed(warning)
    return isMissing ? describeMissingExport(missing, warning, site) : undefined
  }
  return readCarriedFinding(warning.message) === undefined ? undefined : toBundleFinding(warning, site)
}

function describeMissingEntry(missing: string): BundleFinding {
  const renamed = explainOldName(missing)
  return {
    level: 'error',
    code: 'bundle/unresolved-import',
    message: renamed?.message ?? `The import "${missing}" does not resolve.`,
    hint: renamed?.hint ?? 'Check "clientModules" and "customCss" of the configuration.',
  }
}

/** Parts differ from one version of a theme to the next, so that a site is built without those that ours lacks. */
function describeMissing(
  missing: string,
  place: Partial<KeyPlace & {file: string}>,
  resource: string | undefined,
  site: BundledSite,
): BundleFinding {
  const renamed = explainOldName(missing)
  const hint = renamed?.hint ?? unresolvedHint(missing, resource, site)
  const part = THEME_NAME.test(missing) ? findReplacedPart(resource?.split('?')[0], site) : undefined
  if (part !== undefined) return setPartAside(part, `imports "${missing}", which is not there`, {hint, ...place})
  const found = {code: 'bundle/unresolved-import', hint, ...place}
  if (!PART_NAME.test(missing))
    return {level: 'error', message: renamed?.message ?? `The import "${missing}" does not resolve.`, ...found}
  const message = `The import "${missing}" does not resolve, and shows nothing but what is inside of its tags.`
  return {level: 'warning', message, ...found, leftOut: {specifier: missing}}
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

/** Files that Docusaurus makes for its own client. */
const PAGE_LOADING = /^@generated\/(?:client-manifest|client-modules|registry|routesChunkNames)(?:\.\w+)?$/

function unresolvedHint(specifier: string, resource: string | undefined, site: BundledSite): string {
  const ofPart = adviseOnPart(specifier, site)
  if (ofPart !== undefined) return ofPart
  if (PAGE_LOADING.test(specifier)) return 'Remove the import: the file is of how Docusaurus itself loads pages.'
  if (specifier.startsWith('@generated/'))
    return 'Plugins make these files: check the names of the plugin, of its instance and of the file that it makes.'
  if (isBuiltin(specifier)) return adviseOnBuiltin(specifier)
  if (!specifier.startsWith('.') && !specifier.startsWith('@site/'))
    return `Install the package: npm install ${packageName(specifier)}.`
  const near = resource === undefined ? undefined : suggestImport(specifier, dirname(resource), site.siteDir)
  return near === undefined ? 'Check the path and the name of the file.' : `Did you mean "${near}"?`
}

/** A package of that name, where there is one, is something else as a rule. */
function adviseOnBuiltin(specifier: string): string {
  const name = specifier.replace(/^node:/, '')
  return `Browsers have no module "${name}", which is of Node. Name a package for it, or false, in "resolve.fallback" of a plugin's configureWebpack: {${name}: false}.`
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

/** Sass lists files, from the one with the mistake up to the one that the site imports, each with its place. */
function sassPlace(message: string, siteDir: string): Partial<KeyPlace & {file: string}> {
  if (!/ root stylesheet$/m.test(message)) return {}
  for (const [, file = '', line, column] of message.matchAll(/^ {2}(\S[^\n]*?) (\d{1,7}):(\d{1,7}) {1,9}\S/gm))
    if (existsSync(join(siteDir, file))) return {file, line: Number(line), column: Number(column)}
  return {}
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
