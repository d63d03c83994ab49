// One link of the footer.
import IconExternalLink from '@theme/Icon/ExternalLink'
import {clsx} from 'clsx'
import {isInternalUrl, Link, useBaseUrlUtils} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {FooterItemConfig} from '../config/theme-config.ts'

export default function FooterLinkItem({item}: {readonly item: FooterItemConfig}): ReactNode {
  const {to, href, label, html: _, prependBaseUrlToHref = false, className, ...attributes} = item
  const {withBaseUrl} = useBaseUrlUtils()
  const url =
    href === undefined ? withBaseUrl(to ?? '/') : withBaseUrl(href, {forcePrependBaseUrl: prependBaseUrlToHref})
  return (
    <Link className={clsx('footer__link-item', className)} {...attributes} href={url}>
      {label}
      {href !== undefined && !isInternalUrl(href) && <IconExternalLink />}
    </Link>
  )
}
