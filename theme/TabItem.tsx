// One panel of `<Tabs>`. Its label and attributes are shown by `Tabs`.
import {clsx} from 'clsx'
import type {LiHTMLAttributes, ReactNode} from 'react'
import {useSurroundingTabs} from './Tabs/tabs-context.tsx'

export interface TabItemProps {
  readonly value: string
  readonly children?: ReactNode
  /** The value by default. */
  readonly label?: string
  readonly default?: boolean
  /** Attributes of the tab's label. */
  readonly attributes?: LiHTMLAttributes<HTMLLIElement>
  readonly className?: string
  /** These three are set by `Tabs`. */
  readonly hidden?: boolean
  readonly panelId?: string
  readonly labelId?: string
}

/** In tabs of a site's own, which do not say whether it is hidden, the panel finds out by itself. */
export default function TabItem({value, children, className, panelId, labelId, ...props}: TabItemProps): ReactNode {
  const tabs = useSurroundingTabs()
  const isHidden = props.hidden ?? (tabs !== null && tabs.selectedValue !== value)
  if (isHidden && tabs?.lazy) return null
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={labelId}
      className={clsx('tabItem_', className)}
      hidden={isHidden}
    >
      {children}
    </div>
  )
}
