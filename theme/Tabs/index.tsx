// Tabs: `<Tabs><TabItem value="a">…</TabItem></Tabs>`. Groups of one `groupId` change together, on this page and on others.
import {clsx} from 'clsx'
import {ThemeClassNames} from 'quire-docs/client'
import {cloneElement, type KeyboardEvent, type ReactNode, useId, useRef} from 'react'
import {moveFocus} from './move-focus.ts'
import {isPanel, readContent, readTabs, type Tab, type TabsProps} from './read-tabs.ts'
import {TabsProvider} from './tabs-context.tsx'
import {useKeptPosition} from './use-kept-position.ts'
import {useSelectedTab} from './use-selected-tab.ts'

/** @throws Error for tabs that cannot work: none, without value, with equal values, or with a wrong default. */
export default function Tabs(props: TabsProps): ReactNode {
  const {lazy = false, block = false, className} = props
  const tabs = readTabs(props)
  const [selected, select] = useSelectedTab(tabs, props)
  const list = useRef<HTMLUListElement>(null)
  const keepPosition = useKeptPosition(list)
  // React's begin with "_", which checkers of HTML and older selectors do not take for the beginning of an id.
  const id = `tabs${useId()}`
  const choose = (value: string) => {
    if (value === selected) return
    keepPosition()
    select(value)
  }
  const value = {selectedValue: selected, selectValue: choose, tabValues: tabs, lazy, block}
  return (
    <TabsProvider value={value}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
        <ul
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: sites' styles know tabs as a list
          role="tablist"
          aria-orientation="horizontal"
          className={clsx('tabs', block && 'tabs--block', className)}
          onKeyDown={moveFocus}
        >
          {tabs.map((tab, at) => (
            <TabLabel
              key={tab.value}
              tab={tab}
              id={`${id}-${at}`}
              isSelected={tab.value === selected}
              onChoose={choose}
            />
          ))}
        </ul>
        <div className="margin-top--md">
          {readContent(props.children).map((child) => {
            if (!isPanel(child)) return child
            const at = tabs.findIndex(({element}) => element?.props.value === child.props.value)
            // An item inside of a component learns from the context whether it is shown.
            if (at === -1) return child
            const isHidden = child.props.value !== selected
            const attributes = {hidden: isHidden, panelId: `${id}-${at}-panel`, labelId: `${id}-${at}-tab`}
            return lazy && isHidden ? null : cloneElement(child, attributes)
          })}
        </div>
      </div>
    </TabsProvider>
  )
}

interface TabLabelProps {
  readonly tab: Tab
  /** Prefix of the ids of the tab and its panel. */
  readonly id: string
  readonly isSelected: boolean
  readonly onChoose: (value: string) => void
}

function TabLabel({tab, id, isSelected, onChoose}: TabLabelProps): ReactNode {
  const {value, label, attributes, element} = tab
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(value)
    }
  }
  return (
    <li
      {...attributes}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: sites' styles know tabs as list items
      role="tab"
      id={`${id}-tab`}
      aria-selected={isSelected}
      aria-controls={element && `${id}-panel`}
      tabIndex={isSelected ? 0 : -1}
      className={clsx('tabs__item', attributes?.className, isSelected && 'tabs__item--active')}
      onClick={() => onChoose(value)}
      onKeyDown={onKeyDown}
    >
      {label ?? value}
    </li>
  )
}
