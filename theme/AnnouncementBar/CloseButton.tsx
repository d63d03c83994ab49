// Closes the announcement for good.
import IconClose from '@theme/Icon/Close'
import {clsx} from 'clsx'
import {translate} from 'quire-docs/client'
import type {ComponentProps, ReactNode} from 'react'

export default function AnnouncementBarCloseButton({className, ...props}: ComponentProps<'button'>): ReactNode {
  const label = translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})
  return (
    <button type="button" aria-label={label} {...props} className={clsx('clean-btn iconButton_', className)}>
      <IconClose />
    </button>
  )
}
