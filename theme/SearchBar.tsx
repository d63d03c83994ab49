// The search box of the navbar, on sites with a search plugin. It is a form that leads to the search page; everything else
// is loaded when a reader comes near.
import {prepareSearch, useIsBrowser, useLocation, usePluginData, useSite} from 'quire/client'
import {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react'
import type {PanelProps} from './Search/Panel.tsx'
import {findContext, SEARCH_LABEL, type SearchData} from './Search/search-data.ts'
import {shortcutOf} from './Search/shortcut.ts'

export default function SearchBar(): ReactNode {
  // The search plugin makes the data in this shape.
  const data = usePluginData('search') as SearchData | undefined
  return data === undefined ? null : <SearchForm data={data} />
}

function SearchForm({data}: {readonly data: SearchData}): ReactNode {
  const {baseUrl} = useSite()
  const {pathname, search} = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const wake = useCallback(() => {
    // After a failure the box is still a form, and the next visit tries again.
    import(/* webpackChunkName: "search" */ './Search/Panel.tsx').then(
      (module) => setPanel(() => module.default),
      () => undefined,
    )
    prepareSearch(baseUrl)
  }, [baseUrl])
  const hint = useShortcut(data.shortcut, form)
  const isMarking = data.highlightsTarget && search.includes('_highlight=')
  useEffect(() => {
    if (isMarking || form.current?.contains(document.activeElement)) wake()
  }, [isMarking, wake])
  const label = SEARCH_LABEL()
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is both the landmark and the form
    <form
      ref={form}
      role="search"
      className="navbar__search"
      action={`${baseUrl}search`}
      hidden={data.hidesWithoutContext && findContext(data, pathname, baseUrl) === undefined}
      onPointerEnter={wake}
      onFocus={wake}
    >
      <input
        className="navbar__search-input"
        type="search"
        name="q"
        placeholder={label}
        aria-label={label}
        autoComplete="off"
      />
      {hint && data.showsShortcutHint && <kbd>{hint}</kbd>}
      {Panel && <Panel form={form} data={data} />}
    </form>
  )
}

/** Puts the focus into the box when the keys are pressed. Gives how they are called, once there is a keyboard to ask. */
function useShortcut(keymap: string | null, form: React.RefObject<HTMLFormElement | null>): string {
  const isBrowser = useIsBrowser()
  const shortcut = isBrowser && keymap !== null ? shortcutOf(keymap) : undefined
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const input = form.current?.querySelector('input')
      if (!shortcut?.matches(event) || !input) return
      event.preventDefault()
      input.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return shortcut?.hint ?? ''
}
