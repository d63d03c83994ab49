// Columns of footer links, each with its title.
import FooterLinkItem from '@theme/Footer/LinkItem'
import {clsx} from 'clsx'
import {ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {FooterColumnConfig} from '../../config/theme-config.ts'
import {toInnerHtml} from '../../inner-html.ts'

export default function FooterLinksMultiColumn({
  columns,
}: {
  readonly columns: readonly FooterColumnConfig[]
}): ReactNode {
  return (
    <div className="row footer__links">
      {columns.map(({title, className, items}, at) => (
        <div key={at} className={clsx(ThemeClassNames.layout.footer.column, 'col footer__col', className)}>
          {title && <div className="footer__title">{title}</div>}
          <ul className="footer__items clean-list">
            {items.map((item, index) =>
              item.html === undefined ? (
                <li key={index} className="footer__item">
                  <FooterLinkItem item={item} />
                </li>
              ) : (
                <li key={index} className="footer__item" dangerouslySetInnerHTML={toInnerHtml(item.html)} />
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  )
}
