// The layouts of a page, nested, with its content in the middle.
import type {ComponentType, ReactNode} from 'react'
import {PageContent} from './page-content.tsx'
import {useLoadedPage} from './page-context.ts'

type AnyLayout = ComponentType<{readonly children: ReactNode; readonly [prop: string]: unknown}>

/**
 * Nests the layouts of the page, outermost first. Two pages with the same outer layouts give the same element types in
 * the same places, so React keeps those layouts and their state when one page follows the other.
 */
export function PageTree(): ReactNode {
  const {page, layouts} = useLoadedPage('PageTree')
  let tree: ReactNode = <PageContent />
  for (const component of [...layouts].reverse()) {
    // Props of a layout are checked where routes are made; here they are the page's data whatever their shape.
    const Layout = component as AnyLayout
    tree = <Layout {...page.props}>{tree}</Layout>
  }
  return tree
}
