// Addresses of a site as people keep them: below the site's base URL, so that they are the same on every host and in every
// preview, with the prefix of the locale: `/docs/install`, `/fr/docs/install`.
import {decodePath, normalisePathname, stripBaseUrl} from './permalink.ts'

/** What of a configuration decides where a locale's pages are. */
export interface LocaleUrls {
  readonly siteBaseUrl: string
  /** Of the locale. */
  readonly baseUrl: string
  readonly i18n: {readonly localeConfigs: Readonly<Record<string, {readonly baseUrl: string}>>}
}

/** One spelling for each page: decoded, without `.html` and a slash at its end. */
export function toAddress(path: string, {siteBaseUrl}: Pick<LocaleUrls, 'siteBaseUrl'>): string {
  const bare = normalisePathname(`/${stripBaseUrl(path, siteBaseUrl) ?? path.replace(/^\//, '')}`)
  return decodePath(bare).replaceAll(/\s/g, (space) => encodeURIComponent(space))
}

/** The path of an address below the base URL of the locale, with a slash in front; undefined when it is another locale's. */
export function pathInLocale(address: string, {siteBaseUrl, baseUrl, i18n}: LocaleUrls): string | undefined {
  const path = siteBaseUrl + address.slice(1)
  const own = below(path, baseUrl)
  if (own === undefined) return undefined
  const deeper = Object.values(i18n.localeConfigs).filter((other) => other.baseUrl.length > baseUrl.length)
  return deeper.some((other) => below(path, other.baseUrl) !== undefined) ? undefined : own
}

function below(path: string, baseUrl: string): string | undefined {
  const rest = stripBaseUrl(path, baseUrl)
  return rest === undefined ? undefined : `/${rest}`
}
