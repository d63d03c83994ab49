// Generated pages of categories: cards of what the category holds.
import type {Route} from 'quire-docs/plugin'
import {withoutUndefined} from 'quire-docs/plugin'
import type {CategoryIndexProps, SidebarItem} from 'quire-docs/plugin/content'
import {aroundSidebar, canonicalOf, docsClass, layoutOf, searchGroup, sharedOf} from './doc-route.ts'
import type {ResolvedItem} from './model.ts'
import type {GeneratedPage} from './navigation.ts'
import {type RouteContext, toProps} from './route-context.ts'
import {toBreadcrumbs} from './sidebar-branches.ts'
import {toVersionView} from './version.ts'

/** One route for each category that has such a page, in the order of the sidebars. */
export function categoryRoutes(context: RouteContext): readonly Route[] {
  return context.model.sidebars.flatMap(({name, items}) =>
    pagesIn(items).map((page) => categoryRoute(page, name, context)),
  )
}

/** Generated pages of the categories among the items and below. */
export function pagesIn(items: readonly ResolvedItem[]): GeneratedPage[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return []
    return [...(item.link?.type === 'generated-index' ? [item.link] : []), ...pagesIn(item.items)]
  })
}

function categoryRoute(page: GeneratedPage, sidebarName: string, context: RouteContext): Route {
  const {model, options, navigation, sidebars, id} = context
  const {title, slug, description, permalink, keywords, image} = page
  const sidebar = sidebars.get(sidebarName)
  const trail = sidebar?.trails.get(permalink)
  const {previous, next} = navigation.neighboursOfPage(page, sidebarName)
  const children = trail?.item.type === 'category' ? trail.item.items : []
  const props: CategoryIndexProps = {
    version: toVersionView(model.version, id),
    title,
    slug,
    permalink,
    items: children.map((item) => toCard(item, context)),
    breadcrumbs: options.breadcrumbs ? toBreadcrumbs(trail, context.config) : null,
    ...withoutUndefined({
      sidebar: sidebar?.id,
      alternates: context.alternatesOf({id: slug, permalink}),
      description,
      keywords,
      image,
      previous,
      next,
    }),
  }
  const noIndex = model.version.noIndex ? true : undefined
  return {
    path: permalink,
    layout: layoutOf(
      options,
      ...aroundSidebar(sidebar),
      options.docLayoutComponent ?? options.docRootComponent,
      options.docCategoryGeneratedIndexComponent,
    ),
    props: toProps(props),
    shared: sharedOf(sidebar, trail),
    metadata: {
      title,
      ...withoutUndefined({description, keywords, image, noIndex}),
      ...searchGroup(context),
      ...canonicalOf(slug, context),
    },
    htmlClass: docsClass('docs-doc-page', context),
  }
}

/** A child without what is below it: the page shows its own children alone. A site's own card counts them, and looks for their first link. */
function toCard(item: SidebarItem, {navigation, config}: RouteContext): SidebarItem {
  if (item.type === 'category') return config.compatibility === 'docusaurus' ? withChildren(item) : withoutItems(item)
  if (item.type !== 'link' || item.docId === undefined) return item
  const description = navigation.docById.get(item.docId)?.description
  return {...item, ...withoutUndefined({description: item.description ?? description})}
}

type Category = Extract<SidebarItem, {type: 'category'}>

function withChildren(category: Category): Category {
  return {...category, items: category.items.map((item) => (item.type === 'category' ? withFirst(item) : item))}
}

/** With the way to its first link, and no more: what is below may be most of the site. */
function withFirst(category: Category): Category {
  const first = category.items.slice(0, 1).map((item) => (item.type === 'category' ? withFirst(item) : item))
  return {...category, items: category.href === undefined ? first : [], itemCount: category.items.length}
}

function withoutItems(category: Category): Category {
  return {...category, items: [], itemCount: category.items.length}
}
