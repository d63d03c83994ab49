// The site's configuration as the client sees it: shared data `site`.
import type {Json, JsonObject, SiteData, StorageSettings} from '../../shared/contract.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import type {StaticFiles} from '../files/static-files.ts'
import type {SiteConfig} from '../model.ts'
import {siteVersionOf} from '../program/site-version.ts'
import {otherConfigFields} from '../text/config-fields.ts'
import {pickFields} from '../text/field-reads.ts'
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
    i18n,
  } = config
  const data = toJson(themeConfig)
  const storage = toStorageSettings(config)
  const localeConfigs = Object.fromEntries(
    Object.entries(i18n.localeConfigs).map(
      ([name, {label, htmlLang, direction, calendar, dateLocale, url: localeUrl, baseUrl: localeBase}]) => [
        name,
        {
          ...{label, htmlLang, direction, calendar, url: localeUrl, baseUrl: localeBase},
          ...(dateLocale !== htmlLang && {dateLocale}),
        },
      ],
    ),
  )
  return {
    ...pickFields(otherConfigFields(config), configFields),
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
    i18n: {currentLocale: i18n.currentLocale, defaultLocale: i18n.defaultLocale, locales: i18n.locales, localeConfigs},
    globalData,
    hasHome,
    ...toSiteMetadata(config, metadataFields),
    ...(isDefault(storage) ? {} : {storage}),
    ...(mermaidLibrary === undefined ? {} : {mermaidLibrary}),
    translations: config.translations,
  }
}

function toSiteMetadata({siteDir}: SiteConfig, fields: readonly string[]): Pick<SiteData, 'readMetadata'> {
  if (fields.length === 0) return {}
  return {readMetadata: pickFields(withoutUndefined({siteVersion: siteVersionOf(siteDir)}), fields)}
}

function isDefault({type, suffix}: StorageSettings): boolean {
  return type === 'localStorage' && suffix === ''
}

/** Functions and undefined have no meaning in the browser and fall out here, as they do in JSON. */
function toJson(value: unknown): JsonObject {
  const copy: Json = JSON.parse(JSON.stringify(value))
  return typeof copy === 'object' && copy !== null && !Array.isArray(copy) ? (copy as JsonObject) : {}
}
