// Tabs as elements that need no component: the browser's script chooses among panels that are all in the page. The same
// elements as the theme's `Tabs` makes.
import type {BlockContent} from 'mdast'
import {type HtmlElement, htmlElement} from './html-element.ts'

export interface StaticPanel {
  readonly value: string
  readonly label: string
  readonly content: BlockContent
}

/** @param groupId Groups with the same id change together; without one the group stands alone. */
export function toTabs(panels: readonly StaticPanel[], groupId: string | undefined): HtmlElement {
  const labels = panels.map(({value, label}, at) => {
    const classNames = ['tabs__item', ...(at === 0 ? ['tabs__item--active'] : [])]
    const state = {role: 'tab', ariaSelected: at === 0 ? 'true' : 'false', tabIndex: at === 0 ? 0 : -1}
    return htmlElement('li', {...state, className: classNames, dataValue: value}, [{type: 'text', value: label}])
  })
  const contents = panels.map(({value, label, content}, at) =>
    htmlElement(
      'div',
      {role: 'tabpanel', ariaLabel: label, className: ['tabItem_'], dataValue: value, hidden: at > 0},
      [content],
    ),
  )
  const list = htmlElement('ul', {role: 'tablist', ariaOrientation: 'horizontal', className: ['tabs']}, labels)
  const names = ['theme-tabs-container', 'tabs-container', 'tabs-static']
  return htmlElement('div', {className: names, ...(groupId === undefined ? {} : {dataGroupId: groupId})}, [
    list,
    htmlElement('div', {className: ['margin-top--md']}, contents),
  ])
}
