// Hides the docs sidebar.
import IconArrow from '@theme/Icon/Arrow'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function DocSidebarDesktopCollapseButton({onClick}: {readonly onClick: () => void}): ReactNode {
  return (
    <button
      type="button"
      className="clean-btn collapseSidebarButton"
      title={translate({id: 'theme.docs.sidebar.collapseButtonTitle', message: 'Collapse sidebar'})}
      aria-label={translate({id: 'theme.docs.sidebar.collapseButtonAriaLabel', message: 'Collapse sidebar'})}
      onClick={onClick}
    >
      <IconArrow className="collapseSidebarButtonIcon" />
    </button>
  )
}
