// What a plugin or preset of Docusaurus is given when it is created.
import {execFile} from 'node:child_process'
import {mkdirSync} from 'node:fs'
import {basename, dirname, join, resolve} from 'node:path'
import {promisify} from 'node:util'
import type {SiteConfig} from '../../config/types.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {GENERATED_FOLDER} from '../files/generated-folder.ts'
import {siteVersionOf} from '../program/site-version.ts'
import {wholeFuture} from '../text/future-switches.ts'
import {restoreBuildFolder} from './literal-output.ts'
import type {PluginContext} from './plugin-types.ts'
import {prepareOutDir} from './post-build.ts'

/** The configuration but for its plugins. */
export type ConfigOfContext = Omit<SiteConfig, 'plugins'> & {
  /** `plugins`, `themes` and `presets` as they are written. */
  readonly listed: object
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
  const {siteDir, baseUrl, cacheDir, configPath, i18n} = config
  const {listed, ...settings} = config
  const {experimental_vcs: vcs} = config.future ?? {}
  const generatedFilesDir = join(cacheDir, GENERATED_FOLDER)
  const outDir = outDirOf(config)
  // Plugins write to both without a look whether they are there.
  for (const dir of [generatedFilesDir, outDir]) mkdirSync(dir, {recursive: true})
  return {
    siteDir,
    generatedFilesDir,
    outDir,
    baseUrl,
    // Plugins read its keys without a look whether they are there.
    siteConfig: {
      ...settings,
      ...listed,
      future: {...wholeFuture(config.future), experimental_vcs: typeof vcs === 'object' ? vcs : DATES},
      markdown: wholeMarkdown(config.markdown),
    },
    siteConfigPath: configPath,
    i18n,
    localizationDir: resolve(siteDir, i18n.path, i18n.localeConfigs[i18n.currentLocale]?.path ?? i18n.currentLocale),
    codeTranslations: config.translations,
    siteVersion: siteVersionOf(siteDir),
  }
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
