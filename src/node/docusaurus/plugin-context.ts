// What a plugin or preset of Docusaurus is given when it is created.
import {execFile} from 'node:child_process'
import {mkdirSync} from 'node:fs'
import {createRequire} from 'node:module'
import {basename, dirname, join, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import type {SiteConfig} from '../../config/types.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {GENERATED_FOLDER} from '../files/generated-folder.ts'
import {findOptionalPackage} from '../program/optional-packages.ts'
import {findPackageRoot} from '../program/package-root.ts'
import {PACKAGE_NAME} from '../program/program-files.ts'
import {siteVersionOf} from '../program/site-version.ts'
import {wholeFuture} from '../text/future-switches.ts'
import {toStorageSettings} from '../text/storage-settings.ts'
import {toCurrentBundler} from './configure-bundler.ts'
import {restoreBuildFolder} from './literal-output.ts'
import type {PluginContext} from './plugin-types.ts'
import {prepareOutDir} from './post-build.ts'

/** What a configuration lists. Presets change it. */
export type SiteLists = Record<'plugins' | 'themes' | 'presets', unknown[]>

/** The configuration but for its plugins. */
export type ConfigOfContext = Omit<SiteConfig, 'plugins' | 'listed'> & {
  /** `plugins`, `themes` and `presets` as they are written, and as presets have left them. */
  readonly listed: SiteLists
}

// By configuration: all plugins of a build have the same.
const outDirs = new WeakMap<object, string>()

function outDirOf(config: ConfigOfContext): string {
  const outDir = outDirs.get(config) ?? prepareOutDir(config)
  if (!outDirs.has(config)) restoreBuildFolder(config.siteDir)
  outDirs.set(config, outDir)
  return outDir
}

/** Makes the folders that it names. */
export function toContext(config: ConfigOfContext): PluginContext {
  const {siteDir, baseUrl, cacheDir, configPath, trailingSlash, listed} = config
  const {markUntranslated: _, ...i18n} = config.i18n
  const {currentLocale, ...languages} = i18n
  const {experimental_vcs: vcs} = config.future ?? {}
  const generatedFilesDir = join(cacheDir, GENERATED_FOLDER)
  const outDir = outDirOf(config)
  const storage = toStorageSettings(config)
  // Plugins write to both without a look whether they are there.
  for (const dir of [generatedFilesDir, outDir]) mkdirSync(dir, {recursive: true})
  return {
    siteDir,
    generatedFilesDir,
    outDir,
    baseUrl,
    // Plugins read its keys without a look whether they are there.
    siteConfig: {
      ...pickFields(config),
      ...listed,
      i18n: languages,
      ...(trailingSlash === null ? {} : {trailingSlash}),
      future: {...wholeFuture(config.future), experimental_vcs: typeof vcs === 'object' ? vcs : DATES},
      markdown: wholeMarkdown(config.markdown),
    },
    siteConfigPath: configPath,
    i18n,
    localizationDir: resolve(siteDir, i18n.path, i18n.localeConfigs[currentLocale]?.path ?? currentLocale),
    codeTranslations: config.translations,
    siteVersion: siteVersionOf(siteDir),
    siteStorage: {type: storage.type, namespace: storage.suffix},
    currentBundler: toCurrentBundler(config.bundler, () => loadBundler(config)),
  }
}

/** Those of Docusaurus' configuration that are as they are here. */
const FIELDS = [
  ...(['title', 'tagline', 'titleDelimiter', 'favicon', 'url', 'baseUrl', 'baseUrlIssueBanner', 'noIndex'] as const),
  ...(['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes', 'staticDirectories', 'storage'] as const),
  ...(['headTags', 'scripts', 'stylesheets', 'clientModules', 'ssrTemplate', 'customFields', 'themeConfig'] as const),
  ...(['organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort'] as const),
] satisfies readonly (keyof ConfigOfContext)[]

function pickFields(config: ConfigOfContext): object {
  return Object.fromEntries(FIELDS.flatMap((name) => (config[name] === undefined ? [] : [[name, config[name]]])))
}

/** @throws Error when it is not installed. */
function loadBundler({bundler, siteDir}: ConfigOfContext): unknown {
  const programRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)), PACKAGE_NAME)
  const name = bundler === 'rspack' ? '@rspack/core' : 'webpack'
  const folder = bundler === 'rspack' ? findOptionalPackage(name, {programRoot, siteDir})?.folder : undefined
  return createRequire(join(folder ?? programRoot, 'package.json'))(name)
}

/** Settings of documents that plugins of Docusaurus read and call without a look whether they are there. */
function wholeMarkdown(given: ConfigOfContext['markdown']): object {
  return {
    parseFrontMatter: (file: {readonly defaultParseFrontMatter: (file: object) => unknown}) =>
      file.defaultParseFrontMatter(file),
    ...withoutUndefined(given),
    // The program's own value is none that Docusaurus has.
    format: given.format === 'auto' ? 'mdx' : given.format,
  }
}

/** As plugins of Docusaurus ask for the dates of files: git is asked of each. */
const DATES = {
  initialize: () => undefined,
  getFileCreationInfo: async (file: string) => (await readCommits(file)).at(-1) ?? null,
  getFileLastUpdateInfo: async (file: string) => (await readCommits(file))[0] ?? null,
}

interface Commit {
  /** Milliseconds since the epoch. */
  readonly timestamp: number
  readonly author: string
}

/** Of a file, the newest first; none where git does not know it. */
async function readCommits(file: string): Promise<readonly Commit[]> {
  try {
    const {stdout} = await run('git', ['log', '--format=%ct %an', '--', basename(file)], {cwd: dirname(file)})
    return stdout.split('\n').flatMap((line) => {
      const [, seconds, author = ''] = /^(\d+) (.*)$/.exec(line) ?? []
      return seconds === undefined ? [] : {timestamp: Number(seconds) * 1000, author}
    })
  } catch {
    return []
  }
}

const run = promisify(execFile)
