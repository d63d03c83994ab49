// One listener for all links of the page, in components and in static HTML: a click becomes a client navigation where that
// is possible, pointing and touching load the page ahead.

import type {SiteData} from '../../shared/contract.ts'
import {findLink, isPlainClick} from './clicked-link.ts'
import {findClientTarget} from './link-target.ts'
import {UNRESOLVED_ATTRIBUTE} from './unresolved-attribute.ts'

export interface LinkFollower {
  readonly navigate: (url: URL) => void
  readonly preload: (pathname: string) => void
  /** Called before any followed link, also when the browser follows it. */
  readonly onClick: () => void
  readonly findTarget: (link: HTMLAnchorElement) => URL | undefined
}

/** Starts listening on the document. Components that call `preventDefault` keep a click to themselves. */
export function followLinks({navigate, preload, onClick, findTarget}: LinkFollower): void {
  const preloadTarget = (event: Event) => {
    const link = findLink(event)
    const target = link && findTarget(link)
    if (target) preload(target.pathname)
  }
  document.addEventListener('click', onClick, {capture: true})
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = findLink(event)
    const target = link && findTarget(link)
    if (!target) return
    event.preventDefault()
    navigate(target)
  })
  document.addEventListener('mouseover', preloadTarget, {passive: true})
  document.addEventListener('touchstart', preloadTarget, {passive: true})
  document.addEventListener('focusin', preloadTarget, {passive: true})
}

/** Tells for an `<a>` of the document which page of the site it leads to. */
export function createTargetFinder({
  baseUrl,
  pagelessPaths,
}: Pick<SiteData, 'baseUrl' | 'pagelessPaths'>): (link: HTMLAnchorElement) => URL | undefined {
  return (link) => {
    const facts = {
      href: link.href,
      target: link.target,
      hasDownload: link.hasAttribute('download'),
      rel: link.rel,
      isUnresolved: link.hasAttribute(UNRESOLVED_ATTRIBUTE),
    }
    return findClientTarget(facts, {currentHref: window.location.href, baseUrl, pagelessPaths})
  }
}
