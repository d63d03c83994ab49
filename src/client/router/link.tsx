// The link of themes and of content. It renders an ordinary `<a>`: clicks, hovers and touches on any link of the page are
// handled by one listener on the document (follow-links.ts), so a link in static HTML behaves like this one.
import {clsx} from 'clsx'
import {type AnchorHTMLAttributes, type CSSProperties, type ReactNode, type Ref, useCallback, useContext} from 'react'
import {useLocation} from 'react-router-dom'
import {PrefetchContext} from '../data/prefetch-context.ts'
import {useSite} from '../data/site-context.ts'
import {PageContext} from '../page/page-context.ts'
import {useBrokenLinks} from './broken-links.ts'
import {isPathActive, resolveLinkTarget} from './link-target.ts'
import {UNRESOLVED_ATTRIBUTE} from './unresolved-attribute.ts'

type Location = ReturnType<typeof useLocation>

/** Props of `Link`: those of an `<a>`, and how its URL is read. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className' | 'style'> {
  /** Of a link that is marked while it is active, also a function of whether it is. */
  readonly className?: string | ((isActive: boolean) => string | undefined) | undefined
  readonly style?: CSSProperties | ((isActive: boolean) => CSSProperties | undefined) | undefined
  /** `to` and `href` mean the same; `to` wins. */
  readonly to?: string | undefined
  readonly href?: string | undefined
  /** False leaves a leading `/` without the base URL. */
  readonly autoAddBaseUrl?: boolean | undefined
  /** Mark the link while its page, or a page below it, is shown. */
  readonly isNavLink?: boolean | undefined
  /** Only its very page counts as active. */
  readonly exact?: boolean | undefined
  /** Class while active; `active` by default. */
  readonly activeClassName?: string | undefined
  /** Decides for itself. `match` is null when the path does not match. */
  readonly isActive?: ((match: {readonly isExact: boolean} | null, location: Location) => boolean) | undefined
  /** Leave this link out of the broken-link check. */
  readonly 'data-noBrokenLinkCheck'?: boolean | undefined
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/** A link to a page of the site, to a fragment of this page, or elsewhere; see `resolveLinkTarget` for which is which. */
export function Link(props: LinkProps): ReactNode {
  const {to, href, autoAddBaseUrl = true, isNavLink, exact, activeClassName, isActive, ...rest} = props
  const {'data-noBrokenLinkCheck': isUnchecked, ref, target, ...given} = rest
  const attributes = withoutFunctions(given)
  const site = useSite()
  const unresolved = useContext(PageContext)?.page.unresolved
  const {collectLink} = useBrokenLinks()
  const resolved = resolveLinkTarget(to ?? href, site, autoAddBaseUrl)
  if (resolved.kind === 'external') {
    return <a target={target ?? '_blank'} rel="noopener noreferrer" {...attributes} href={resolved.href} ref={ref} />
  }
  const staysHere = target === undefined || target === '_self'
  if (resolved.kind === 'plain' || !staysHere) {
    return <a {...attributes} href={resolved.href} target={target} ref={ref} />
  }
  if (isUnchecked !== true) collectLink(resolved.href)
  const mark = unresolved?.includes(resolved.href) ? {[UNRESOLVED_ATTRIBUTE]: ''} : {}
  const Internal = isNavLink ? NavLink : PageLink
  return (
    <Internal
      {...attributes}
      {...mark}
      href={resolved.href}
      nav={{exact, activeClassName, isActive, given}}
      linkRef={ref}
    />
  )
}

/** What depends on whether the link is active, as where it is not. */
function withoutFunctions(given: GivenAttributes): AnchorHTMLAttributes<HTMLAnchorElement> {
  const {className, style} = given
  return {
    ...given,
    ...(typeof className === 'function' && {className: className(false)}),
    ...(typeof style === 'function' && {style: style(false)}),
    // Nothing else of them can be a function of it.
  } as AnchorHTMLAttributes<HTMLAnchorElement>
}

type GivenAttributes = Pick<LinkProps, 'className' | 'style'>

interface InternalProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly nav: Pick<LinkProps, 'exact' | 'activeClassName' | 'isActive'> & {readonly given: GivenAttributes}
  readonly linkRef: Ref<HTMLAnchorElement> | undefined
}

function PageLink({nav: _nav, linkRef, ...attributes}: InternalProps): ReactNode {
  const prefetcher = useContext(PrefetchContext)
  const ref = useCallback(
    (element: HTMLAnchorElement | null) => {
      if (!element) return
      const stop = prefetcher?.observe(element)
      const release = attachRef(linkRef, element)
      return () => {
        stop?.()
        release()
      }
    },
    [prefetcher, linkRef],
  )
  return <a {...attributes} ref={ref} />
}

function NavLink(props: InternalProps): ReactNode {
  const {exact = false, activeClassName = 'active', isActive, given} = props.nav
  const location = useLocation()
  const matches = isPathActive(location.pathname, props.href, exact)
  const match = matches ? {isExact: isPathActive(location.pathname, props.href, true)} : null
  const active = isActive ? isActive(match, location) : matches
  const {style, className} = given
  const {className: _, ...attributes} = props
  return (
    <PageLink
      {...attributes}
      {...(typeof style === 'function' && {style: style(active)})}
      aria-current={active ? (props['aria-current'] ?? 'page') : undefined}
      className={clsx(typeof className === 'function' ? className(active) : className, active && activeClassName)}
    />
  )
}

/** Hands an element to a ref of either kind and gives the function that takes it back. */
function attachRef(ref: Ref<HTMLAnchorElement> | undefined, element: HTMLAnchorElement): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element)
    return typeof cleanup === 'function' ? cleanup : () => ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
