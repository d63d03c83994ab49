// The first stop of the keyboard on a page: a link past the navigation. Its container takes the focus after a navigation,
// so that the next Tab reaches the link, as on a freshly loaded page.
import type {MouseEvent, ReactNode} from 'react'
import {translate} from '../i18n/translate.tsx'

/** Id that a layout gives to the element that starts the content, where there is no `main`. */
export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback'

/** Marks the element that takes the focus after a navigation. */
export const ROUTE_FOCUS_ATTRIBUTE = 'data-quire-route-focus'

/** Moves the focus to an element that need not be focusable otherwise. */
export function focusProgrammatically(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1')
  element.focus({preventScroll: true})
  // Not sooner: an element that stops being focusable loses the focus.
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true})
}

export interface SkipToContentLinkProps {
  readonly className?: string
  readonly containerClassName?: string
  readonly children?: ReactNode
}

/** A link to the content, the first thing that the keyboard reaches on a page. */
export function SkipToContentLink({className, containerClassName, children}: SkipToContentLinkProps): ReactNode {
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description: 'The skip to content label used for accessibility, allowing to rapidly navigate to main content',
  })
  const skip = (event: MouseEvent) => {
    const target =
      document.querySelector<HTMLElement>('main:first-of-type') ?? document.getElementById(SkipToContentFallbackId)
    if (!target) return
    event.preventDefault()
    focusProgrammatically(target)
    target.scrollIntoView()
  }
  return (
    <section className={containerClassName} aria-label={label} {...{[ROUTE_FOCUS_ATTRIBUTE]: ''}}>
      <a className={className} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {children ?? label}
      </a>
    </section>
  )
}
