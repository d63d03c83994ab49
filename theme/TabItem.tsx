// One panel of `<Tabs>`. Its label and attributes are shown by `Tabs`.
import {clsx} from 'clsx'
import type {LiHTMLAttributes, ReactNode} from 'react'

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

export default function TabItem({children, className, hidden = false, panelId, labelId}: TabItemProps): ReactNode {
  return (
    <div role="tabpanel" id={panelId} aria-labelledby={labelId} className={clsx('tabItem', className)} hidden={hidden}>
      {children}
    </div>
  )
}
