// The site's data in the shape that components written for Docusaurus expect.
import {useMemo} from 'react'
import type {SiteData} from '../../shared/contract.ts'
import {toDocusaurusNames} from '../../shared/docusaurus-names.ts'
import {DOCUSAURUS_VERSION} from '../../shared/docusaurus-version.ts'
import {useSite} from './site-context.ts'

/** What components written for Docusaurus read of the site. */
export interface DocusaurusContext {
  readonly siteConfig: Pick<
    SiteData,
    | 'title'
    | 'tagline'
    | 'url'
    | 'baseUrl'
    | 'favicon'
    | 'noIndex'
    | 'organizationName'
    | 'projectName'
    | 'themeConfig'
    | 'customFields'
    | 'titleDelimiter'
  > & {
    /** Undefined when links are left as written. */
    readonly trailingSlash: boolean | undefined
    readonly i18n: Pick<SiteData['i18n'], 'defaultLocale' | 'locales' | 'localeConfigs'>
  }
  readonly siteMetadata: {
    readonly docusaurusVersion: string
    /** Of the site's package.json. */
    readonly siteVersion?: string
    readonly pluginVersions: Readonly<Record<string, never>>
  }
  readonly globalData: SiteData['globalData']
  readonly i18n: SiteData['i18n']
  readonly codeTranslations: SiteData['translations']
}

/** The site, in the shape that Docusaurus gives it. The same object until the language changes. */
export function useDocusaurusContext(): DocusaurusContext {
  const site = useSite()
  return useMemo(() => toDocusaurusContext(site), [site])
}

function toDocusaurusContext(site: SiteData): DocusaurusContext {
  const {globalData, i18n, readMetadata, translations, trailingSlash, ...config} = site
  return {
    siteConfig: {...config, trailingSlash: trailingSlash ?? undefined, i18n},
    siteMetadata: {docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {}, ...readMetadata},
    globalData: toDocusaurusNames(globalData),
    i18n,
    codeTranslations: translations,
  }
}
