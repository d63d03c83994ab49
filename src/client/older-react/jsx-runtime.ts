// `react/jsx-runtime` and `react/jsx-dev-runtime` for a site whose React is older than 19.
import * as runtime from 'quire-react/jsx-runtime'
import type {ElementType, Key, ReactElement} from 'react'
import {withDefaults} from './default-props.ts'

export const {Fragment} = runtime

export function jsx(type: ElementType, props: object, key?: Key): ReactElement {
  return runtime.jsx(type, withDefaults(type, props), key)
}

export function jsxs(type: ElementType, props: object, key?: Key): ReactElement {
  return runtime.jsxs(type, withDefaults(type, props), key)
}

export const jsxDEV = jsx
