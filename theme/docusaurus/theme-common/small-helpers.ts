// Helpers that components written for Docusaurus use, each of a few lines.
import {
  type HistoryLike,
  useCollapsible as useCollapsibleState,
  useEvent,
  useHistory,
  useLocation,
  usePrevious,
  useSite,
} from 'quire-docs/client'
import {useEffect} from 'react'

type Location = HistoryLike['location']

/** As the hook of that name, open where nothing says how it begins. */
export function useCollapsible({
  initialState = false,
}: {
  readonly initialState?: boolean | (() => boolean)
}): ReturnType<typeof useCollapsibleState> {
  return useCollapsibleState({initialState})
}

/** A part of the history, for example `useHistorySelector((history) => history.location.hash)`. */
export function useHistorySelector<Value>(select: (history: HistoryLike) => Value): Value {
  return select(useHistory())
}

/** The path of the page without the base URL. */
export function useLocalPathname(): string {
  const {baseUrl} = useSite()
  return useLocation().pathname.replace(baseUrl, '/')
}

interface LocationChange {
  readonly location: Location
  readonly previousLocation: Location | undefined
}

/** Calls back when the reader has gone to another place, and once for the first. */
export function useLocationChange(onChange: (change: LocationChange) => void): void {
  const location = useLocation()
  const previousLocation = usePrevious(location)
  const call = useEvent(onChange)
  useEffect(() => {
    if (location !== previousLocation) call({location, previousLocation})
  }, [call, location, previousLocation])
}

/** `Intl.DateTimeFormat` in the site's language and calendar. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const {currentLocale, localeConfigs} = useSite().i18n
  const {htmlLang = currentLocale, dateLocale = htmlLang, calendar = 'gregory'} = localeConfigs[currentLocale] ?? {}
  return new Intl.DateTimeFormat(dateLocale, {calendar, timeZone: 'UTC', ...options})
}

/** Headings keep clear of the navbar by the style sheet alone: no class is needed. */
export function useAnchorTargetClassName(_id: string | undefined): string | undefined {
  return undefined
}

/** True when the links of a footer are columns. */
export function isMultiColumnFooterLinks(links: readonly object[]): boolean {
  return 'title' in (links[0] ?? {})
}

/** Whether a text contains a match; never without a pattern. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text)
}

interface Positioned {
  readonly position?: 'left' | 'right'
}

/** Items of a navbar by side; the left is the default. */
export function splitNavbarItems<Item extends Positioned>(items: readonly Item[]): readonly [Item[], Item[]] {
  const isLeft = ({position}: Item): boolean => (position ?? 'left') === 'left'
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))]
}
