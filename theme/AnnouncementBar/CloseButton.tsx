// Closes the announcement for good.
import IconClose from '@theme/Icon/Close'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function AnnouncementBarCloseButton({onClick}: {readonly onClick: () => void}): ReactNode {
  const label = translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})
  return (
    <button type="button" className="clean-btn iconButton" aria-label={label} onClick={onClick}>
      <IconClose />
    </button>
  )
}
