// Logo in the footer; a link when it has a URL.
import ThemedImage from '@theme/ThemedImage'
import {Link, useBaseUrlUtils} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {LogoConfig} from '../config/theme-config.ts'

export default function FooterLogo({logo}: {readonly logo: LogoConfig}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils()
  const image = (
    <ThemedImage
      className={`footer__logo ${logo.className ?? ''}`.trim()}
      sources={{light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src)}}
      alt={logo.alt ?? ''}
      width={logo.width}
      height={logo.height}
      style={logo.style}
    />
  )
  if (logo.href === undefined) return image
  return (
    <Link href={logo.href} {...(logo.target !== undefined && {target: logo.target})}>
      {image}
    </Link>
  )
}
