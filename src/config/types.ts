// The resolved configuration: validated, defaults filled, frozen. Types are inferred from the schema where possible.
import type {ListedPlugin} from '../shared/listed-plugin.ts'
import type {ParsedConfig} from './schema.ts'

export type {UserConfig} from './schema.ts'

/** A language of the site, with all defaults filled in. */
export interface LocaleConfig {
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  readonly calendar: string
  /** Name of the language and region whose way of writing dates is followed: in a site for Docusaurus the locale's own name. */
  readonly dateLocale: string
  /** Folder below `i18n.path`. */
  readonly path: string
  readonly translate: boolean
  readonly url: string
  readonly baseUrl: string
}

/** What every stage reads. `url`, `baseUrl` are those of the locale being built. */
export interface SiteConfig
  extends Omit<ParsedConfig, 'bundler' | 'i18n' | 'plugins' | 'themes' | 'presets' | 'storage' | 'markdown'> {
  readonly markdown: Omit<ParsedConfig['markdown'], 'mdx1Compat'> & {
    readonly mdx1Compat: Readonly<Record<'comments' | 'admonitions' | 'headingIds', boolean>>
  }
  readonly storage: {readonly type: 'localStorage' | 'sessionStorage'; readonly namespace: string | boolean}
  /** What bundles the client's code. */
  readonly bundler: 'webpack' | 'rspack'
  /** Absolute path of the site folder. */
  readonly siteDir: string
  /** Absolute path of the config file; undefined when the site has none. */
  readonly configPath: string | undefined
  /** Files that the configuration was made from (absolute), for watching. */
  readonly configFiles: readonly string[]
  /** Base URL of the site as a whole, before the locale's segment. */
  readonly siteBaseUrl: string
  /** In a build for a disk, where there is no server: the base URL as the site has it. Undefined in all others. */
  readonly publishedBaseUrl: string | undefined
  /**
   * Ids of docs that components of a site from Docusaurus name in `useLayoutDoc('…')`; `'all'` where they look for others, and
   * where components of any site show cards of docs.
   */
  readonly namedDocs: 'all' | readonly string[]
  /** Of `<html>` and `<body>` in `ssrTemplate`. */
  readonly templateAttributes: {
    readonly html: Readonly<Record<string, string>>
    readonly body: Readonly<Record<string, string>>
  }
  readonly i18n: {
    readonly defaultLocale: string
    readonly locales: readonly string[]
    readonly path: string
    readonly markUntranslated: boolean
    readonly localeConfigs: Readonly<Record<string, LocaleConfig>>
    readonly currentLocale: string
  }
  /** Translated texts of the theme and of the site's components, by id. */
  readonly translations: Readonly<Record<string, string>>
  /** Plugins of presets, themes and the site, in order. */
  readonly plugins: readonly ListedPlugin[]
  /** As the configuration lists them; what was made by functions of the program is left out. */
  readonly listed: Readonly<Record<'plugins' | 'themes' | 'presets', readonly unknown[]>>
}
