// What code written for Docusaurus imports below `@generated`: the site's configuration as JSON, of which the bundler keeps the
// keys that the code reads, and what plugins publish for every page.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {GENERATED_FOLDER} from '../files/generated-folder.ts'
import type {RoutePlan, SiteConfig} from '../model.ts'
import {otherConfigFields} from '../text/config-fields.ts'

/** No extension in the imports: the bundler adds this one. */
const CONFIG_FILE = 'docusaurus.config.json'
const DATA_FILE = 'globalData.json'

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
export function writeGenerated(config: SiteConfig, {globalData}: Pick<RoutePlan, 'globalData'>): void {
  const {defaultLocale, locales, path, localeConfigs} = config.i18n
  const picked = Object.fromEntries(KEYS.map((key) => [key, config[key]]))
  const folder = join(config.cacheDir, GENERATED_FOLDER)
  mkdirSync(folder, {recursive: true})
  writeJson(join(folder, CONFIG_FILE), {
    ...picked,
    i18n: {defaultLocale, locales, path, localeConfigs},
    ...otherConfigFields(config),
  })
  writeJson(join(folder, DATA_FILE), globalData)
}

function writeJson(file: string, value: object): void {
  const text = JSON.stringify(value)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
