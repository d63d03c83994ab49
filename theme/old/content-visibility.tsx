// Notes above a page of the site's own, with what is known of the page.
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import given from '@theme-given/ContentVisibility'
import {usePage} from 'quire-docs/client'
import type {ComponentType, ReactNode} from 'react'
import type {ContentVisibilityProps} from '../ContentVisibility/index.tsx'

const Given = given as ComponentType<ContentVisibilityProps>

export default function WithMetadata(props: ContentVisibilityProps): ReactNode {
  const {props: known} = usePage()
  const {unlisted = false, draft = false} = props
  const {frontMatter = {}} = known
  // A post's fields are one prop of its page, those of docs and pages are props themselves.
  const metadata = {...((known.post ?? known) as object), unlisted, frontMatter: {...(frontMatter as object), draft}}
  return <Given metadata={metadata} {...props} />
}
