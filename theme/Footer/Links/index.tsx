// Links of the footer: in columns when the first entry is one, else in a row.
import FooterLinksMultiColumn from '@theme/Footer/Links/MultiColumn'
import FooterLinksSimple from '@theme/Footer/Links/Simple'
import type {ReactNode} from 'react'
import type {FooterColumnConfig, FooterConfig, FooterItemConfig} from '../../config/theme-config.ts'

type Links = FooterConfig['links']

export default function FooterLinks({links}: {readonly links: Links}): ReactNode {
  return isMultiColumn(links) ? (
    <FooterLinksMultiColumn columns={links} />
  ) : (
    <FooterLinksSimple links={links as readonly FooterItemConfig[]} />
  )
}

function isMultiColumn(links: Links): links is readonly FooterColumnConfig[] {
  return links[0] !== undefined && 'title' in links[0] && 'items' in links[0]
}
