// What code written for Docusaurus imports below `@generated`, as JSON: of the site's configuration the bundler keeps the keys
// that the code reads; the rest is what plugins publish for every page, the languages, the routes and the versions.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {toDocusaurusNames} from '../../shared/docusaurus-names.ts'
import {DOCUSAURUS_VERSION} from '../../shared/docusaurus-version.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {GENERATED_FOLDER} from '../files/generated-folder.ts'
import type {RoutePlan, SiteConfig} from '../model.ts'
import {siteVersionOf} from '../program/site-version.ts'
import {otherConfigFields} from '../text/config-fields.ts'
import {pluginVersionsOf} from '../text/plugin-versions.ts'
import {toStorageSettings} from '../text/storage-settings.ts'

/** What is about the site, with the other fields that code may read; the rest is about this machine, or of functions. */
const KEYS = [
  'title',
  'tagline',
  'titleDelimiter',
  'url',
  'baseUrl',
  'trailingSlash',
  'favicon',
  'noIndex',
  'organizationName',
  'projectName',
  'customFields',
  'themeConfig',
] as const satisfies readonly (keyof SiteConfig)[]

/**
 * Writes each file unless it has the same text already.
 * @throws the system's error when the cache folder cannot be written.
 */
export function writeGenerated(config: SiteConfig, plan: Pick<RoutePlan, 'globalData' | 'routes'>): void {
  const folder = join(config.cacheDir, GENERATED_FOLDER)
  mkdirSync(folder, {recursive: true})
  // No extension in most imports: the bundler adds this one.
  for (const [name, value] of Object.entries(generatedFiles(config, plan)))
    writeJson(join(folder, `${name}.json`), value)
}

function generatedFiles(
  config: SiteConfig,
  {globalData, routes}: Pick<RoutePlan, 'globalData' | 'routes'>,
): Readonly<Record<string, object>> {
  const {i18n, translations} = config
  const {defaultLocale, locales, path, localeConfigs, currentLocale} = i18n
  const storage = toStorageSettings(config)
  const pages = routes.map((route) => route.path).filter((one) => one !== `${config.baseUrl}404.html`)
  return {
    'docusaurus.config': {
      ...Object.fromEntries(KEYS.map((key) => [key, config[key]])),
      i18n: {defaultLocale, locales, path, localeConfigs},
      ...otherConfigFields(config),
    },
    globalData: toDocusaurusNames(globalData),
    i18n: {defaultLocale, locales, path, currentLocale, localeConfigs},
    // Without their components, which are loaded in another way.
    routes: [...pages.map((page) => ({path: page, exact: true})), {path: '*'}],
    'site-metadata': {
      docusaurusVersion: DOCUSAURUS_VERSION,
      ...withoutUndefined({siteVersion: siteVersionOf(config.siteDir)}),
      pluginVersions: pluginVersionsOf(config),
    },
    'site-storage': {type: storage.type, namespace: storage.suffix},
    codeTranslations: translations,
  }
}

function writeJson(file: string, value: object): void {
  const text = JSON.stringify(value)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
