// What the list below the box knows and does: text, answer, rows, the active one, and what choosing a row means.
import {useEvent, useNavigator} from 'quire-docs/client'
import {useEffect, useMemo, useState} from 'react'
import {optionId, type PanelOption, type SiteSection, toHits, toOptions} from './options.ts'
import type {SectionFilterProps} from './SectionFilter.tsx'
import type {SearchData} from './search-data.ts'
import {type BoxText, type FormRef, inputOf, useBoxEvents, useBoxState, useBoxText} from './use-box.ts'
import {type AskedFrom, useDialog} from './use-dialog.ts'
import {useEnter} from './use-enter.ts'
import {useMarks} from './use-marks.ts'
import {type Recent, useRecent} from './use-recent.ts'
import type {Search, SearchInput} from './use-search.ts'
import {NO_CHOICE, useSectionedSearch} from './use-sections.ts'
import {type SearchPlace, searchPageUrl, useAllLabel, useSearchPlace} from './use-target.ts'

export interface PanelState {
  readonly query: string
  readonly search: Search
  readonly options: readonly PanelOption[]
  /** Place of the active row, -1 for none. */
  readonly active: number
  readonly setActive: (at: number) => void
  readonly choose: (option: PanelOption) => void
  readonly close: () => void
  /** Loads what is not there, and puts the focus back into the box. */
  readonly retry: () => void
  readonly filter: SectionFilterProps
  /** There is something to show, and it is asked for. */
  readonly isShown: boolean
}

export function usePanel(form: FormRef, data: SearchData, asked: AskedFrom | undefined): PanelState {
  const {text, read, write} = useBoxText(form, (next) => search.ask(toQuery(next)))
  const readQuery = () => toQuery(read())
  const query = toQuery(text)
  const [isOpen, setOpen] = useState(false)
  const place = useSearchPlace(data)
  const {search, filter, clearFilter} = useFilteredSearch(data, {target: place.target, query, readQuery})
  const recent = useRecent(data.hasRecentSearches)
  const options = useOptions({search, query, recent, place, data, isOpen})
  const [active, setActive] = useActive(options, search)
  const close = () => {
    setOpen(false)
    setActive(undefined)
    clearFilter()
  }
  const open = () => {
    setOpen(true)
    search.load()
  }
  const reopen = () => {
    setOpen(true)
    // A failure before the first letter was not shown, so the letter asks for another try.
    if (query === '' && search.state.status === 'failed') search.load()
  }
  const retry = () => {
    search.load()
    inputOf(form)?.focus()
  }
  const go = useGoing(() => {
    recent.add(readQuery())
    close()
    inputOf(form)?.blur()
  })
  const choose = useEvent((option: PanelOption, isNewTab?: boolean) => {
    if (option.kind === 'recent' || option.kind === 'suggested') write(option.query)
    else if (option.kind === 'forget') recent.clear()
    else go(option.url, isNewTab)
  })
  const move = (step: 1 | -1) => {
    const next = nextRow(active, step, options.length)
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({block: 'nearest'})
  }
  const enter = useEnter({
    answered: search.answered,
    chosen: options[active],
    isOpen,
    readQuery,
    choose,
    goToAll: (typed, isNewTab) => go(searchPageUrl(typed, place.target), isNewTab),
  })
  useDialog(form, asked, isOpen)
  useBoxEvents(form, {isOpen, open, reopen, close, move, enter})
  const isShown = isOpen && (query !== '' || options.length > 0)
  const activeId = isShown && active >= 0 ? optionId(active) : ''
  useBoxState(form, {isOpen, isShown, isBusy: search.isLoading, activeId, position: data.position})
  useWordsOfPage(data.highlightsTarget, {text, write})
  return {query, search, options, active, setActive, choose, close, retry, isShown, filter}
}

/** Goes round; upwards from no row is the last one. */
function nextRow(active: number, step: 1 | -1, count: number): number {
  const from = active < 0 && step < 0 ? 0 : active
  return (from + step + count) % Math.max(count, 1)
}

/** Searches the section that is chosen, or all of the site. */
function useFilteredSearch(data: SearchData, input: Pick<SearchInput, 'target' | 'query' | 'readQuery'>) {
  const {search, offered, choice, setChoice} = useSectionedSearch({...data, ...input, data}, data.limit)
  const isShown = data.hasSectionFilter && input.query !== ''
  const filter: SectionFilterProps = {offered: isShown ? offered : [], choice, onChoose: setChoice}
  return {search, filter, clearFilter: () => setChoice(NO_CHOICE)}
}

/** White space at the ends and in a row says nothing. */
function toQuery(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

interface RowsInput {
  readonly search: Search
  readonly query: string
  readonly recent: Recent
  readonly place: SearchPlace
  readonly data: SearchData
  readonly isOpen: boolean
}

function useOptions({search, query, recent, place, data, isOpen}: RowsInput): readonly PanelOption[] {
  const {answer} = search
  const isEmpty = answer?.hits.length === 0
  const canWiden = place.context !== undefined && data.usesAllWithoutContext && !data.hidesWithoutContext
  const text = useAllLabel(place.context, isEmpty)
  const target = isEmpty ? {...place.target, context: ''} : place.target
  const {baseUrl} = place.target
  const {highlightsTarget: marksWords, showsPath, groupsByPage} = data
  // Rows whose hit stays are not rendered at every letter.
  const hits = useMemo(
    () => answer && toHits(answer.hits, {baseUrl, marksWords, showsPath, groupsByPage}),
    [answer, baseUrl, marksWords, showsPath, groupsByPage],
  )
  return toOptions({
    hits,
    query,
    recent: recent.list,
    suggested: data.suggested,
    sections: useMemo(() => (isOpen ? readSections() : []), [isOpen]),
    all: isEmpty && !canWiden ? undefined : {url: searchPageUrl(query, target), text},
  })
}

/** The navbar's links into the site, whatever it is made of. */
function readSections(): readonly SiteSection[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.navbar__items > a.navbar__link')]
    .filter(({origin, target}) => origin === location.origin && target === '')
    .map(({href, textContent}) => ({url: href.slice(location.origin.length), text: textContent}))
}

/** The first hit is chosen until another row is, which stays chosen while more hits come; of recent searches none is. */
function useActive(
  options: readonly PanelOption[],
  {answered}: Search,
): readonly [number, (at: number | undefined) => void] {
  const [picked, setPicked] = useState<{row: string | undefined; answered: string}>()
  const at = picked?.answered === answered ? options.findIndex((option) => rowOf(option) === picked.row) : -1
  const first = options[0]?.kind === 'hit' || options[0]?.kind === 'all' ? 0 : -1
  const rowAt = (next: number | undefined) => rowOf(next === undefined ? undefined : options[next])
  return [at < 0 ? first : at, useEvent((next) => setPicked({row: rowAt(next), answered}))]
}

/** Identity of a row: two hits may have the same URL. */
function rowOf(option: PanelOption | undefined): string | undefined {
  if (option?.kind === 'hit') return `${option.hit.type} ${option.hit.document.i}`
  if (option?.kind === 'section') return option.url
  return option?.kind === 'recent' || option?.kind === 'suggested' ? option.query : option?.kind
}

function useGoing(onLeave: () => void): (url: string, isNewTab?: boolean) => void {
  const navigator = useNavigator()
  return (url, isNewTab = false) => {
    if (isNewTab) {
      window.open(url, '_blank', 'noopener')
      return
    }
    onLeave()
    navigator.push(url)
  }
}

/** The box shows the words that are marked on the page; emptying it removes the marks. */
function useWordsOfPage(isOn: boolean, {text, write}: Pick<BoxText, 'text' | 'write'>): void {
  const {words, clear} = useMarks(isOn)
  const marked = words.join(' ')
  const [former, setFormer] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed later is the reader's
  useEffect(() => {
    if (marked !== '') write(marked)
    setFormer(marked)
  }, [marked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only emptying the box clears
  useEffect(() => {
    if (text === '' && former !== '' && former === marked) clear()
  }, [text])
}
