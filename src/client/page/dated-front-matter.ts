// Front matter of a page as components have it: with its dates, which are sent as texts.
import type {PageData} from '../../shared/contract.ts'

interface DatedFields<T> {
  readonly frontMatter: T
  readonly dates?: PageData['dates'] | undefined
}

/** By `Reflect`: the build takes code that hands it on to read all of its fields. All that is a date is among what was sent. */
export function datedFrontMatter<T extends object>(page: DatedFields<T>): T {
  const fields: T = Reflect.get(page, 'frontMatter')
  if (!page.dates) return fields
  const copy = structuredClone(fields)
  for (const [iso, ...keys] of page.dates) {
    const last = keys.pop() ?? ''
    const holder = keys.reduce<object>((at, key) => Reflect.get(at, key), copy)
    Reflect.set(holder, last, new Date(iso))
  }
  return copy
}
