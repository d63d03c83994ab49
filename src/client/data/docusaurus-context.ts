// The site's data in the shape that components written for Docusaurus expect.
import {useMemo} from 'react'
import type {LocaleData, SiteData} from '../../shared/contract.ts'
import {toDocusaurusNames} from '../../shared/docusaurus-names.ts'
import {DOCUSAURUS_VERSION} from '../../shared/docusaurus-version.ts'
import {useSite} from './site-context.ts'

type DocusaurusLanguages = Required<Pick<SiteData['i18n'], 'path'>> &
  Omit<SiteData['i18n'], 'path' | 'localeConfigs'> & {
    readonly localeConfigs: Readonly<Record<string, LocaleData & Required<Pick<LocaleData, 'path' | 'translate'>>>>
  }

/** What components written for Docusaurus read of the site; of the rest of the configuration, `siteConfig` has what code reads. */
export interface DocusaurusContext {
  readonly siteConfig: Pick<
    SiteData,
    | 'title'
    | 'tagline'
    | 'url'
    | 'baseUrl'
    | 'noIndex'
    | 'organizationName'
    | 'projectName'
    | 'themeConfig'
    | 'customFields'
    | 'titleDelimiter'
  > & {
    readonly favicon: string | undefined
    /** Undefined when links are left as written. */
    readonly trailingSlash: boolean | undefined
    readonly i18n: DocusaurusLanguages
  }
  readonly siteMetadata: {
    readonly docusaurusVersion: string
    /** Of the site's package.json. */
    readonly siteVersion?: string
    /** By name; where code reads it. */
    readonly pluginVersions: Readonly<
      Record<string, {readonly type: string; readonly name?: string; readonly version?: string}>
    >
  }
  readonly globalData: SiteData['globalData']
  readonly i18n: DocusaurusLanguages
  readonly codeTranslations: SiteData['translations']
}

/** The site, in the shape that Docusaurus gives it. The same object until the language changes. */
export function useDocusaurusContext(): DocusaurusContext {
  const site = useSite()
  return useMemo(() => toDocusaurusContext(site), [site])
}

function toDocusaurusContext(site: SiteData): DocusaurusContext {
  const {globalData, readConfig, readMetadata, translations, trailingSlash, favicon, ...own} = site
  const {hasHome: _1, storage: _2, pagelessPaths: _3, mermaidLibrary: _4, i18n: languages, ...config} = own
  const i18n = toLanguages(languages)
  return {
    siteConfig: {
      ...config,
      ...readConfig,
      favicon: favicon ?? undefined,
      trailingSlash: trailingSlash ?? undefined,
      i18n,
    },
    siteMetadata: {docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {}, ...readMetadata},
    globalData: toDocusaurusNames(globalData),
    i18n,
    codeTranslations: translations,
  }
}

function toLanguages(i18n: SiteData['i18n']): DocusaurusContext['i18n'] {
  const locales = Object.entries(i18n.localeConfigs)
  const localeConfigs = locales.map(([name, config]) => [name, {path: name, translate: false, ...config}] as const)
  return {path: 'i18n', ...i18n, localeConfigs: Object.fromEntries(localeConfigs)}
}
