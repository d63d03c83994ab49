// Which of a message's plural forms suits a count.
import {useMemo} from 'react'
import {useSite} from '../data/site-context.ts'

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

// Making the rules of a locale costs more than all that is done with them.
const rulesByLocale = new Map<string, Intl.PluralRules>()

function rulesOf(locale: string): Intl.PluralRules {
  const known = rulesByLocale.get(locale)
  if (known !== undefined) return known
  const rules = new Intl.PluralRules(locale)
  rulesByLocale.set(locale, rules)
  return rules
}

/** Plural categories that a locale has, in the order in which messages list their forms. */
export function pluralCategories(locale: string): readonly string[] {
  const known: readonly string[] = rulesOf(locale).resolvedOptions().pluralCategories
  return ORDER.filter((category) => known.includes(category))
}

/**
 * Picks a form. With too few forms the last stands for the missing ones; too many are reported on the console.
 * @param forms Separated by `|`, in the order zero, one, two, few, many, other, those only that the locale has.
 */
export function selectPlural(count: number, forms: string, locale: string): string {
  const parts = forms.split('|')
  const categories = pluralCategories(locale)
  if (parts.length > categories.length) {
    const expected = categories.join('|')
    console.error(
      `Locale "${locale}" has ${categories.length} plural forms (${expected}); "${forms}" gives ${parts.length}.`,
    )
  }
  const index = categories.indexOf(rulesOf(locale).select(count))
  return parts[Math.min(index, parts.length - 1)] ?? forms
}

/** `selectMessage(count, 'one item|{count} items')` in the site's current locale. */
export function usePluralForm(): {readonly selectMessage: (count: number, forms: string) => string} {
  const {currentLocale} = useSite().i18n
  return useMemo(
    () => ({selectMessage: (count: number, forms: string) => selectPlural(count, forms, currentLocale)}),
    [currentLocale],
  )
}
