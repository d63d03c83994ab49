// A section that opens below its summary. Animated in the browser; without a script it is the browser's own element.

import {clsx} from 'clsx'
import {Collapsible, useCollapsible} from 'quire/client'
import {
  Children,
  type DetailsHTMLAttributes,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useState,
} from 'react'

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** A text or a `<summary>`. By default the `<summary>` among the children. */
  readonly summary?: ReactNode
}

export default function Details({summary, children, open = false, className, ...props}: DetailsProps): ReactNode {
  const parts = Children.toArray(children)
  const isSummary = (part: ReactNode): part is ReactElement => isValidElement(part) && part.type === 'summary'
  const shownSummary = summary ?? parts.find(isSummary) ?? 'Details'
  const {collapsed, setCollapsed} = useCollapsible({initialState: !open})
  const [isOpen, setOpen] = useState(open)
  const onClick = (event: MouseEvent) => {
    const found = event.target instanceof Element && event.target.closest('summary')
    if (!found || found.parentElement !== event.currentTarget) return
    // The element may close only after the animation, or there would be nothing to see of it.
    event.preventDefault()
    if (collapsed) setOpen(true)
    setCollapsed(!collapsed)
  }
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    // The browser opens it by itself to show what its search has found.
    if (!event.currentTarget.open || !collapsed || isOpen) return
    setOpen(true)
    setCollapsed(false)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the summary inside is what is clicked, by keyboard as well
    <details
      {...props}
      open={isOpen}
      data-collapsed={collapsed}
      className={clsx('details', className)}
      onClick={onClick}
      onToggle={onToggle}
    >
      {isValidElement(shownSummary) ? shownSummary : <summary>{shownSummary}</summary>}
      <Collapsible
        disableSSRStyle
        collapsed={collapsed}
        onCollapseTransitionEnd={(isCollapsed) => setOpen(!isCollapsed)}
      >
        <div className="collapsibleContent">{parts.filter((part) => !isSummary(part))}</div>
      </Collapsible>
    </details>
  )
}
