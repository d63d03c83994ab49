// Where locales lie in the output.
import type {SiteConfig} from '../model.ts'

/** Folder of a locale in the output, with a slash at its end: others are nested in the first, as their base URLs are. */
export function localePrefix({baseUrl, siteBaseUrl}: SiteConfig): string {
  return baseUrl.startsWith(siteBaseUrl) ? baseUrl.slice(siteBaseUrl.length) : ''
}

/**
 * Folders of the locales that are not built. None when one alone is built that is not the default one: it stands where the
 * whole site would, which has no place for others.
 */
export function foldersLeftOut(config: SiteConfig, built: readonly string[]): readonly string[] {
  const {defaultLocale, locales, localeConfigs} = config.i18n
  if (built.length === 1 && built[0] !== defaultLocale) return []
  const leftOut = locales.filter((locale) => !built.includes(locale))
  return leftOut.flatMap((locale) => {
    const baseUrl = localeConfigs[locale]?.baseUrl ?? ''
    const prefix = baseUrl === '' ? '' : localePrefix({...config, baseUrl})
    return prefix === '' ? [] : [prefix]
  })
}
