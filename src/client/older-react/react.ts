// `react` on a site whose own is older than 19, with what versions before it had besides.
import * as OwnReact from 'quire-react'
import type {ElementType, ReactElement, ReactNode} from 'react'
import {withChangedDefaults, withDefaults} from './default-props.ts'

export * from 'quire-react'

type Rest = readonly ReactNode[]

export function createElement(type: ElementType, props?: object | null, ...children: Rest): ReactElement {
  return OwnReact.createElement(type, withDefaults(type, props), ...children)
}

export function cloneElement(element: ReactElement, props?: object | null, ...children: Rest): ReactElement {
  return OwnReact.cloneElement(element, withChangedDefaults(element.type, props) ?? undefined, ...children)
}

/** Makes functions that make elements of one type. */
export function createFactory(type: ElementType): (props?: object | null, ...children: Rest) => ReactElement {
  return (props, ...children) => createElement(type, props, ...children)
}

/** Packages that have a runtime for JSX compiled into them read the owner of elements, which there is none of here. */
export const __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED = {
  ReactCurrentOwner: {current: null},
  ReactCurrentDispatcher: {current: null},
  ReactCurrentBatchConfig: {transition: null},
  assign: Object.assign,
}

export default {
  ...OwnReact,
  createElement,
  cloneElement,
  createFactory,
  __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED,
}
