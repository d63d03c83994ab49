// The block at the end of every page, for sites that configure one.
import FooterCopyright from '@theme/Footer/Copyright'
import FooterLayout from '@theme/Footer/Layout'
import FooterLinks from '@theme/Footer/Links'
import FooterLogo from '@theme/Footer/Logo'
import type {ReactNode} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'

export default function Footer(): ReactNode {
  const {footer} = useClassicThemeConfig()
  if (!footer) return null
  const {links, logo, copyright, style} = footer
  return (
    <FooterLayout
      style={style}
      links={links.length > 0 && <FooterLinks links={links} />}
      logo={logo && <FooterLogo logo={logo} />}
      copyright={copyright && <FooterCopyright copyright={copyright} />}
    />
  )
}
