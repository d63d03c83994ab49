// A piece of HTML as a navbar item.
import {clsx} from 'clsx'
import type {ReactNode} from 'react'
import {toInnerHtml} from '../inner-html.ts'

export interface HtmlNavbarItemProps {
  readonly value: string
  readonly className?: string | undefined
  readonly mobile?: boolean
  readonly isDropdownItem?: boolean
}

export default function HtmlNavbarItem({
  value,
  className,
  mobile = false,
  isDropdownItem = false,
}: HtmlNavbarItemProps): ReactNode {
  const Tag = isDropdownItem || mobile ? 'li' : 'div'
  const classes = clsx({navbar__item: !mobile && !isDropdownItem, 'menu__list-item': mobile}, className)
  const role = isDropdownItem && !mobile ? 'none' : undefined
  return <Tag role={role} className={classes || undefined} dangerouslySetInnerHTML={toInnerHtml(value)} />
}
