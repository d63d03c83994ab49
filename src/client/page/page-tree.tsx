// The layouts of a page, nested, with its content in the middle.

import {type ComponentType, type ReactNode, useContext, useMemo} from 'react'
import type {PageData} from '../../shared/contract.ts'
import {toContentComponent} from './content-component.tsx'
import {NestedContext} from './nested-layout.tsx'
import {PageContent} from './page-content.tsx'
import {useLoadedPage} from './page-context.ts'
import {RoutePropsContext} from './route-props.ts'

type AnyLayout = ComponentType<{readonly children: ReactNode; readonly [prop: string]: unknown}>

/** What a layout is told of its route by the names of Docusaurus: what lies in it is in the context. */
const NO_ROUTES: readonly object[] = []

/**
 * Nests the layouts of the page, outermost first. Two pages with the same outer layouts give the same element types in
 * the same places, so React keeps those layouts and their state when one page follows the other.
 */
export function PageTree(): ReactNode {
  const {page, layouts} = useLoadedPage('PageTree')
  const route = {path: page.path, exact: true, routes: NO_ROUTES}
  const given = useContext(RoutePropsContext)
  const content = useMemo(() => toContentComponent(page), [page])
  const index = useMemo(() => toGeneratedIndex(page), [page])
  let tree: ReactNode = <PageContent />
  for (const component of [...layouts].reverse()) {
    // Props of a layout are checked where routes are made; here they are the page's data whatever their shape.
    const Layout = component as AnyLayout
    const layout = (
      <Layout {...given} {...page.props} {...index} content={content} route={route}>
        {tree}
      </Layout>
    )
    tree = <NestedContext value={tree}>{layout}</NestedContext>
  }
  return tree
}

/** The page of a category as its layout gets it in Docusaurus, in one prop. */
function toGeneratedIndex({plugin, props}: PageData): {readonly categoryGeneratedIndex?: object} {
  const {title, description, image, keywords, slug, permalink, items, previous, next, sidebar} = props
  if (plugin.name !== 'docs' || slug === undefined || items === undefined) return {}
  return {
    categoryGeneratedIndex: {
      title,
      description,
      image,
      keywords,
      slug,
      permalink,
      sidebar,
      navigation: {previous, next},
    },
  }
}
