// A small site for the client's tests.

import type {ThemeMap} from '../../../src/client/runtime-types.ts'
import type {PageData, SiteData} from '../../../src/shared/contract.ts'

export const sampleSite: SiteData = {
  title: 'Handbook',
  tagline: '',
  titleDelimiter: '|',
  url: 'https://s.org',
  baseUrl: '/base/',
  trailingSlash: null,
  favicon: null,
  noIndex: false,
  themeConfig: {},
  customFields: {},
  i18n: {
    currentLocale: 'en',
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {label: 'English', htmlLang: 'en-GB', direction: 'ltr', url: 'https://s.org', baseUrl: '/base/'},
    },
  },
  globalData: {docs: {default: {path: '/base/docs', versions: []}}},
  hasHome: true,
  translations: {},
}

export function samplePage(change: Partial<PageData> = {}): PageData {
  return {
    path: '/base/docs/a',
    layout: [],
    plugin: {name: 'docs', id: 'default'},
    props: {},
    toc: [],
    head: {title: 'A | Handbook', tags: []},
    htmlClass: '',
    shared: [],
    content: {kind: 'html'},
    imports: [],
    partials: {},
    ...change,
  }
}

export const sampleTheme: ThemeMap = {
  layouts: {},
  parts: {
    Root: ({children}) => children,
    ThemeProvider: ({children}) => children,
    SiteMetadata: () => null,
    Error: () => null,
    Loading: () => null,
  },
  mdxComponents: {},
}
