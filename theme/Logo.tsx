// The logo with the site's name, linking to the start. Also in the mobile menu.
import ThemedImage from '@theme/ThemedImage'
import {Link, useBaseUrlUtils, useSite} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {type LogoConfig, logoProps, useClassicThemeConfig} from './config/theme-config.ts'

export interface LogoProps {
  readonly className?: string
  readonly imageClassName?: string
  readonly titleClassName?: string
  readonly onClick?: () => void
}

export default function Logo({className, imageClassName, titleClassName, onClick}: LogoProps): ReactNode {
  const site = useSite()
  const {title: ownTitle, logo} = useClassicThemeConfig().navbar
  // A site that says nothing about its navbar still needs a way home.
  const title = ownTitle ?? (logo ? undefined : site.title)
  const alt = logo?.alt ?? (title ? '' : site.title)
  return (
    <Link
      to={logo?.href ?? '/'}
      className={className}
      onClick={onClick}
      aria-label={title || logo ? undefined : site.title}
      {...(logo?.target !== undefined && {target: logo.target})}
    >
      {logo && <LogoImage logo={logo} alt={title === alt ? '' : alt} wrapperClassName={imageClassName} />}
      {title && <b className={titleClassName}>{title}</b>}
    </Link>
  )
}

interface LogoImageProps {
  readonly logo: LogoConfig
  readonly alt: string
  readonly wrapperClassName: string | undefined
}

function LogoImage({logo, alt, wrapperClassName}: LogoImageProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils()
  const image = <ThemedImage {...logoProps(logo, withBaseUrl)} alt={alt} />
  return wrapperClassName ? <div className={wrapperClassName}>{image}</div> : image
}
