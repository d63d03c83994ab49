// @docusaurus/ComponentCreator: a component for a route.
import type {ComponentType} from 'react'
import {NestedLayout} from '../page/nested-layout.tsx'
import {usePage} from '../page/page-context.ts'
import {isSamePath} from '../router/link-target.ts'
import {Redirect} from '../router/use-history.ts'

/** The page at a path. What another page consists of is known there alone: the reader is sent to it. */
export default function ComponentCreator(path: string, _hash?: string): ComponentType {
  return function RouteComponent() {
    const shown = usePage().path
    return path === '*' || isSamePath(path, shown) ? <NestedLayout /> : <Redirect to={path} />
  }
}
