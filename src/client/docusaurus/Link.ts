// @docusaurus/Link
import {createElement, type ReactNode, useContext} from 'react'
import {PageContext} from '../page/page-context.ts'
import {type LinkProps, Link as OwnLink} from '../router/link.tsx'
import {isInternalUrl} from '../router/link-target.ts'

export type {LinkProps as Props} from '../router/link.tsx'

/** As Docusaurus has it: a path without a leading slash begins at the page, and the HTML has it from the root. */
export default function Link(props: LinkProps): ReactNode {
  const path = useContext(PageContext)?.page.path
  const given = props.to ?? props.href
  if (path === undefined || !given || /^[/#]/.test(given) || !isInternalUrl(given)) return createElement(OwnLink, props)
  // Any origin: what counts is the path.
  const {pathname, search, hash} = new URL(given, `https://origin.invalid${path}`)
  return createElement(OwnLink, {...props, to: pathname + search + hash, autoAddBaseUrl: false})
}
