// `@generated/docusaurus.config`, which code written for Docusaurus imports: the site's configuration as JSON, of which the
// bundler keeps the keys that the code reads.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {GENERATED_FOLDER} from '../files/generated-folder.ts'
import type {SiteConfig} from '../model.ts'

/** No extension in the import: the bundler adds this one. */
const FILE = 'docusaurus.config.json'

/** What is about the site; the rest is about this machine, or of functions. */
const KEYS = [
  'title',
  'tagline',
  'titleDelimiter',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'trailingSlash',
  'favicon',
  'noIndex',
  'organizationName',
  'projectName',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'headTags',
  'customFields',
  'themeConfig',
] as const satisfies readonly (keyof SiteConfig)[]

/**
 * Writes the file unless it has the same text already.
 * @throws the system's error when the cache folder cannot be written.
 */
export function writeGeneratedConfig(config: SiteConfig): void {
  const {defaultLocale, locales, path, localeConfigs} = config.i18n
  const picked = Object.fromEntries(KEYS.map((key) => [key, config[key]]))
  const lists = {presets: [], plugins: [], themes: []}
  const text = JSON.stringify({...picked, i18n: {defaultLocale, locales, path, localeConfigs}, ...lists})
  const folder = join(config.cacheDir, GENERATED_FOLDER)
  const file = join(folder, FILE)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(folder, {recursive: true})
  writeFileSync(file, text)
}
