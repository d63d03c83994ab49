// Which locale is built, as Docusaurus tells a configuration and the code around it.
interface ForLocale {
  readonly locale?: string
}

/** Variable of the environment. */
export const CURRENT_LOCALE = 'DOCUSAURUS_CURRENT_LOCALE'

/** What replaces the variable in code that is read for one locale: its functions may run when another one is built. */
export function localeNames({locale}: ForLocale): Readonly<Record<string, string>> {
  return locale === undefined ? {} : {[`process.env.${CURRENT_LOCALE}`]: JSON.stringify(locale)}
}

/** What such code begins with, for those that read the variable in another form. */
export function tellLocale({locale}: ForLocale): string {
  return locale === undefined ? '' : `process.env.${CURRENT_LOCALE} = ${JSON.stringify(locale)};`
}
