// Makes the bundler's compiler for both halves of a bundle: webpack's, or Rspack's of the same shape.
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type * as Rspack from '@rspack/core'
import type {Compiler, Configuration, MultiCompiler, MultiStats, WebpackPluginInstance} from 'webpack'
import {escapePattern} from '../../shared/escape-pattern.ts'
import type {BundleJob} from './bundle-job.ts'
import {CODE_LANGUAGES, OWN_PARTS, ROUTE_PROPS} from './client-env.ts'
import {createTocPlugin} from './document-tocs.ts'
import {KNOWN_SHEETS} from './known-sheets.ts'
import {nameAsScript, WITHOUT_RULES} from './loaded-files.ts'
import {MINIFIED_FILE} from './minify-module.ts'

/** For the browser and for rendering. */
export type Configurations = readonly [client: Configuration, server: Configuration]

/** The part of a compiler for several configurations that is used; Rspack's has the same shape. */
export interface BothCompiler {
  readonly run: (done: (error: Error | null, stats?: MultiStats) => void) => void
  readonly close: (done: () => void) => void
  readonly compilers: readonly Pick<Compiler, 'modifiedFiles' | 'removedFiles'>[]
}

export async function createCompiler([client, server]: Configurations, job: BundleJob): Promise<BothCompiler> {
  const tocs = createTocPlugin({siteDir: job.siteDir, imports: job.entries.imports})
  const configs = [await withMinimizer(client, job), server].map((config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), tocs],
  }))
  const values = (config: Configuration) => toDefinitions(job.env, config.mode ?? 'production')
  if (job.bundler === 'webpack') {
    const {default: webpack} = await import('webpack')
    const defined = configs.map((config) => ({
      ...config,
      plugins: [
        ...(config.plugins ?? []),
        new webpack.DefinePlugin(values(config)),
        new webpack.NormalModuleReplacementPlugin(WITHOUT_RULES, nameAsScript),
        new webpack.ContextReplacementPlugin(LANGUAGE_FILES, languagesOf(job)),
        ...(isHot(config) ? [new webpack.HotModuleReplacementPlugin(), KEEP_RECORDS] : []),
      ],
    }))
    // With a list of configurations webpack always gives a MultiCompiler; its overloads lose that for a variable.
    const both = webpack(defined) as unknown as MultiCompiler
    shareFiles(both)
    if (job.minify) makeServerWait(both, webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE)
    return both
  }
  const {rspack} = await loadRspack(job)
  const defined = configs.map(({cache: _cache, plugins = [], ...config}) => ({
    ...config,
    ...(isHot(config) ? withoutIncrement(config, rspack.rspackVersion) : {}),
    plugins: [
      ...plugins,
      new rspack.DefinePlugin(values(config)),
      new rspack.NormalModuleReplacementPlugin(WITHOUT_RULES, nameAsScript),
      new rspack.ContextReplacementPlugin(LANGUAGE_FILES, languagesOf(job)),
      KNOWN_SHEETS,
      ...(isHot(config) ? [new rspack.HotModuleReplacementPlugin()] : []),
    ],
  }))
  // Both sides of the cast are the same configuration; Rspack names its own types.
  return rspack(defined as unknown as Parameters<typeof rspack>[0]) as unknown as BothCompiler
}

/** Code names languages of the highlighter by an expression: of all files that may be meant, those of the site's languages are. */
const LANGUAGE_FILES = /[\\/]prismjs[\\/]components$/

function languagesOf({env}: BundleJob): RegExp {
  const names = (env[CODE_LANGUAGES] ?? '').split(' ').map(escapePattern)
  return new RegExp(`^\\./prism-(?:${names.join('|')})(?:\\.js)?$`)
}

/** Both halves read the same files: what one has looked at, the other knows. The first forgets it all when it begins. */
function shareFiles({compilers: [client, server]}: MultiCompiler): void {
  if (client !== undefined && server !== undefined) server.inputFileSystem = client.inputFileSystem
}

/** The server's half is made while threads minify the browser's: with one thread, webpack has time for it then. */
function makeServerWait({compilers: [client, server]}: MultiCompiler, minifyStage: number): void {
  const minifies = new Promise<void>((resolve) => {
    client?.hooks.thisCompilation.tap('quire-order', ({hooks}) => {
      hooks.processAssets.tap({name: 'quire-order', stage: minifyStage - 1}, () => resolve())
    })
    client?.hooks.done.tap('quire-order', () => resolve())
    client?.hooks.failed.tap('quire-order', () => resolve())
  })
  server?.hooks.beforeRun.tapPromise('quire-order', () => minifies)
}

/** webpack forgets what the last bundle was made of when it begins the next. */
const KEEP_RECORDS: WebpackPluginInstance = {
  apply: (compiler: Compiler) => {
    const {done, readRecords} = compiler.hooks
    let {records} = compiler
    done.tap('quire-records', () => {
      records = compiler.records
    })
    readRecords.tap('quire-records', () => {
      compiler.records = records
    })
  },
}

const isHot = ({mode}: Configuration): boolean => mode === 'development'

/** Rspack's own way to do less the second time leaves hashes in names of chunks as they were. Modules are kept all the same. */
function withoutIncrement({experiments}: Configuration, version: string): object {
  return version.startsWith('1.') ? {experiments: {...experiments, incremental: false}} : {incremental: false}
}

/** It lies next to the program or in the site's folder, so that its name alone does not find it. */
function loadRspack({rspackFolder = ''}: BundleJob): Promise<typeof Rspack> {
  const entry = createRequire(join(rspackFolder, 'package.json')).resolve('@rspack/core')
  return import(pathToFileURL(entry).href)
}

/** Only named variables reach client code; any other `process.env.X` is undefined there, never this machine's value. */
function toDefinitions(env: Readonly<Record<string, string>>, mode: string): Record<string, string> {
  const named = Object.entries(env).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])
  const own = {
    'process.env.NODE_ENV': JSON.stringify(mode),
    'process.env.QUIRE_OFFLINE': '""',
    // Of the plugin live-code.
    'process.env.QUIRE_LIVE_CODE': '""',
    [`process.env.${CODE_LANGUAGES}`]: '""',
    [`process.env.${ROUTE_PROPS}`]: '""',
    ...Object.fromEntries(Object.values(OWN_PARTS).map((name) => [`process.env.${name}`, '""'])),
    // What Docusaurus' theme for diagrams defines for its own module.
    __DOCUSAURUS_MERMAID_LAYOUT_ELK_ENABLED__: 'false',
  }
  return {'process.env': '({})', ...own, ...Object.fromEntries(named)}
}

async function withMinimizer(config: Configuration, job: BundleJob): Promise<Configuration> {
  const {minify, bundler, programRoot, outputDir, keepsMinified} = job
  if (!minify) return config
  if (bundler === 'webpack') {
    const {ModuleMinimizer} = await import('./module-minimizer.ts')
    const known = join(programRoot, 'dist/seed', MINIFIED_FILE)
    const kept = keepsMinified ? join(outputDir, MINIFIED_FILE) : undefined
    const minimizer = [new ModuleMinimizer({known, kept}, programRoot)]
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
