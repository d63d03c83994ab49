// The search box of the navbar, on sites with a search plugin.
import {useIsBrowser, usePluginData} from 'quire-docs/client'
import {type ReactNode, type RefObject, useEffect, useRef} from 'react'
import {SearchBox} from './Search/SearchBox.tsx'
import {SEARCH_LABEL, type SearchData} from './Search/search-data.ts'
import {shortcutOf} from './Search/shortcut.ts'

export default function SearchBar(): ReactNode {
  // The search plugin makes the data in this shape.
  const data = usePluginData('search') as SearchData | undefined
  return data === undefined ? null : <NavbarSearch data={data} />
}

function NavbarSearch({data}: {readonly data: SearchData}): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef<Element>(null)
  const hint = useShortcut(data.shortcut, form, asked)
  return (
    <SearchBox
      form={form}
      data={data}
      asked={asked}
      className="navbar__search"
      inputClassName="navbar__search-input"
      label={SEARCH_LABEL()}
    >
      {hint && data.showsShortcutHint && <kbd>{hint}</kbd>}
    </SearchBox>
  )
}

/** Puts the focus into the box when the keys are pressed, and keeps where it was. Gives how they are called, once there is a keyboard to ask. */
function useShortcut(
  keymap: string | null,
  form: RefObject<HTMLFormElement | null>,
  asked: RefObject<Element | null>,
): string {
  const isBrowser = useIsBrowser()
  const shortcut = isBrowser && keymap !== null ? shortcutOf(keymap) : undefined
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const input = form.current?.querySelector('input')
      if (!shortcut?.matches(event) || !input) return
      event.preventDefault()
      asked.current = document.activeElement
      input.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return shortcut?.hint ?? ''
}
