// @docusaurus/renderRoutes: what a component around nested routes, or a layout, shows inside of it.
import type {ReactNode} from 'react'
import {NestedLayout} from '../page/nested-layout.tsx'

/** @param _routes Those of the component: which of them is shown follows from the page. */
export default function renderRoutes(_routes?: unknown): ReactNode {
  return <NestedLayout />
}
