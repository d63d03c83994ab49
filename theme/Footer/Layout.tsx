// Order of the footer's parts.
import {clsx} from 'clsx'
import {ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface FooterLayoutProps {
  readonly style: 'light' | 'dark' | undefined
  readonly links: ReactNode
  readonly logo: ReactNode
  readonly copyright: ReactNode
}

export default function FooterLayout({style, links, logo, copyright}: FooterLayoutProps): ReactNode {
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', style === 'dark' && 'footer--dark')}>
      <div className="container container-fluid">
        {links}
        {(logo || copyright) && (
          <div className="footer__bottom text--center">
            {logo && <div className="margin-bottom--sm">{logo}</div>}
            {copyright}
          </div>
        )}
      </div>
    </footer>
  )
}
