// Table of contents that opens below a button, for narrow windows. Its entries are not in the HTML a second time.
import CollapseButton from '@theme/TOCCollapsible/CollapseButton'
import TOCItems from '@theme/TOCItems'
import {clsx} from 'clsx'
import {Collapsible, type TocItem, useCollapsible, useIsBrowser, useWindowSize} from 'quire-docs/client'
import {lazy, type MouseEvent, type ReactNode, Suspense, useState} from 'react'
import type {TocLevels} from '../hooks/use-toc.ts'

export interface TOCCollapsibleProps extends TocLevels {
  readonly toc: readonly TocItem[]
  readonly className?: string
}

// Without it the bar is the button that it was.
const Current = lazy(() =>
  import(/* webpackChunkName: "sticky-toc" */ './Current.tsx').catch(() => ({default: () => null})),
)

const AT_ONCE = {duration: 0}

export default function TOCCollapsible({className, ...props}: TOCCollapsibleProps): ReactNode {
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({initialState: true})
  const isBrowser = useIsBrowser()
  const isNarrow = useWindowSize() === 'mobile'
  const [isLeft, setLeft] = useState(false)
  const toggle = () => {
    setLeft(false)
    toggleCollapsed()
  }
  // At once: the browser is about to scroll, and what shrinks above the heading would take it away again.
  const closeOnLink = ({target}: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a'))) return
    setLeft(true)
    setCollapsed(true)
  }
  return (
    <div
      className={clsx('tocCollapsible', collapsed ? 'menu__list-item--collapsed' : 'tocCollapsibleExpanded', className)}
    >
      <CollapseButton collapsed={collapsed} disabled={!isBrowser} onClick={toggle}>
        {isNarrow && (
          <Suspense>
            <Current {...props} isOpen={!collapsed} close={() => setCollapsed(true)} />
          </Suspense>
        )}
      </CollapseButton>
      <Collapsible lazy className="tocCollapsibleContent" collapsed={collapsed} {...(isLeft && {animation: AT_ONCE})}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is clicked, by keyboard as well */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div onClick={closeOnLink}>
          <TOCItems
            {...props}
            linkActiveClassName={collapsed ? undefined : 'table-of-contents__link--active'}
            className="table-of-contents"
          />
        </div>
      </Collapsible>
    </div>
  )
}
