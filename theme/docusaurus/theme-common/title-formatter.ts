// Titles of pages, for components that set one themselves.
import {useTitleFormatter as useFormatter} from 'quire-docs/client'

/** The title of a page from its own, as up to Docusaurus 3.7, where the hook took it: undefined is the title of the site. */
export function useTitleFormatter(title: string | undefined): string
/** What makes titles. */
export function useTitleFormatter(): ReturnType<typeof useFormatter>
export function useTitleFormatter(...titles: [string?]): string | ReturnType<typeof useFormatter> {
  const formatter = useFormatter()
  return titles.length === 0 ? formatter : formatter.format(titles[0])
}
