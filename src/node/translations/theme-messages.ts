// The labels of navbar and footer as messages: the files of the theme, by the names that Docusaurus has for them.
import type {SiteConfig} from '../../config/types.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import type {DescribedMessages} from './merge-messages.ts'

export function navbarMessages({navbar}: SiteConfig['themeConfig']): DescribedMessages {
  return Object.fromEntries([
    ...messageOf('title', navbar?.title, 'Title of the navbar'),
    ...messageOf('logo.alt', navbar?.logo?.alt, 'Text of the logo in the navbar'),
    ...labelsOf(navbar?.items, 'item.label', 'Item of the navbar'),
  ])
}

export function footerMessages({footer}: SiteConfig['themeConfig']): DescribedMessages {
  const columns: readonly unknown[] = footer?.links ?? []
  return Object.fromEntries([
    ...columns.flatMap((column) =>
      isPlainRecord(column) && typeof column.title === 'string'
        ? messageOf(`link.title.${column.title}`, column.title, 'Title of a column of the footer')
        : [],
    ),
    ...labelsOf(columns, 'link.item.label', 'Link in the footer'),
    ...messageOf('logo.alt', footer?.logo?.alt, 'Text of the logo in the footer'),
    ...messageOf('copyright', footer?.copyright, 'Copyright in the footer'),
  ])
}

type Entry = readonly [string, {readonly message: string; readonly description: string}]

function messageOf(id: string, message: unknown, description: string): readonly Entry[] {
  return typeof message === 'string' && message !== '' ? [[id, {message, description}]] : []
}

/** Labels of items, and of those inside of them. */
function labelsOf(items: unknown, prefix: string, what: string): readonly Entry[] {
  if (!Array.isArray(items)) return []
  return items.filter(isPlainRecord).flatMap(({label, to, href, items: nested}) => {
    const target = to ?? href
    const description = typeof target === 'string' ? `${what} that leads to ${target}` : what
    const own = typeof label === 'string' ? messageOf(`${prefix}.${label}`, label, description) : []
    return [...own, ...labelsOf(nested, prefix, what)]
  })
}
