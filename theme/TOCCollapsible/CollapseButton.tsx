// Opens and closes the table of contents of narrow windows.
import {clsx} from 'clsx'
import {Translate} from 'quire-docs/client'
import type {ButtonHTMLAttributes, ReactNode} from 'react'

export interface TOCCollapsibleCollapseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly collapsed: boolean
}

export default function TOCCollapsibleCollapseButton({
  collapsed,
  className,
  children,
  ...props
}: TOCCollapsibleCollapseButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-expanded={!collapsed}
      {...props}
      className={clsx(
        'clean-btn menu__link menu__link--sublist menu__link--sublist-caret tocCollapsibleButton',
        className,
      )}
    >
      <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      {children}
    </button>
  )
}
