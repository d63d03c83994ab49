// The site's configuration as the client sees it: shared data `site`.

import type {LocaleConfig} from '../../config/types.ts'
import type {Json, JsonObject, LocaleData, SiteData, StorageSettings} from '../../shared/contract.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import type {StaticFiles} from '../files/static-files.ts'
import type {SiteConfig} from '../model.ts'
import {siteVersionOf} from '../program/site-version.ts'
import {otherConfigFields} from '../text/config-fields.ts'
import {pickFields} from '../text/field-reads.ts'
import {pluginVersionsOf} from '../text/plugin-versions.ts'
import {toStorageSettings} from '../text/storage-settings.ts'
import {withLogoSizes} from './logo-sizes.ts'
import {withNavbarDefaults} from './navbar-defaults.ts'

/** Fields that code reads. */
export interface ReadFields {
  /** Of `customFields`. */
  readonly readFields: readonly string[]
  /** Of the configuration. */
  readonly configFields: readonly string[]
  /** Of what is known of the site itself. */
  readonly metadataFields: readonly string[]
}

interface SiteDataInput extends ReadFields, Pick<SiteData, 'globalData' | 'hasHome' | 'mermaidLibrary'> {
  readonly statics: StaticFiles
}

export function toSiteData(
  config: SiteConfig,
  {globalData, hasHome, mermaidLibrary, readFields, configFields, metadataFields, statics}: SiteDataInput,
): SiteData {
  const {
    title,
    tagline,
    titleDelimiter,
    url,
    baseUrl,
    trailingSlash,
    favicon,
    noIndex,
    organizationName,
    projectName,
    themeConfig,
    customFields,
  } = config
  const data = toJson(themeConfig)
  const storage = toStorageSettings(config)
  return {
    title,
    tagline,
    titleDelimiter,
    url,
    baseUrl,
    trailingSlash,
    favicon: favicon ?? null,
    noIndex,
    ...withoutUndefined({organizationName, projectName}),
    themeConfig: withLogoSizes(config.compatibility === 'docusaurus' ? withNavbarDefaults(data) : data, statics),
    customFields: pickFields(toJson(customFields), readFields),
    i18n: toLanguages(config),
    globalData,
    hasHome,
    ...(config.compatibility === 'docusaurus' && {isForDocusaurus: true}),
    ...(configFields.length === 0 ? {} : {readConfig: pickFields(otherConfigFields(config), configFields)}),
    ...toSiteMetadata(config, metadataFields),
    ...(isDefault(storage) ? {} : {storage}),
    ...(mermaidLibrary === undefined ? {} : {mermaidLibrary}),
    translations: config.translations,
  }
}

function toLanguages({i18n, compatibility}: SiteConfig): SiteData['i18n'] {
  const {currentLocale, defaultLocale, locales, path} = i18n
  const isForDocusaurus = compatibility === 'docusaurus'
  const toLocale = ([name, config]: readonly [string, LocaleConfig]): readonly [string, LocaleData] => {
    const {label, htmlLang, direction, calendar, dateLocale, url, baseUrl} = config
    const folder = isForDocusaurus && {
      ...(config.path !== name && {path: config.path}),
      ...(config.translate && {translate: true}),
    }
    const own = {label, htmlLang, direction, calendar, url, baseUrl, ...folder}
    return [name, {...own, ...(dateLocale !== htmlLang && {dateLocale})}]
  }
  return {
    currentLocale,
    defaultLocale,
    locales,
    ...(isForDocusaurus && path !== 'i18n' && {path}),
    localeConfigs: Object.fromEntries(Object.entries(i18n.localeConfigs).map(toLocale)),
  }
}

function toSiteMetadata(config: SiteConfig, fields: readonly string[]): Pick<SiteData, 'readMetadata'> {
  if (fields.length === 0) return {}
  const all = {
    ...withoutUndefined({siteVersion: siteVersionOf(config.siteDir)}),
    pluginVersions: pluginVersionsOf(config),
  }
  return {readMetadata: pickFields<unknown>(all, fields) as JsonObject}
}

function isDefault({type, suffix}: StorageSettings): boolean {
  return type === 'localStorage' && suffix === ''
}

/** Functions and undefined have no meaning in the browser and fall out here, as they do in JSON. */
function toJson(value: unknown): JsonObject {
  const copy: Json = JSON.parse(JSON.stringify(value))
  return typeof copy === 'object' && copy !== null && !Array.isArray(copy) ? (copy as JsonObject) : {}
}
