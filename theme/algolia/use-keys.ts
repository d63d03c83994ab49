// Keys that open and close the search: Ctrl+K or Cmd+K, a slash, and any letter while the button has the focus.
import {type RefObject, useEffect} from 'react'

export interface SearchKeys {
  readonly isOpen: boolean
  readonly open: (query?: string) => void
  readonly close: () => void
  readonly button: RefObject<HTMLButtonElement | null>
}

export function useKeys({isOpen, open, close, button}: SearchKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isCommand = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey
      const isLetter = isPlain && document.activeElement === button.current && /^[\p{L}\p{N}]$/u.test(event.key)
      if (isOpen && (isCommand || event.key === 'Escape')) close()
      else if (!isOpen && (isCommand || (isPlain && event.key === '/' && !isEditing(event)))) open()
      else if (!isOpen && isLetter) open(event.key)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOpen, open, close, button])
}

function isEditing({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  )
}
