// Dates in the words and the calendar of the site's language.
import {useSite} from 'quire-docs/client'

/** By day, month and year, unless `options` say otherwise. In UTC, so that server and browser agree. */
export function useDateFormat(
  options: Intl.DateTimeFormatOptions = {day: 'numeric', month: 'long', year: 'numeric'},
): (date: string | number) => string {
  const {currentLocale, localeConfigs} = useSite().i18n
  const {htmlLang = currentLocale, dateLocale = htmlLang, calendar = 'gregory'} = localeConfigs[currentLocale] ?? {}
  const format = formatFor(dateLocale, {calendar, ...options})
  return (date) => format.format(new Date(date))
}

// Making a format costs more than rendering all the rest of a list's item.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(language, {...options, timeZone: 'UTC'})
  formats.set(key, format)
  return format
}
