// Dates in the words of the site's language.
import {useSite} from 'quire/client'

/** By day, month and year, unless `options` say otherwise. In UTC, so that server and browser agree. */
export function useDateFormat(
  options: Intl.DateTimeFormatOptions = {day: 'numeric', month: 'long', year: 'numeric'},
): (date: string | number) => string {
  const {currentLocale, localeConfigs} = useSite().i18n
  const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale
  const format = new Intl.DateTimeFormat(language, {...options, timeZone: 'UTC'})
  return (date) => format.format(new Date(date))
}
