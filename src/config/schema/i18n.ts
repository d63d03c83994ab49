// Schema of `i18n`: the languages of a site.
import {z} from 'zod'
import {absoluteUrl, basePath} from './urls.ts'

const localeConfig = z.strictObject({
  /** Name in the language menu: the language's own name by default. */
  label: z.string().optional(),
  /** `lang` of the pages: the locale's name by default. */
  htmlLang: z.string().optional(),
  /** Writing direction, found from the language by default. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Calendar for dates, found from the language by default. */
  calendar: z.string().optional(),
  /** Folder below `i18n.path`: the locale's name by default. */
  path: z.string().optional(),
  /** Whether translations are read: by default, when their folder exists. */
  translate: z.boolean().optional(),
  /** URL of a locale on a host of its own. */
  url: absoluteUrl.optional(),
  /** Base URL of the locale: the site's for the default locale, the locale's name below it for others. */
  baseUrl: basePath.optional(),
})

export const i18n = z
  .strictObject({
    /** Language at the base URL itself; the others have a segment of their own. */
    defaultLocale: z.string().min(1).default('en'),
    /**
     * All locales, built in this order after the default one. The default one alone when absent.
     * @example locales: ['en', 'de']
     */
    locales: z.array(z.string().min(1)).min(1).optional(),
    /**
     * Tell readers of a page that is not translated, and search engines that the original is the page to show. Such pages look as
     * translated ones by default.
     */
    markUntranslated: z.boolean().default(false),
    /** Folder of the translations. */
    path: z.string().default('i18n'),
    /**
     * Settings of languages by name, where they differ from what is known of the language.
     * @example localeConfigs: {de: {label: 'Deutsch'}}
     */
    localeConfigs: z.record(z.string(), localeConfig).default({}),
  })
  .transform((given) => ({...given, locales: given.locales ?? [given.defaultLocale]}))
  .refine((given) => given.locales.includes(given.defaultLocale), {
    path: ['locales'],
    error: 'does not contain the default locale.',
  })
