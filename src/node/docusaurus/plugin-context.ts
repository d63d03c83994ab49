// What a plugin or preset of Docusaurus is given when it is created.
import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import type {SiteConfig} from '../../config/types.ts'
import {GENERATED_FOLDER} from '../files/generated-folder.ts'
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
  outDirs.set(config, outDir)
  return outDir
}

/** Makes the folders that it names. */
export function toContext(config: ConfigOfContext): PluginContext {
  const {siteDir, baseUrl, cacheDir, configPath, i18n} = config
  const {listed, ...settings} = config
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
    siteConfig: {...settings, ...listed, future: {experimental_router: 'browser', v4: {}, experimental_faster: {}}},
    siteConfigPath: configPath,
    i18n,
    localizationDir: join(siteDir, 'i18n', i18n.currentLocale),
    codeTranslations: {},
    siteVersion: undefined,
  }
}
