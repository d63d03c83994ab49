// What components ask about the shown page: its other languages, its headings, its class names.
import {HtmlClassNameProvider, type TocItem, useIsBrowser, usePage, useQueryString, useSite} from 'quire-docs/client'
import {type ReactNode, useMemo} from 'react'
import {type TocNode, toTocTree} from '../../hooks/use-toc.ts'
import {localeUrl} from '../../locale-url.ts'

export interface AlternatePageOptions {
  readonly locale: string
  /** With the host, as search engines want it. */
  readonly fullyQualified: boolean
}

/** Gives the URL of the shown page in another language of the site. */
export function useAlternatePageUtils(): {readonly createUrl: (options: AlternatePageOptions) => string} {
  const site = useSite()
  const {path} = usePage()
  return {
    createUrl({locale, fullyQualified}) {
      const {host, pathname} = localeUrl(site, locale, path)
      return fullyQualified ? host + pathname : pathname
    },
  }
}

/** One value of the query; null when it is absent, without a name, and until the page is hydrated. */
export function useQueryStringValue(name: string | null): string | null {
  const [value] = useQueryString(name ?? '')
  return useIsBrowser() && name !== null && value !== '' ? value : null
}

export interface FilteredToc {
  readonly toc: readonly TocItem[]
  readonly minHeadingLevel: number
  readonly maxHeadingLevel: number
}

/** The headings of the given levels, each below the nearest higher one before it. */
export function useFilteredAndTreeifiedTOC({toc, minHeadingLevel, maxHeadingLevel}: FilteredToc): readonly TocNode[] {
  return useMemo(() => toTocTree(toc, minHeadingLevel, maxHeadingLevel), [toc, minHeadingLevel, maxHeadingLevel])
}

/** All headings, each below the nearest higher one before it. */
export function useTreeifiedTOC(toc: readonly TocItem[]): readonly TocNode[] {
  return useMemo(() => toTocTree(toc, 1, 6), [toc])
}

/** The route at the site's base URL; undefined when no page is there. */
export function useHomePageRoute(): {readonly path: string; readonly exact: true} | undefined {
  const {baseUrl, hasHome} = useSite()
  return useMemo(() => (hasHome ? {path: baseUrl, exact: true} : undefined), [baseUrl, hasHome])
}

/** Names the page's plugin among the classes of `<html>`; the build has named it on pages of its own. */
export function PluginHtmlClassNameProvider({children}: {readonly children: ReactNode}): ReactNode {
  const {plugin, htmlClass} = usePage()
  const known = new Set(htmlClass.split(' '))
  const names = [`plugin-${plugin.name}`, `plugin-id-${plugin.id}`].filter((name) => !known.has(name))
  if (names.length === 0) return children
  return <HtmlClassNameProvider className={names.join(' ')}>{children}</HtmlClassNameProvider>
}

/** An emoji at the start of a text, and the rest; null when there is none. */
export function extractLeadingEmoji(input: string): {readonly emoji: string | null; readonly rest: string} {
  const emoji = LEADING_EMOJI.exec(input)?.[0]
  return emoji === undefined ? {emoji: null, rest: input} : {emoji, rest: input.slice(emoji.length)}
}

/** Flags are pairs of letters; skin colours and joined emojis belong to the first. Digits are no emojis. */
const LEADING_EMOJI =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*)*)/u
