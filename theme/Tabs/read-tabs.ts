// Tabs from the children and properties of `<Tabs>`, checked.
import {duplicates} from 'quire-docs/client'
import {Children, isValidElement, type LiHTMLAttributes, type ReactElement, type ReactNode} from 'react'

export interface TabDescription {
  readonly value: string
  readonly label?: string | undefined
  readonly attributes?: LiHTMLAttributes<HTMLLIElement> | undefined
  readonly default?: boolean | undefined
}

export interface TabsProps {
  readonly children?: ReactNode
  /** Value of the tab to start with. Null or nothing: the tab marked `default`, else the first. */
  readonly defaultValue?: string | null
  /** Labels and order; by default those of the children. */
  readonly values?: readonly TabDescription[]
  /** Groups with the same id show the same value, which is remembered. */
  readonly groupId?: string
  /** Keep the value in the URL: true under the name of the group, or a name. */
  readonly queryString?: boolean | string
  /** Render the chosen panel only. */
  readonly lazy?: boolean
  /** Tabs as wide as the content. */
  readonly block?: boolean
  readonly className?: string
}

/** What `<Tabs>` adds to its children. */
export interface PanelProps extends Omit<TabDescription, 'value'> {
  readonly value?: string
  readonly hidden?: boolean
  readonly panelId?: string
  readonly labelId?: string
}

export interface Tab extends TabDescription {
  /** Absent where `values` names a tab that no child is the panel of: it is shown all the same, with nothing below. */
  readonly element?: ReactElement<PanelProps>
}

/** @throws Error naming what is wrong. */
export function readTabs({children, values, defaultValue}: TabsProps): readonly Tab[] {
  const content = readContent(children)
  const elements = values ? content.filter(isPanel) : content.map((child) => toPanel(child))
  const tabs = values
    ? values.map((one): Tab => {
        const element = elements.find(({props}) => props.value === one.value)
        return element ? {...one, element} : one
      })
    : elements.map((element) => {
        const {value = '', label, attributes, default: isDefault} = element.props
        return {value, label, attributes, default: isDefault, element}
      })
  if (tabs.length === 0) throw new Error('<Tabs> needs at least one <TabItem> child.')
  check(tabs, defaultValue)
  return tabs
}

/** What stands below the labels, in the order of the source. Text between the items is white space of the source. */
export function readContent(children: ReactNode): readonly Exclude<ReactNode, boolean | null | undefined>[] {
  return Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '')
}

/** Any component with a `value` is taken for an item. */
export function isPanel(child: ReactNode): child is ReactElement<PanelProps> {
  return isValidElement<PanelProps>(child) && typeof child.props.value === 'string'
}

/** Without `values`, each child has to say which tab it belongs to; with them, the item may be inside of a component. */
function toPanel(child: ReactNode): ReactElement<PanelProps> {
  if (isPanel(child)) return child
  const found = isValidElement(child) ? describe(child) : String(child)
  throw new Error(`Every child of <Tabs> must be a <TabItem> with a unique "value"; found ${found}.`)
}

function describe({type}: ReactElement): string {
  return `<${typeof type === 'string' ? type : type.name}> without "value"`
}

function check(tabs: readonly Tab[], defaultValue: string | null | undefined): void {
  const values = tabs.map(({value}) => value)
  const doubled = duplicates(values)
  if (doubled.length > 0)
    throw new Error(`<Tabs> has several tabs with the value "${doubled[0]}". Values must be unique.`)
  if (typeof defaultValue === 'string' && !values.includes(defaultValue)) {
    throw new Error(`<Tabs> has the default value "${defaultValue}", but only these values: ${values.join(', ')}.`)
  }
}
