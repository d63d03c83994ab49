// Logo in the footer; a link when it has a URL.

import ThemedImage from '@theme/ThemedImage'
import {clsx} from 'clsx'
import {Link, useBaseUrlUtils} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {type LogoConfig, logoClass} from '../config/theme-config.ts'

export default function FooterLogo({logo}: {readonly logo: LogoConfig}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils()
  const image = (
    <ThemedImage
      className={clsx('footer__logo', logoClass(logo))}
      sources={{light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src)}}
      alt={logo.alt ?? ''}
      width={logo.width ?? logo.size?.[0]}
      height={logo.height ?? logo.size?.[1]}
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
