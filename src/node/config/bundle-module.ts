// Makes one JavaScript module of a site's TypeScript or JavaScript file and the site files that it imports.
// Packages stay outside: they are imported by absolute URL, so the result runs wherever it is kept.
import {builtinModules} from 'node:module'
import {dirname, extname, isAbsolute, join, resolve} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import type {BuildOptions, OnResolveArgs, OnResolveResult, Plugin, PluginBuild} from 'esbuild'
import {SiteError} from '../../shared/diagnostics.ts'
import type {InputPaths} from '../cache/input-states.ts'
import {createModuleSearch, type ModuleSearch} from '../program/module-search.ts'
import {explainOldName} from '../program/old-names.ts'
import {PACKAGE_NAME, type ProgramFiles} from '../program/program-files.ts'
import {type ErrorDetail, isBuildFailure, NO_FILE, toDiagnostic} from './bundle-findings.ts'
import {localeNames, tellLocale} from './current-locale.ts'
import {
  defaultedModule,
  hasDefault,
  importedModule,
  isCommonJs,
  packageOf,
  requiredModule,
  takesDefaults,
} from './module-kind.ts'
import {keepPlaces, PLACE_NAMES} from './module-places.ts'
import {isWebpack, ownWebpack} from './one-webpack.ts'
import {packageOfPath} from './plugin-paths.ts'

/**
 * A file of the site; or a package seen from the site's folder, by its name or the path of a file in it. `path` is the file
 * to take where the name leads to several.
 */
export type ModuleEntry = {readonly file: string} | {readonly specifier: string; readonly path?: string}

export interface BundleSettings {
  readonly siteDir: string
  readonly programFiles: ProgramFiles
  /**
   * Packages that are taken into the bundle rather than left to Node: their modules import others of their own without an
   * extension, as bundlers and the loader of Docusaurus allow.
   */
  readonly inlined?: readonly string[]
  /** The one that is built, for code that asks; see current-locale.ts. */
  readonly locale?: string
}

export interface BundledModule {
  /** An ES module. */
  readonly code: string
  /** Source map of the code, as JSON; its sources are relative to the site's folder. */
  readonly map: string
  /** Absolute paths of all files that went in, sorted. */
  readonly files: readonly string[]
  /** These files, the descriptions of packages, and where imports were looked for. */
  readonly inputs: InputPaths
}

const TYPESCRIPT = /\.[cm]?tsx?$/
const SCRIPT = /\.[cm]?[jt]sx?$/
/** What Node reads as a module whatever is around it. */
const NODE_MODULE = /\.m[jt]s$/

/** @throws SiteError with every syntax error and every import that cannot be found. */
export async function bundleModule(entry: ModuleEntry, options: BundleSettings): Promise<BundledModule> {
  const {build} = await import('esbuild')
  const search = createModuleSearch()
  try {
    const result = await build({
      ...entryOptions(entry, options),
      absWorkingDir: options.siteDir,
      outfile: join(options.siteDir, 'module.mjs'),
      bundle: true,
      write: false,
      metafile: true,
      sourcemap: 'external',
      sourcesContent: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      mainFields: ['main'],
      define: {...PLACE_NAMES, ...localeNames(options)},
      // A site's tsconfig.json is for its editor; its path aliases mean nothing to Node.
      tsconfigRaw: '{"compilerOptions":{"jsx":"react-jsx"}}',
      logLevel: 'silent',
      plugins: [resolveImports({...options, search}), keepPlaces(options.inlined ?? [])],
    })
    const textOf = (ending: string): string => result.outputFiles.find(({path}) => path.endsWith(ending))?.text ?? ''
    const files = Object.keys(result.metafile.inputs).filter(
      (name) =>
        name !== NO_FILE &&
        ![OLD_THEME, OWN_TRANSFORM, ...[REQUIRED, INTEROP, DEFAULTED, TAKEN].map((name) => `${name}:`)].some((start) =>
          name.startsWith(start),
        ),
    )
    const paths = files.map((name) => resolve(options.siteDir, name)).sort()
    for (const path of paths) search.addFile(path)
    return {code: textOf('.mjs'), map: textOf('.map'), files: paths, inputs: search.paths()}
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    throw new SiteError(
      error.errors.map((one) => toDiagnostic(one, options.siteDir)),
      {cause: error},
    )
  }
}

function entryOptions(entry: ModuleEntry, settings: BundleSettings): BuildOptions {
  const {siteDir} = settings
  const base = 'file' in entry ? entry.file : join(siteDir, 'package.json')
  // On the first line, before anything of the module's own.
  const requireFrom = `import {createRequire as __quire_require} from 'node:module';const require = __quire_require(${JSON.stringify(base)});`
  const banner = {js: requireFrom + tellLocale(settings)}
  if ('file' in entry) return {entryPoints: [entry.file], banner}
  const contents = `import * as all from ${JSON.stringify(entry.path ?? entry.specifier)}\nexport default all\n`
  return {stdin: {contents, resolveDir: siteDir}, banner}
}

interface ResolveSettings extends BundleSettings {
  readonly search: ModuleSearch
}

function resolveImports(options: ResolveSettings): Plugin {
  return {
    name: 'resolve-imports',
    setup: (build) => {
      for (const namespace of [REQUIRED, INTEROP, TAKEN])
        build.onResolve({filter: /.*/, namespace}, ({path}) => ({path, external: true}))
      build.onResolve({filter: /.*/, namespace: DEFAULTED}, ({path}) => ({path}))
      build.onResolve({filter: /.*/}, (args) => resolveImport(args, build, options))
      build.onLoad({filter: /.*/, namespace: OLD_THEME}, ({path}) => ({
        contents: `module.exports = require('prism-react-renderer').themes[${JSON.stringify(path)}]\n`,
        resolveDir: PROGRAM_DIR,
      }))
      build.onLoad({filter: /.*/, namespace: REQUIRED}, ({path}) => ({
        contents: requiredModule(path),
        resolveDir: dirname(path),
      }))
      for (const namespace of [DEFAULTED, TAKEN])
        build.onLoad({filter: /.*/, namespace}, ({path}) => ({
          contents: defaultedModule(path.slice(0, -COMMON.length)),
          resolveDir: dirname(path),
        }))
      build.onLoad({filter: /.*/, namespace: INTEROP}, ({path}) => ({
        contents: importedModule(path),
        resolveDir: dirname(path),
      }))
      build.onLoad({filter: /.*/, namespace: OWN_TRANSFORM}, ({path}) => ({
        contents: `module.exports = ${JSON.stringify(path)}\n`,
      }))
    },
  }
}

/** Themes for code as configurations of Docusaurus 2 name them: a file of the package for each. */
const OLD_THEME = 'old-prism-theme'

/** A remark plugin that the program has itself, and a site need not install: the name stands for it. */
const OWN_TRANSFORM = 'own-transform'
const OWN_TRANSFORMS: readonly string[] = ['@docusaurus/remark-plugin-npm2yarn']

/**
 * CommonJS that is imported. Any name of it may be, and its default is what it exports as such where it was an ES module once, as
 * the loader of Docusaurus has it. Packages, modules for Node and `import()` may as well expect the default that Node gives.
 */
const [REQUIRED, INTEROP] = ['required', 'interop']

/**
 * A module that is taken by `require`: its default, with its other exports as properties, as the loader of Docusaurus has it. One of
 * the site's own, and one of a package.
 */
const [DEFAULTED, TAKEN] = ['defaulted', 'taken']
/** What stands for it is CommonJS, whatever its own name says. */
const COMMON = '.cjs'

/** Where the program itself looks for packages. */
const PROGRAM_DIR = dirname(fileURLToPath(import.meta.url))

// Marks a resolution that this plugin asked for itself.
const ASKED = Symbol('asked')

async function resolveImport(
  args: OnResolveArgs,
  build: PluginBuild,
  options: ResolveSettings,
): Promise<OnResolveResult | undefined> {
  const {path} = args
  if (args.pluginData === ASKED) return undefined
  if (args.kind === 'entry-point') return {path}
  const inPackage = isAbsolute(path) ? packageOfPath(path) : undefined
  if (inPackage !== undefined && !TYPESCRIPT.test(path) && options.inlined?.includes(inPackage) !== true) {
    options.search.addPlace(path)
    return external(path, args.kind)
  }
  if (path.startsWith('.') || isAbsolute(path)) {
    options.search.addImport(path, args.resolveDir)
    return args.kind === 'require-resolve' ? {path, external: true} : asSiteFile(args, build)
  }
  if (path.startsWith('@site/')) {
    options.search.addImport(`./${path.slice('@site/'.length)}`, options.siteDir)
    return build.resolve(`./${path.slice('@site/'.length)}`, {
      kind: args.kind,
      resolveDir: options.siteDir,
      pluginData: ASKED,
    })
  }
  const provided = resolveProvided(args, options)
  if (provided !== undefined) return provided
  const renamed = explainOldName(path)
  if (renamed !== undefined) return fail(renamed.message, {code: 'config/unresolved-import', hint: renamed.hint})
  return resolvePackage(args, build, options)
}

async function resolvePackage(
  args: OnResolveArgs,
  build: PluginBuild,
  options: ResolveSettings,
): Promise<OnResolveResult> {
  const {path} = args
  const own = {kind: args.kind, pluginData: ASKED}
  options.search.addImport(path, args.resolveDir)
  const atSite = await build.resolve(path, {...own, importer: args.importer, resolveDir: args.resolveDir})
  // Themes for code come from a package of the program's; a site need not install it once more.
  const found = atSite.errors.length === 0 ? atSite : await build.resolve(path, {...own, resolveDir: PROGRAM_DIR})
  const oldTheme = /^prism-react-renderer\/themes\/(\w+)$/.exec(path)?.[1]
  if (found.errors.length > 0 && oldTheme !== undefined) return {path: oldTheme, namespace: OLD_THEME}
  if (found.errors.length > 0 && OWN_TRANSFORMS.includes(path)) return {path, namespace: OWN_TRANSFORM}
  if (found.errors.length > 0) {
    return fail(`Cannot find the package "${path}".`, {
      code: 'config/unresolved-import',
      hint: `Install it in the site's folder: npm install ${packageOf(path)}`,
    })
  }
  if (TYPESCRIPT.test(found.path)) return asTaken(found.path, args)
  if (options.inlined?.includes(packageOf(path))) {
    return packageOfPath(args.importer) === undefined ? asTaken(found.path, args) : {path: found.path}
  }
  options.search.addPlace(found.path)
  return ofPackage(found.path, args, options)
}

/** What Node or the program has itself. */
function resolveProvided({path, kind}: OnResolveArgs, {programFiles}: ResolveSettings): OnResolveResult | undefined {
  if (path.startsWith('node:') || builtinModules.includes(path)) return {path, external: true}
  if (isOwn(path)) return resolveOwn(path, programFiles)
  const webpack = isWebpack(path) ? ownWebpack(path) : undefined
  return webpack === undefined ? undefined : external(webpack, kind)
}

function ofPackage(path: string, {importer, kind}: OnResolveArgs, {inlined = []}: ResolveSettings): OnResolveResult {
  const owner = packageOfPath(importer)
  // Where Node refuses `require` of an ES module, the loader of Docusaurus does the work, and gives its default.
  const isDefault = SCRIPT.test(path) && (takesDefaults(importer) || !isCommonJs(path))
  if (kind === 'require-call' && owner === undefined && isDefault) return {path: path + COMMON, namespace: TAKEN}
  const isLoose = owner === undefined ? /^(?:import-statement|dynamic-import)$/.test(kind) : inlined.includes(owner)
  if (!isLoose || !isCommonJs(path)) return external(path, kind)
  const isPlain = owner === undefined && kind === 'import-statement' && !NODE_MODULE.test(importer)
  return {path, namespace: isPlain ? INTEROP : REQUIRED}
}

/** Named by its path alone, a file is no module for Node: the default of CommonJS is then what {@link INTEROP} says. */
async function asSiteFile(
  {path, kind, resolveDir, importer}: OnResolveArgs,
  build: PluginBuild,
): Promise<OnResolveResult | undefined> {
  if (packageOfPath(importer) !== undefined) return undefined
  const found = await build.resolve(path, {kind, resolveDir, importer, pluginData: ASKED})
  return found.errors.length === 0 ? asTaken(found.path, {kind, importer}) : undefined
}

function asTaken(path: string, {kind, importer}: Pick<OnResolveArgs, 'kind' | 'importer'>): OnResolveResult {
  const mayHaveDefault = hasDefault(path) || (SCRIPT.test(path) && takesDefaults(importer))
  return kind === 'require-call' && mayHaveDefault ? {path: path + COMMON, namespace: DEFAULTED} : {path}
}

function isOwn(specifier: string): boolean {
  return specifier === PACKAGE_NAME || specifier.startsWith(`${PACKAGE_NAME}/`)
}

/** `quire-docs/...`: sources are taken into the bundle, because Node cannot run them as they are. */
function resolveOwn(specifier: string, programFiles: ProgramFiles): OnResolveResult {
  const path = programFiles[specifier]
  if (path !== undefined) return extname(path) === '.ts' ? {path} : external(path, 'import-statement')
  const known = Object.keys(programFiles).sort().join(', ')
  return fail(`There is no "${specifier}".`, {code: 'config/plugin-unavailable', hint: `There are: ${known}.`})
}

function external(path: string, kind: string): OnResolveResult {
  const isRequired = kind === 'require-call' || kind === 'require-resolve'
  return {path: isRequired ? path : pathToFileURL(path).href, external: true}
}

function fail(text: string, detail: ErrorDetail): OnResolveResult {
  return {errors: [{text, detail}]}
}
