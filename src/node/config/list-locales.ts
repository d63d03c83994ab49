// In which order the locales of a site are built.
import type {ParsedConfig} from '../../config/schema.ts'

/** All locales of a configuration, the default one first. */
export function listLocales({i18n: {defaultLocale, locales}}: Pick<ParsedConfig, 'i18n'>): readonly string[] {
  return [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)]
}
