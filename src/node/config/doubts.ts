// What cannot be told of a site while its configuration is wrong. Findings about these would follow from the mistakes
// that are reported anyway, so they wait until those are mended.
import {closest} from '../../shared/closest.ts'
import type {Omission} from '../diagnostics/parse-leniently.ts'

/**
 * - `plugins`: not all plugins are known, so there may be more pages, documents and components than are seen;
 * - `text`: how documents are read is not known;
 * - `addresses`: the addresses of pages and files, or what to do about broken ones, are not known.
 */
export type Doubt = 'plugins' | 'text' | 'addresses'

const LISTS: readonly unknown[] = ['plugins', 'themes', 'presets']
const ADDRESSES: readonly unknown[] = ['baseUrl', 'trailingSlash', 'i18n', 'staticDirectories', 'onBrokenLinks']
// Of a locale: the rest is what its pages say of themselves.
const OF_LOCALE: readonly unknown[] = ['path', 'baseUrl']

/** What the parts of a configuration that were left out put in doubt. */
export function doubtsOf(omissions: readonly Omission[]): readonly Doubt[] {
  return omissions.flatMap(({meant}) => (meant === undefined ? [] : doubtAbout(meant)))
}

function doubtAbout([first, second, ...rest]: NonNullable<Omission['meant']>): readonly Doubt[] {
  if (LISTS.includes(first)) return ['plugins']
  if (first === 'markdown') return second === 'hooks' ? ['addresses'] : ['text']
  if (first === 'i18n' && second === 'localeConfigs') return OF_LOCALE.includes(rest.at(-1)) ? ['addresses'] : []
  return ADDRESSES.includes(first) ? ['addresses'] : []
}

/** Keys of the preset's options that stand for a plugin each. */
const PLUGINS_OF_PRESET = ['docs', 'blog', 'pages', 'sitemap']

/** The same for the options of the classic preset. */
export function doubtsOfPreset(omissions: readonly Omission[]): readonly Doubt[] {
  const isPlugin = ({path: [key]}: Omission): boolean => closest(String(key), PLUGINS_OF_PRESET) !== undefined
  return omissions.some(isPlugin) ? ['plugins'] : []
}
