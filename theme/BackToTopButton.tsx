// A button to the top of a long page, shown while the reader scrolls up.
import IconArrow from '@theme/Icon/Arrow'
import {clsx} from 'clsx'
import {prefersReducedMotion, ThemeClassNames, translate} from 'quire-docs/client'
import {type ReactNode, useState} from 'react'
import {useScroll} from './hooks/use-scroll.ts'

/** Pixels from the top within which nobody needs the button. */
const THRESHOLD_PX = 300

export default function BackToTopButton(): ReactNode {
  const [isShown, setShown] = useState(false)
  useScroll((y, previousY) => {
    if (y === previousY) return
    setShown(y > THRESHOLD_PX && y < previousY)
  })
  const scrollUp = () => window.scrollTo({top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth'})
  return (
    <button
      type="button"
      aria-label={translate({id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top'})}
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        'backToTopButton',
        isShown && 'backToTopButtonShow',
      )}
      onClick={scrollUp}
    >
      <IconArrow />
    </button>
  )
}
