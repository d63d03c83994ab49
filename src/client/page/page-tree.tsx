// The layouts of a page, nested, with its content in the middle.
import type {ComponentType, ReactNode} from 'react'
import type {PageData} from '../../shared/contract.ts'
import type {LayoutComponent} from '../runtime-types.ts'
import {PageContent} from './page-content.tsx'
import {usePage} from './page-context.ts'

type AnyLayout = ComponentType<{readonly children: ReactNode; readonly [prop: string]: unknown}>

/**
 * Nests the layouts that `page.layout` names, outermost first. Two pages with the same outer layouts give the same
 * element types in the same places, so React keeps those layouts and their state when one page follows the other.
 * @throws Error when the theme has no layout of that name.
 */
export function PageTree({layouts}: {readonly layouts: Readonly<Record<string, LayoutComponent>>}): ReactNode {
  const page = usePage()
  let tree: ReactNode = <PageContent />
  for (const name of [...page.layout].reverse()) {
    const Layout = findLayout(layouts, name, page)
    tree = <Layout {...page.props}>{tree}</Layout>
  }
  return tree
}

function findLayout(layouts: Readonly<Record<string, LayoutComponent>>, name: string, page: PageData): AnyLayout {
  const layout = Object.hasOwn(layouts, name) ? layouts[name] : undefined
  if (!layout) {
    const known = Object.keys(layouts).join(', ')
    throw new Error(
      `The page "${page.path}" asks for layout "${name}", which the theme does not have. It has: ${known}.`,
    )
  }
  // Props of a layout are checked where routes are made; here they are the page's data whatever their shape.
  return layout as AnyLayout
}
