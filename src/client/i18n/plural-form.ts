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

/** The first of the names that Intl can read. */
function readableLocale(names: readonly (string | undefined)[]): string {
  for (const name of names) {
    try {
      if (name !== undefined) return new Intl.Locale(name).baseName
    } catch {
      // A site may name a locale as it likes, when it says which language it is.
    }
  }
  return 'en'
}

// Told once for each message, however often it is shown, and whatever the count that is in its text by then.
const told = new Set<string>()
let collected: Set<string> | undefined

/** What is wrong with the messages that the work shows, which is kept from the console: for a page that the build renders. */
export function collectTextFaults<Result>(work: () => Result): {readonly result: Result; readonly faults: string[]} {
  const faults = new Set<string>()
  collected = faults
  try {
    return {result: work(), faults: [...faults]}
  } finally {
    collected = undefined
  }
}

function tellFault(fault: string): void {
  if (collected !== undefined) collected.add(fault)
  else if (!told.has(fault)) {
    told.add(fault)
    console.error(fault)
  }
}

/** Plural categories that a locale has, in the order in which messages list their forms. */
export function pluralCategories(locale: string): readonly string[] {
  const known: readonly string[] = rulesOf(locale).resolvedOptions().pluralCategories
  return ORDER.filter((category) => known.includes(category))
}

/**
 * Picks a form. With too few forms the last stands for the missing ones; too many are reported, once for each message.
 * @param forms Separated by `|`, in the order zero, one, two, few, many, other, those only that the locale has.
 */
export function selectPlural(count: number, forms: string, locale: string): string {
  const parts = forms.split('|')
  const categories = pluralCategories(locale)
  if (parts.length > categories.length) {
    const expected = categories.join('|')
    const shown = forms.replace(/\d[\d.,\s]*(?=\D|$)/g, '… ').trim()
    tellFault(
      `Locale "${locale}" has ${categories.length} plural forms (${expected}), but "${shown}" gives ${parts.length}.`,
    )
  }
  const index = categories.indexOf(rulesOf(locale).select(count))
  return parts[Math.min(index, parts.length - 1)] ?? forms
}

/** `selectMessage(count, 'one item|{count} items')` in the site's current locale. */
export function usePluralForm(): {readonly selectMessage: (count: number, forms: string) => string} {
  const {currentLocale, localeConfigs} = useSite().i18n
  const locale = readableLocale([currentLocale, localeConfigs[currentLocale]?.htmlLang])
  return useMemo(
    () => ({selectMessage: (count: number, forms: string) => selectPlural(count, forms, locale)}),
    [locale],
  )
}
