// Numbers in the digits and with the separators of the site's language.
import {useSite} from 'quire-docs/client'

/** `1,234`, `1.234`, `۱٬۲۳۴`. */
export function useNumberFormat(): (value: number) => string {
  const {currentLocale, localeConfigs} = useSite().i18n
  const {htmlLang = currentLocale} = localeConfigs[currentLocale] ?? {}
  return (value) => formatFor(htmlLang).format(value)
}

// Making a format costs more than all that is done with it.
const formats = new Map<string, Intl.NumberFormat>()

function formatFor(language: string): Intl.NumberFormat {
  const known = formats.get(language)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat(language)
  formats.set(language, format)
  return format
}
