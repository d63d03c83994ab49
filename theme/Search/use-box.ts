// The search box of every page: its text, keyboard and pointer events, ARIA attributes.
import {useEvent} from 'quire-docs/client'
import {type RefObject, startTransition, useEffect, useState} from 'react'
import {useClickOutside} from '../hooks/use-click-outside.ts'
import {useLockBodyScroll} from '../hooks/use-lock-body-scroll.ts'
import {LIST_ID} from './options.ts'

export type FormRef = RefObject<HTMLFormElement | null>

export function inputOf(form: FormRef): HTMLInputElement | null {
  return form.current?.querySelector('input') ?? null
}

export interface BoxText {
  /** What the list is rendered for. It follows what is typed, as soon as the page has time. */
  readonly text: string
  /** The value of the box. */
  readonly read: () => string
  readonly write: (text: string) => void
}

/** @param onText Hears what is typed before it is rendered. */
export function useBoxText(form: FormRef, onText: (text: string) => void): BoxText {
  const [text, setText] = useState('')
  const onTextChange = useEvent(onText)
  const read = () => inputOf(form)?.value ?? ''
  const onInput = useEvent(() => {
    onTextChange(read())
    // The letter is on the screen before the list is rendered, which lets other letters pass.
    startTransition(() => setText(read()))
  })
  useEffect(() => {
    const input = inputOf(form)
    // Something may have been typed while this code was on its way.
    onInput()
    input?.addEventListener('input', onInput)
    return () => input?.removeEventListener('input', onInput)
  }, [form, onInput])
  return {
    text,
    read,
    write: (next) => {
      const input = inputOf(form)
      if (input) input.value = next
      setText(next)
    },
  }
}

export interface BoxActions {
  readonly isOpen: boolean
  /** Shows the list, and loads what is not there. */
  readonly open: () => void
  /** Shows the list while the reader types. A failure that is shown stays until another try is asked for. */
  readonly reopen: () => void
  readonly close: () => void
  /** Goes to the next row, or to the one before. */
  readonly move: (step: 1 | -1) => void
  readonly enter: (isNewTab: boolean) => void
}

export function useBoxEvents(form: FormRef, actions: BoxActions): void {
  const {isOpen, open, reopen, close, move, enter} = actions
  const onKey = useEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.target !== inputOf(form)) return
    const {key, ctrlKey, metaKey} = event
    if (key === 'Enter') enter(ctrlKey || metaKey)
    else if (key === 'Escape' && isOpen) close()
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && isOpen) move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'ArrowDown') open()
    else return
    event.preventDefault()
  })
  // On buttons around the list the keys of the list lead back to the box.
  const onKeyBeside = useEvent((event: KeyboardEvent) => {
    if (!isOpen || event.target === inputOf(form) || !/^(Escape|ArrowDown|ArrowUp)$/.test(event.key)) return
    event.preventDefault()
    inputOf(form)?.focus()
    if (event.key === 'Escape') close()
  })
  const onSubmit = useEvent((event: Event) => {
    event.preventDefault()
    enter(false)
  })
  // The focus stays in the box, as with a press of a row.
  const onPress = useEvent((event: Event) => {
    if (event.target instanceof HTMLButtonElement && event.target.type === 'submit') event.preventDefault()
  })
  const onOpen = useEvent(open)
  const onInput = useEvent(reopen)
  useEffect(() => {
    const element = form.current
    const input = inputOf(form)
    if (element === null || input === null) return undefined
    if (document.activeElement === input) onOpen()
    const listeners = [
      [element, 'keydown', onKey as EventListener],
      [element, 'keydown', onKeyBeside as EventListener],
      [element, 'submit', onSubmit],
      [element, 'mousedown', onPress],
      [input, 'focus', onOpen],
      [input, 'input', onInput],
      [input, 'click', onOpen],
    ] as const
    for (const [target, name, listener] of listeners) target.addEventListener(name, listener)
    return () => {
      for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
    }
  }, [form, onKey, onKeyBeside, onSubmit, onPress, onOpen, onInput])
  useClickOutside(form, isOpen, close)
}

export interface BoxState {
  readonly isOpen: boolean
  /** The list is on the screen. */
  readonly isShown: boolean
  /** Id of the active row, or `''`. */
  readonly activeId: string
  readonly isBusy: boolean
  /** Side of the box in the navbar, where the site says it. */
  readonly position: 'auto' | 'left' | 'right'
}

export const MOBILE = '(max-width: 576px)'

/** Attributes that the page's own form has not: for assistive tools, and for the style sheet of the list. */
export function useBoxState(form: FormRef, {isOpen, isShown, activeId, isBusy, position}: BoxState): void {
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? LIST_ID : '',
      'aria-activedescendant': activeId,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === '') inputOf(form)?.removeAttribute(name)
      else inputOf(form)?.setAttribute(name, value)
    }
    form.current?.toggleAttribute('data-open', isOpen)
    form.current?.toggleAttribute('data-busy', isBusy)
  }, [form, isOpen, isShown, activeId, isBusy])
  // Apart from the others, which change with every letter: to ask where the box is makes the browser lay out the page.
  useEffect(() => {
    const isLeft = (element: HTMLElement) => position === 'left' || (position === 'auto' && isOnLeft(element))
    if (isOpen) form.current?.toggleAttribute('data-left', isLeft(form.current))
  }, [form, isOpen, position])
  useLockBodyScroll(isOpen && window.matchMedia(MOBILE).matches)
}

function isOnLeft(element: HTMLElement): boolean {
  const {left, right} = element.getBoundingClientRect()
  return left + right < window.innerWidth
}
