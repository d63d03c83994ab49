// A button to the top of a long page, shown while the reader scrolls up.
import IconArrow from '@theme/Icon/Arrow'
import {clsx} from 'clsx'
import {ThemeClassNames, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useBackToTopButton} from './hooks/use-back-to-top-button.ts'

/** Pixels from the top within which nobody needs the button. */
const THRESHOLD_PX = 300

export default function BackToTopButton(): ReactNode {
  const {shown, scrollToTop} = useBackToTopButton({threshold: THRESHOLD_PX})
  return (
    <button
      type="button"
      aria-label={translate({id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top'})}
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        'backToTopButton',
        shown && 'backToTopButtonShow',
      )}
      onClick={scrollToTop}
    >
      <IconArrow />
    </button>
  )
}
