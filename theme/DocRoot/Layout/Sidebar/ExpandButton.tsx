// The strip that a hidden sidebar leaves: one button that brings it back.
import IconArrow from '@theme/Icon/Arrow'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function DocRootLayoutSidebarExpandButton({
  toggleSidebar,
}: {
  readonly toggleSidebar: () => void
}): ReactNode {
  return (
    <button
      type="button"
      className="clean-btn expandButton"
      title={translate({id: 'theme.docs.sidebar.expandButtonTitle', message: 'Expand sidebar'})}
      aria-label={translate({id: 'theme.docs.sidebar.expandButtonAriaLabel', message: 'Expand sidebar'})}
      onClick={toggleSidebar}
    >
      <IconArrow className="expandButtonIcon" />
    </button>
  )
}
