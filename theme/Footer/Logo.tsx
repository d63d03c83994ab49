// Logo in the footer; a link when it has a URL.
import ThemedImage from '@theme/ThemedImage'
import {clsx} from 'clsx'
import {Link, useBaseUrlUtils} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {type LogoConfig, logoProps} from '../config/theme-config.ts'

export default function FooterLogo({logo}: {readonly logo: LogoConfig}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils()
  const {className, ...props} = logoProps(logo, withBaseUrl)
  const image = <ThemedImage {...props} className={clsx('footer__logo', className)} alt={logo.alt ?? ''} />
  if (logo.href === undefined) return image
  return (
    <Link href={logo.href} {...(logo.target !== undefined && {target: logo.target})}>
      {image}
    </Link>
  )
}
