// Bundler configuration, in the subset that webpack and Rspack both accept.

import {dirname, join} from 'node:path'
import type {Configuration, RuleSetRule} from 'webpack'
import {ASSET_BASE} from '../files/asset-base.ts'
import {ASSET_FILES, STYLE_SHEET} from '../files/file-kinds.ts'
import {toDevelopment} from './development-config.ts'
import {type EntryTexts, toModuleUrl} from './entries.ts'
import {isOfProgram} from './own-module.ts'
import {HIGHLIGHTER} from './prism-loader.ts'
import {oldPartAliases, programAliases} from './program-aliases.ts'
import {olderReactRules, reactAliases} from './react-packages.ts'
import {serverExternals} from './server-externals.ts'
import {splitChunks} from './split-chunks.ts'

export interface BundlerOptions {
  readonly programRoot: string
  readonly siteDir: string
  /** Text of the two modules to start from. */
  readonly entryTexts: EntryTexts
  readonly outputDir: string
  readonly cacheDir: string | undefined
  /** Part of the bundler's own cache's key: results of another version of these settings are not used. */
  readonly cacheVersion: string
  readonly minify: boolean
  /** For a server: components are exchanged in open pages, see development-config.ts. */
  readonly isDevelopment: boolean
  /** Classic scripts: a browser loads no modules from a disk. */
  readonly isOffline: boolean
  /** Style sheets that components import hold for all pages, as with Docusaurus, which puts all into one sheet. */
  readonly sharesStyles: boolean
  readonly bundler: 'webpack' | 'rspack'
  /** Exact aliases: `@theme/X` and `@theme-original/X` to a file. */
  readonly aliases: Readonly<Record<string, string>>
  /** Absolute folders in which an import that begins with a slash is looked for, in this order. */
  readonly roots: readonly string[]
  /** Absolute folder behind `@generated`: what plugins written for Docusaurus make for their code. */
  readonly generatedDir: string
  /** Values for `process.env.NAME` in client code. */
  readonly env: Readonly<Record<string, string>>
  /** The site's own React is older than the program's: see src/client/older-react. */
  readonly hasOlderReact: boolean
}

/** Custom properties keep their names: `--ifm-*` in a module is the site's, not the module's. */
const CSS_PARSER = {namedExports: false, dashedIdents: false}

/** A name that a module does not have is a warning, as with webpack: packages look for what other versions of a package have. */
const IMPORTS = {exportsPresence: 'auto'} as const

/** Class names are the module itself: compiled packages take what is marked as an ES module to have a default export. */
const CSS_GENERATOR = {esModule: false}

/** Sites style parts by the first half of such names: `[class*="card_"]`. */
const CLASS_NAMES = {
  webpack: {localIdentName: '[local]_[hash:hex:6]'},
  // Rspack knows no digest but base64.
  rspack: {localIdentName: '[local]_[hash:base64:4]'},
}

/** Name of the script entry; the file that every page loads. */
export const CLIENT_ENTRY_NAME = 'main'

/** From the program's folder: compiles the scripts of a site. */
export const SCRIPT_LOADER = 'dist/script-loader.js'

/**
 * An entry for itself, before the other: imported by that, it would come after the sheets of components with webpack, and
 * Infima's rules would win over theirs.
 */
const THEME_STYLES = 'quire-docs/theme/styles/index.css'

export function clientConfig(options: BundlerOptions): Configuration {
  const {isOffline} = options
  const config: Configuration = {
    ...sharedConfig(options),
    name: 'client',
    target: ['web', 'es2022'],
    entry: {[CLIENT_ENTRY_NAME]: [THEME_STYLES, toModuleUrl(options.entryTexts.client)]},
    output: {
      path: options.outputDir,
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      cssFilename: 'assets/[name].[contenthash:10].css',
      cssChunkFilename: 'assets/[name].[contenthash:10].css',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // The URL of a chunk is relative to the script that asks for it, so no base URL is compiled in.
      publicPath: 'auto',
      module: !isOffline,
      chunkFormat: isOffline ? 'array-push' : 'module',
      chunkLoading: isOffline ? 'jsonp' : 'import',
    },
    experiments: {css: true, outputModule: !isOffline},
    optimization: {...sharedOptimization(options), splitChunks: splitChunks(options)},
  }
  return options.isDevelopment ? toDevelopment(config, options) : config
}

export function serverConfig(options: BundlerOptions): Configuration {
  const shared = sharedConfig(options)
  return {
    ...shared,
    name: 'server',
    target: 'node20',
    entry: {server: toModuleUrl(options.entryTexts.server)},
    output: {
      path: options.outputDir,
      filename: 'server.cjs',
      library: {type: 'commonjs2'},
      publicPath: ASSET_BASE,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // A module that failed for one page fails for the next one in the same words.
      strictModuleErrorHandling: true,
      // Says of each module which file it is of: see bundled-code.ts.
      pathinfo: true,
    },
    externals: [serverExternals(options)],
    experiments: {css: true},
    // One file: what the browser loads on demand is in it, and runs when it is asked for.
    module: {
      ...shared.module,
      rules: [
        ...(shared.module?.rules ?? []),
        {
          test: STYLE_SHEET,
          resourceQuery: AS_IT_IS,
          enforce: 'post',
          loader: join(options.programRoot, 'dist/no-style-loader.js'),
        },
      ],
      parser: {...shared.module?.parser, javascript: {...IMPORTS, dynamicImportMode: 'eager'}},
    },
    // Errors that matter end the build; others are of modules that the code goes without.
    optimization: {minimize: false, moduleIds: 'natural', chunkIds: 'named', splitChunks: false, emitOnErrors: true},
  }
}

function sharedOptimization({minify}: BundlerOptions): NonNullable<Configuration['optimization']> {
  return {
    minimize: minify,
    moduleIds: 'natural',
    chunkIds: 'named',
    concatenateModules: true,
    usedExports: true,
    // The shortest names that do: each is written wherever a module uses another. Saves 0.5 kB gzip of every page.
    mangleExports: 'size',
    sideEffects: true,
  }
}

/**
 * Where packages of the site are, the nearest folder first. The program may lie elsewhere, as with npx, and a workspace keeps the packages
 * of its members in its own folder.
 */
function packageFolders(siteDir: string): readonly string[] {
  const parent = dirname(siteDir)
  const own = join(siteDir, 'node_modules')
  return parent === siteDir ? [own] : [own, ...packageFolders(parent)]
}

function sharedConfig(options: BundlerOptions): Configuration {
  const {programRoot, siteDir, aliases, roots, generatedDir} = options
  const classNames = CLASS_NAMES[options.bundler]
  return {
    mode: 'production',
    context: siteDir,
    devtool: false,
    performance: false,
    stats: 'none',
    infrastructureLogging: {level: 'none'},
    resolve: {
      extensions: ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'],
      alias: {
        ...oldPartAliases(),
        ...exact(aliases),
        ...reactAliases(options),
        ...programAliases(programRoot, packageFolders(siteDir)),
        // Where Docusaurus keeps what plugins generate: some name the folder instead of asking for it.
        [join(siteDir, '.docusaurus')]: generatedDir,
        '@site': siteDir,
        '@generated': generatedDir,
      },
      roots: [...roots],
      modules: ['node_modules', ...packageFolders(siteDir), join(programRoot, 'node_modules'), join(programRoot, '..')],
    },
    resolveLoader: {
      alias: {
        'raw-loader': join(programRoot, 'dist/raw-loader.js'),
        'file-loader': join(programRoot, 'dist/file-loader.js'),
        'url-loader': join(programRoot, 'dist/url-loader.js'),
        // The plugin of that name asks for it.
        'quire-ideal-image-loader': join(programRoot, 'dist/ideal-image-loader.js'),
      },
      modules: [join(programRoot, 'node_modules'), join(programRoot, '..'), ...packageFolders(siteDir), 'node_modules'],
    },
    module: {
      // Copies, as bundlers complete them. `import styles from './x.module.css'`, as sites written for other generators have it.
      parser: {javascript: {...IMPORTS}, 'css/auto': {...CSS_PARSER}, 'css/module': {...CSS_PARSER}},
      generator: {'css/auto': {...CSS_GENERATOR, ...classNames}, 'css/module': {...CSS_GENERATOR, ...classNames}},
      rules: moduleRules(options),
      // Else webpack tells nothing of where it looked for packages: neither of their package.json nor of nearer places.
      ...(options.bundler === 'webpack' && {unsafeCache: false}),
    },
    cache: cacheOptions(options),
    // A package may be patched without a new version.
    snapshot: {managedPaths: [], immutablePaths: []},
  }
}

function cacheOptions({cacheDir, bundler, cacheVersion}: BundlerOptions): NonNullable<Configuration['cache']> {
  if (cacheDir === undefined) return false
  return {
    type: 'filesystem',
    cacheDirectory: join(cacheDir, bundler),
    version: cacheVersion,
    // The version has those of webpack and its loaders.
    buildDependencies: {defaultWebpack: []},
  }
}

/** No query that asks for the text of a file, or for its URL. */
const AS_IT_IS = {not: [/^\?(?:raw|url)\b/]}

const SCRIPT = /\.[cm]?[jt]sx?$/
const DOCUMENT = /\.mdx?$/

/** TypeScript and the site's own JavaScript through esbuild, style sheets and files by the bundler itself. */
function moduleRules({programRoot, hasOlderReact}: BundlerOptions): RuleSetRule[] {
  return [
    // A site's package.json may say "commonjs", as `npm init` writes it, or "module", which asks for whole file names. Neither
    // is about what goes through a bundler: sources are modules wherever they say `import`, and named as people name them.
    {
      test: /\.[jt]sx?$/,
      exclude: isForeignPackage(programRoot),
      type: 'javascript/auto',
      resolve: {fullySpecified: false},
    },
    {mimetype: 'text/javascript', type: 'javascript/auto', resolve: {fullySpecified: false}},
    // Tags in a file named .js are the habit of React sites.
    ...[
      {test: /\.[cm]?jsx?$/, loader: 'jsx'},
      {test: /\.[cm]?ts$/, loader: 'ts'},
      {test: /\.tsx$/, loader: 'tsx'},
    ].map(
      ({test, loader}): RuleSetRule => ({
        test,
        resourceQuery: AS_IT_IS,
        exclude: isForeignPackage(programRoot),
        loader: join(programRoot, SCRIPT_LOADER),
        options: {loader},
      }),
    ),
    ...olderReactRules({programRoot, hasOlderReact}),
    {test: /react-router\/dist\/\w+\/[^/]+\.mjs$/, loader: join(programRoot, 'dist/pure-router-loader.js')},
    {...HIGHLIGHTER, loader: join(programRoot, 'dist/prism-loader.js')},
    {
      oneOf: [
        {resourceQuery: /^\?raw\b/, type: 'javascript/auto', loader: join(programRoot, 'dist/raw-loader.js')},
        {resourceQuery: /^\?url\b/, type: 'asset/resource'},
        ...[{issuer: SCRIPT}, {issuer: DOCUMENT, dependency: 'esm'}].map(
          (from): RuleSetRule => ({
            ...from,
            test: /\.svg$/,
            type: 'javascript/auto',
            loader: join(programRoot, 'dist/svg-loader.js'),
          }),
        ),
        {test: DOCUMENT, type: 'javascript/auto', loader: join(programRoot, 'dist/document-loader.js')},
        {
          test: ASSET_FILES,
          dependency: 'commonjs',
          type: 'javascript/auto',
          loader: join(programRoot, 'dist/required-file-loader.js'),
        },
        {test: ASSET_FILES, type: 'asset/resource'},
      ],
    },
    {test: /\.css$/, resourceQuery: AS_IT_IS, type: 'css/auto'},
  ]
}

/** Aliases of whole names: `@theme/Footer` must not catch `@theme/Footer/Layout`. */
function exact(aliases: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(aliases).map(([name, file]) => [`${name}$`, file]))
}

/**
 * Packages come compiled; the program's own client and theme come as TypeScript. Themes and plugins for Docusaurus may have
 * JSX in them, as it compiles every package with its name in the path.
 */
function isForeignPackage(programRoot: string): (path: string) => boolean {
  return (path) => {
    const at = path.lastIndexOf('/node_modules/')
    if (at < 0 || path.includes('docusaurus', at)) return false
    return !isOfProgram(path, programRoot)
  }
}
