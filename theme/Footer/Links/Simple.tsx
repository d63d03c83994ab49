// Footer links in one row.
import FooterLinkItem from '@theme/Footer/LinkItem'
import {Fragment, type ReactNode} from 'react'
import type {FooterItemConfig} from '../../config/theme-config.ts'
import {toInnerHtml} from '../../inner-html.ts'

export default function FooterLinksSimple({links}: {readonly links: readonly FooterItemConfig[]}): ReactNode {
  return (
    <div className="footer__links text--center">
      <div className="footer__links">
        {links.map((item, index) => (
          <Fragment key={index}>
            {index > 0 && <span className="footer__link-separator">·</span>}
            {item.html === undefined ? (
              <FooterLinkItem item={item} />
            ) : (
              <span className="footer__link-item" dangerouslySetInnerHTML={toInnerHtml(item.html)} />
            )}
          </Fragment>
        ))}
      </div>
    </div>
  )
}
