// Runs webpack or Rspack once. Lives in a process of its own, see make-bundle.ts.
import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join, relative, sep} from 'node:path'
import {pathToFileURL} from 'node:url'
import type * as Rspack from '@rspack/core'
import {transform} from 'lightningcss'
import type {Configuration, MultiStats, Stats} from 'webpack'
import type {InputPaths} from '../cache/input-states.ts'
import type {FieldReads} from '../model.ts'
import {NO_READS} from '../text/field-reads.ts'
import {type BundleFinding, missingImportOf, toBundleFinding, toMissingExport} from './bundle-errors.ts'
import {type BundlerOptions, CLIENT_ENTRY_NAME, clientConfig, serverConfig} from './bundler-config.ts'
import {startClassicWorkers} from './classic-workers.ts'
import {findCodeReads} from './code-reads.ts'
import {clientEntry, type EntryOptions, serverEntry} from './entries.ts'
import {flattenLayers} from './flatten-layers.ts'
import {MINIFIED_FILE} from './minify-module.ts'
import {writeLoaderWrappers} from './wrap-loaders.ts'

export interface BundleJob extends Omit<BundlerOptions, 'entryTexts'> {
  readonly entries: EntryOptions
  /** Where Rspack is installed, when it bundles. */
  readonly rspackFolder: string | undefined
  /** Scripts of the program that are copied next to the bundle. */
  readonly scripts: readonly string[]
  /** The theme's rules stay in their cascade layers, so that all rules of the site win over them. */
  readonly cascadeLayers: boolean
  /** Puts what the modules are minified to beside the bundle, for the bundles of sites. */
  readonly keepsMinified: boolean
}

export interface BundleMetadata {
  readonly findings: readonly BundleFinding[]
  readonly entry: string
  readonly styles: readonly string[]
  /** Chunk files by position in the import table. */
  readonly chunkFiles: Readonly<Record<string, readonly string[]>>
  readonly files: readonly string[]
  /** What the bundle was made from. */
  readonly inputs: InputPaths
  readonly fieldReads: FieldReads
}

/** What plugins change of the configuration: functions, so that they never leave the process. */
export type Extend = (config: Configuration, isServer: boolean) => Configuration

/** For the browser and for rendering. */
type Configurations = readonly [client: Configuration, server: Configuration]

const unchanged: Extend = (config) => config

/** Plugins that change the configuration may write files that the bundler reads later. */
export function configureBundler(job: BundleJob, extend: Extend = unchanged): Configurations {
  const {imports} = job.entries
  const wrappers = job.bundler === 'rspack' ? writeLoaderWrappers(imports, join(job.outputDir, 'loaders')) : {}
  const entries = {...job.entries, wrappers}
  const entryTexts = {client: clientEntry(entries), server: serverEntry(entries)}
  const options = {...job, entryTexts}
  return [extend(clientConfig(options), false), extend(serverConfig(options), true)]
}

export async function runBundler(job: BundleJob, configs = configureBundler(job)): Promise<BundleMetadata> {
  mkdirSync(join(job.outputDir, 'assets'), {recursive: true})
  const stats = await compileBoth(job, configs)
  const inputs = readInputs(stats, job)
  const [client] = stats.stats
  const optional = new Set(client?.compilation.warnings.flatMap((warning) => missingImportOf(warning) ?? []))
  const findings = stats.stats.flatMap(({compilation}) => [
    ...compilation.errors
      .filter((error) => !optional.has(missingImportOf(error) ?? ''))
      .map((error) => toBundleFinding(error, job)),
    ...compilation.warnings.flatMap((warning) => toMissingExport(warning, job) ?? []),
  ])
  if (client === undefined || findings.length > 0)
    return {findings: unique(findings), entry: '', styles: [], chunkFiles: {}, files: [], inputs, fieldReads: NO_READS}
  const chunkFiles = readChunkFiles(client)
  const main = chunkFiles[CLIENT_ENTRY_NAME] ?? []
  // Plugins of the bundler may write others than those in the folder of assets.
  const emitted = client.compilation.getAssets().map(({name}) => name.replace(/\?.*$/s, ''))
  const entry = main.find((file) => file.startsWith(`assets/${CLIENT_ENTRY_NAME}.`) && file.endsWith('.js')) ?? ''
  finishStyles(job, listFiles(join(job.outputDir, 'assets')))
  startClassicWorkers(join(job.outputDir, 'assets'), listFiles(join(job.outputDir, 'assets')))
  hintCompilation(join(job.outputDir, entry))
  dropPaths(join(job.outputDir, 'server.cjs'))
  copyScripts(job)
  return {
    findings: [],
    entry,
    styles: main.filter((file) => file.endsWith('.css')),
    chunkFiles,
    files: [
      ...new Set([...listFiles(join(job.outputDir, 'assets')).map((file) => `assets/${file}`), ...emitted]),
    ].sort(),
    inputs,
    fieldReads: await findCodeReads(inputs.files),
  }
}

/** What both halves read and looked for, wherever it lies. */
function readInputs({stats}: MultiStats, {outputDir}: BundleJob): InputPaths {
  const isOwn = (path: string): boolean => path === outputDir || path.startsWith(outputDir + sep)
  const listed = (name: 'fileDependencies' | 'contextDependencies' | 'missingDependencies'): string[] =>
    [...new Set(stats.flatMap(({compilation}) => [...compilation[name]]))].filter((path) => !isOwn(path)).sort()
  const files = listed('fileDependencies')
  // Bundlers put folders that they passed through among the files.
  const gone = files.filter((path) => statSync(path, {throwIfNoEntry: false}) === undefined)
  const missing = [...listed('missingDependencies'), ...gone].map(nearestMissing)
  return {
    files: files.filter(isFile),
    folders: listed('contextDependencies'),
    missing: [...new Set(missing)].sort(),
  }
}

/** Nothing can appear in a folder that is missing itself. */
function nearestMissing(path: string): string {
  const folder = dirname(path)
  return folder === path || existsSync(folder) ? path : nearestMissing(folder)
}

/**
 * Names of modules in comments tell where site and program lie on this machine, and the text is hashed. Those of the site's own
 * files stay, from its folder: they tell what failed, see ../render/bundled-code.ts.
 */
function dropPaths(path: string): void {
  const text = readFileSync(path, 'utf8')
    .replace(/^\/\/ (?:EXTERNAL MODULE|NAMESPACE OBJECT)\b.*\n/gm, '')
    .replace(/^;\/\/ (?:CONCATENATED MODULE: )?(\S+).*$/gm, (_, name: string) =>
      name.startsWith('./') && !name.includes('/node_modules/') ? `;// ${name}` : ';//',
    )
  writeFileSync(path, text)
}

async function compileBoth(job: BundleJob, [client, server]: Configurations): Promise<MultiStats> {
  const compiler = await createCompiler([await withMinimizer(client, job), server], job)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (error === null && stats !== undefined ? resolve(stats) : reject(error)))
    })
  })
}

/** The part of a compiler for several configurations that is used; Rspack's has the same shape. */
interface BothCompiler {
  readonly run: (done: (error: Error | null, stats?: MultiStats) => void) => void
  readonly close: (done: () => void) => void
}

async function createCompiler(configs: Configuration[], job: BundleJob): Promise<BothCompiler> {
  const values = toDefinitions(job.env)
  if (job.bundler === 'webpack') {
    const {default: webpack} = await import('webpack')
    const defined = configs.map((config) => ({
      ...config,
      plugins: [...(config.plugins ?? []), new webpack.DefinePlugin(values)],
    }))
    // With a list of configurations webpack always gives a MultiCompiler; its overloads lose that for a variable.
    return webpack(defined) as unknown as BothCompiler
  }
  const {rspack} = await loadRspack(job)
  const defined = configs.map(({cache: _cache, plugins = [], ...config}) => ({
    ...config,
    plugins: [...plugins, new rspack.DefinePlugin(values)],
  }))
  // Both sides of the cast are the same configuration; Rspack names its own types.
  return rspack(defined as unknown as Parameters<typeof rspack>[0]) as unknown as BothCompiler
}

/** It lies next to the program or in the site's folder, so that its name alone does not find it. */
function loadRspack({rspackFolder = ''}: BundleJob): Promise<typeof Rspack> {
  const entry = createRequire(join(rspackFolder, 'package.json')).resolve('@rspack/core')
  return import(pathToFileURL(entry).href)
}

/** Only named variables reach client code; any other `process.env.X` is undefined there, never this machine's value. */
function toDefinitions(env: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(env).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])
  const own = {'process.env.NODE_ENV': '"production"', 'process.env.QUIRE_OFFLINE': '""'}
  return {'process.env': '({})', ...own, ...Object.fromEntries(named)}
}

async function withMinimizer(config: Configuration, job: BundleJob): Promise<Configuration> {
  const {minify, bundler, programRoot, outputDir, keepsMinified} = job
  if (!minify) return config
  if (bundler === 'webpack') {
    const {ModuleMinimizer} = await import('./module-minimizer.ts')
    const known = join(programRoot, 'dist/seed', MINIFIED_FILE)
    const kept = keepsMinified ? join(outputDir, MINIFIED_FILE) : undefined
    const minimizer = [new ModuleMinimizer({known, kept})]
    // React would else be in one module with the theme's parts, and be minified again for each site that replaces one.
    return {...config, optimization: {...config.optimization, minimizer, concatenateModules: {commonjs: false}}}
  }
  const {SwcJsMinimizerRspackPlugin} = await loadRspack(job)
  return {
    ...config,
    optimization: {
      ...config.optimization,
      minimizer: [new SwcJsMinimizerRspackPlugin({extractComments: false}) as unknown as Minimizer],
    },
  }
}

type Minimizer = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>[number]

function readChunkFiles({compilation}: Stats): Record<string, string[]> {
  const files: Record<string, string[]> = {}
  for (const [name, group] of compilation.namedChunkGroups) files[name] = group.getFiles()
  return files
}

/**
 * Says that all functions of the entry run at once, so that V8 compiles them in the background while the file is on its
 * way, instead of one by one while the page comes alive. Other engines read a comment. Source: V8, explicit compile hints.
 */
function hintCompilation(path: string): void {
  writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`)
}

/** The first release of each engine that runs the scripts, which are ES2022; three bytes each, for Lightning CSS. */
const STYLE_TARGETS = {chrome: 94 << 16, edge: 94 << 16, firefox: 93 << 16, safari: 16 << 16, ios_saf: 16 << 16}

/** Finishes the style sheets in place: their names, by content before, stay as the runtime knows them. */
function finishStyles({outputDir, minify, cascadeLayers}: BundleJob, files: readonly string[]): void {
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const path = join(outputDir, 'assets', file)
    const text = readFileSync(path, 'utf8')
    const code = Buffer.from(cascadeLayers ? text : flattenLayers(text))
    writeFileSync(path, minify ? transform({filename: file, code, minify: true, targets: STYLE_TARGETS}).code : code)
  }
}

function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() === true
}

function copyScripts({scripts, outputDir}: BundleJob): void {
  for (const script of scripts) {
    const code = readFileSync(script)
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 10)
    const name = relative(join(script, '..'), script).replace(/\.js$/, `.${hash}.js`)
    writeFileSync(join(outputDir, 'assets', name), code)
  }
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, {withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

function unique(findings: readonly BundleFinding[]): BundleFinding[] {
  const seen = new Map(
    findings.map((finding) => [`${finding.file}:${finding.line ?? 0}:${finding.message}`, finding] as const),
  )
  // The bundlers work on many files at once, and tell of them in no fixed order.
  return [...seen].sort(([a], [b]) => a.localeCompare(b, 'en', {numeric: true})).map(([, finding]) => finding)
}
