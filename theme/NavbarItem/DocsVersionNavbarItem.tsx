// A navbar item for the version of the docs that suits the reader: the active one, their choice, or the latest.
import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client'
import DefaultNavbarItem, {type LinkItemProps} from '@theme/NavbarItem/DefaultNavbarItem'
import type {ReactNode} from 'react'
import {toBeginning} from '../to-beginning.ts'

export interface DocsVersionNavbarItemProps extends LinkItemProps {
  readonly docsPluginId?: string | undefined
}

export default function DocsVersionNavbarItem({docsPluginId, ...props}: DocsVersionNavbarItemProps): ReactNode {
  const [version] = useDocsVersionCandidates(docsPluginId)
  const {label = version.label, to = toBeginning(version), ...rest} = props
  return <DefaultNavbarItem {...rest} label={label} to={to} />
}
