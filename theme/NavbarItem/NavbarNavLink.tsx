// The link of a navbar item: to a page of the site, marked while the reader is there, or elsewhere.
import IconExternalLink from '@theme/Icon/ExternalLink'
import {isInternalUrl, Link, type LinkProps, useBaseUrlUtils} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {toInnerHtml} from '../inner-html.ts'

export interface NavbarNavLinkProps extends LinkProps {
  readonly activeBasePath?: string | undefined
  /** Tested on the path of the shown page. */
  readonly activeBaseRegex?: string | undefined
  readonly label?: ReactNode
  /** Instead of `label`. */
  readonly html?: string | undefined
  readonly prependBaseUrlToHref?: boolean | undefined
}

export default function NavbarNavLink(props: NavbarNavLinkProps): ReactNode {
  const {activeBasePath, activeBaseRegex, to, href, label, html, prependBaseUrlToHref, ...rest} = props
  const {activeClassName, isActive, ...attributes} = rest
  const {withBaseUrl} = useBaseUrlUtils()
  // Beside a text only: an icon alone says for itself where it leads.
  const isExternal = Boolean(label) && href !== undefined && !isInternalUrl(href) && attributes.target !== '_self'
  const content =
    html === undefined ? (
      <>
        {label}
        {isExternal && <IconExternalLink />}
      </>
    ) : (
      <span dangerouslySetInnerHTML={toInnerHtml(html)} />
    )
  if (href !== undefined) {
    const url = prependBaseUrlToHref ? withBaseUrl(href, {forcePrependBaseUrl: true}) : href
    return (
      <Link {...attributes} href={url}>
        {content}
      </Link>
    )
  }
  const basePath = activeBasePath === undefined ? undefined : withBaseUrl(activeBasePath)
  const hasOwnTest = activeBaseRegex !== undefined || basePath !== undefined
  const test: LinkProps['isActive'] = (_match, {pathname}) =>
    activeBaseRegex === undefined ? pathname.startsWith(basePath ?? '') : new RegExp(activeBaseRegex).test(pathname)
  return (
    <Link
      {...attributes}
      isNavLink
      to={to === undefined ? to : withBaseUrl(to)}
      activeClassName={activeClassName}
      isActive={isActive ?? (hasOwnTest ? test : undefined)}
    >
      {content}
    </Link>
  )
}
