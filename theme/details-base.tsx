// A section that opens below its summary, without a look. Animated in the browser; without a script it is the browser's own element.

import {clsx} from 'clsx'
import {Collapsible, isElementOf, translate, useCollapsible, useIsomorphicLayoutEffect} from 'quire-docs/client'
import {
  Children,
  type DetailsHTMLAttributes,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** A text or a `<summary>`. By default the `<summary>` among the children. */
  readonly summary?: ReactNode
}

const AT_ONCE = {duration: 0}

export function DetailsBase({summary, children, open = false, className, ...props}: DetailsProps): ReactNode {
  const parts = Children.toArray(children)
  const isSummary = (part: ReactNode): part is ReactElement => isElementOf(part, 'summary')
  const shownSummary = summary ?? parts.find(isSummary) ?? translate({id: 'theme.Details.summary', message: 'Details'})
  const {collapsed, setCollapsed} = useCollapsible({initialState: !open})
  const [isOpen, setOpen] = useState(open)
  const [isAnimated, setAnimated] = useState(true)
  const element = useRef<HTMLDetailsElement>(null)
  // Whoever opens it thus is about to scroll to what is inside.
  const adoptOpening = (isOpenInPage = false) => {
    if (!isOpenInPage || !collapsed) return
    setAnimated(false)
    setOpen(true)
    setCollapsed(false)
  }
  // The reader or the browser may have opened it before the client took over.
  useIsomorphicLayoutEffect(() => adoptOpening(element.current?.open), [])
  const onClick = (event: MouseEvent) => {
    const found = event.target instanceof Element && event.target.closest('summary')
    if (!found || found.parentElement !== event.currentTarget) return
    // The element may close only after the animation, or there would be nothing to see of it.
    event.preventDefault()
    setAnimated(true)
    if (collapsed) setOpen(true)
    setCollapsed(!collapsed)
  }
  // The browser opens it by itself to show what its search has found.
  const onToggle = ({currentTarget}: SyntheticEvent<HTMLDetailsElement>) => adoptOpening(currentTarget.open)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the summary inside is what is clicked, by keyboard as well
    <details
      {...props}
      ref={element}
      open={isOpen}
      data-collapsed={collapsed}
      className={clsx('details_', className)}
      onClick={onClick}
      onToggle={onToggle}
    >
      {isValidElement(shownSummary) ? shownSummary : <summary>{shownSummary}</summary>}
      <Collapsible
        disableSSRStyle
        collapsed={collapsed}
        {...(!isAnimated && {animation: AT_ONCE})}
        onCollapseTransitionEnd={(isCollapsed) => setOpen(!isCollapsed)}
      >
        <div className="collapsibleContent">{parts.filter((part) => !isSummary(part))}</div>
      </Collapsible>
    </details>
  )
}
