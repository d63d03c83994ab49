// Where a page is in another language of the site.
import type {SiteData} from 'quire-docs/client'

export interface LocaleUrl {
  readonly host: string
  readonly pathname: string
}

/** @param path Path of the shown page, base URL included. Without data on the language it is taken to be at the root. */
export function localeUrl({i18n, url, baseUrl}: SiteData, locale: string, path: string): LocaleUrl {
  const {baseUrl: localeBase = '/', url: host = url} = i18n.localeConfigs[locale] ?? {}
  return {host, pathname: localeBase + path.slice(baseUrl.length)}
}
