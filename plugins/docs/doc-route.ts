// The page of one doc.
import type {Route, RouteMetadata} from 'quire-docs/plugin'
import {withoutUndefined} from 'quire-docs/plugin'
import {type DocItemProps, sourceForPages} from 'quire-docs/plugin/content'
import type {Doc} from './model.ts'
import type {Navigation} from './navigation.ts'
import type {DocsOptions} from './options.ts'
import {type RouteContext, toProps} from './route-context.ts'
import {branchesTo, type CutSidebar, partsOf, type TrailStep, toBreadcrumbs} from './sidebar-branches.ts'
import {toDocTag} from './tag-links.ts'
import {toVersionView} from './version.ts'

export function docRoute(doc: Doc, context: RouteContext): Route {
  const {model, options, navigation, sidebars, config, id: instanceId} = context
  const sidebar = sidebars.get(navigation.sidebarOf(doc) ?? '')
  const trail = sidebar?.trails.get(doc.permalink)
  const {previous, next} = navigation.neighboursOf(doc)
  const props: Omit<DocItemProps, 'frontMatter'> = {
    version: toVersionView(model.version, instanceId),
    ...ownProps(doc),
    ...placeOf(doc, config),
    tags: doc.tags.map((tag) => toDocTag(tag, context)),
    breadcrumbs: options.breadcrumbs && sidebar !== undefined ? toBreadcrumbs(trail, config) : null,
    ...withoutUndefined({
      sidebar: sidebar?.id,
      alternates: context.alternatesOf(doc),
      cards: doc.hasCards ? cardsOf(trail, sidebar, navigation) : undefined,
      previous,
      next,
      changes: doc.changes,
      lastUpdatedAt: options.showLastUpdateTime ? doc.lastUpdatedAt : undefined,
      lastUpdatedBy: options.showLastUpdateAuthor ? doc.lastUpdatedBy : undefined,
    }),
  }
  return {
    path: doc.permalink,
    layout: layoutOf(
      options,
      ...aroundSidebar(sidebar),
      options.docLayoutComponent ?? options.docRootComponent,
      options.docItemComponent,
    ),
    props: toProps(props),
    frontMatter: doc.rawFrontMatter,
    ...withoutUndefined({dates: doc.dates}),
    content: {kind: 'document', sourcePath: doc.sourcePath},
    shared: [...new Set([...sharedOf(sidebar, trail), ...(doc.hasCards ? partsAround(sidebar, trail) : [])])],
    metadata: {...toMetadata(doc, model.version.noIndex), ...searchGroup(context), ...canonicalOf(doc.id, context)},
    htmlClass: `${docsClass('docs-doc-page', context)} docs-doc-id-${doc.id.replace(/\s+/g, '-')}`,
  }
}

type FromContext =
  | 'frontMatter'
  | 'source'
  | 'sourceDirName'
  | 'slug'
  | 'version'
  | 'tags'
  | 'cards'
  | 'sidebar'
  | 'alternates'
  | 'breadcrumbs'
  | 'previous'
  | 'next'
  | 'changes'
  | 'lastUpdatedAt'
  | 'lastUpdatedBy'

function ownProps(doc: Doc): Omit<DocItemProps, FromContext> {
  const {id, title, description, permalink, unlisted, draft, hasContentTitle, editUrl, frontMatter} = doc
  return {
    id,
    title,
    description,
    permalink,
    unlisted,
    draft,
    hasContentTitle,
    hideTitle: frontMatter.hide_title ?? false,
    hideTableOfContents: frontMatter.hide_table_of_contents ?? false,
    ...withoutUndefined({
      tocMinHeadingLevel: frontMatter.toc_min_heading_level,
      tocMaxHeadingLevel: frontMatter.toc_max_heading_level,
      editUrl,
    }),
  }
}

/** What components of sites for Docusaurus read of a doc's file. */
function placeOf(doc: Doc, config: RouteContext['config']): Pick<DocItemProps, 'source' | 'sourceDirName' | 'slug'> {
  const place = sourceForPages(doc.sourcePath, config)
  return place.source === undefined ? {} : {...place, sourceDirName: doc.dir, slug: doc.slug}
}

/** Descriptions of the docs below a category's index, or beside any other doc. */
function cardsOf(
  trail: TrailStep | undefined,
  sidebar: CutSidebar | undefined,
  {docById}: Navigation,
): Readonly<Record<string, string>> {
  const category = trail?.item.type === 'category' ? trail.item : trail?.parent?.item
  const items = category?.type === 'category' ? category.items : (sidebar?.items ?? [])
  return Object.fromEntries(
    items.flatMap((item) => {
      const doc = item.type === 'link' ? docById.get(item.docId ?? '') : undefined
      return doc === undefined || doc.description === '' ? [] : [[doc.id, doc.description]]
    }),
  )
}

/** Cards are made of the whole list, however long it is. */
function partsAround(sidebar: CutSidebar | undefined, trail: TrailStep | undefined): readonly string[] {
  const list =
    trail?.item.type === 'category' ? trail.list : trail?.parent === undefined ? sidebar?.list : trail.parent.list
  return list === undefined ? [] : partsOf(list, sidebar?.parts ?? {})
}

function toMetadata(doc: Doc, isVersionHidden: boolean): RouteMetadata {
  const {title, description, frontMatter, unlisted, lastUpdatedAt, sourcePath} = doc
  const {title_meta: windowTitle = title, keywords, image} = frontMatter
  const noIndex = unlisted || isVersionHidden ? true : undefined
  return {title: windowTitle, description, sourcePath, ...withoutUndefined({keywords, image, noIndex, lastUpdatedAt})}
}

/** The same page in the last version, where the site wants search engines to show that. */
export function canonicalOf(
  id: string,
  {model, options, lastVersion, permalinkIn}: RouteContext,
): Pick<RouteMetadata, 'canonical'> {
  if (!options.canonicalToLastVersion || model.version.isLast) return {}
  return withoutUndefined({canonical: permalinkIn(lastVersion, id)})
}

/** How search services tell the docs of this instance and version from other pages. */
export function searchGroup({id, model}: RouteContext): Pick<RouteMetadata, 'searchTag' | 'searchVersion'> {
  const {name} = model.version
  return {searchTag: `docs-${id}-${name}`, searchVersion: name}
}

/** Shared data that a page of a sidebar needs: the sidebar, and the branches that are open on this page. */
export function sharedOf(sidebar: CutSidebar | undefined, trail: TrailStep | undefined): readonly string[] {
  return sidebar === undefined ? [] : [sidebar.id, ...branchesTo(trail, sidebar)]
}

/** Class names of `<html>` on a page of the plugin's instance. */
export function docsClass(pageClass: string, {model, id}: RouteContext): string {
  return `docs-wrapper ${pageClass} ${model.version.className} plugin-docs plugin-id-${id}`
}

/** The layout that shows long lists, where the sidebar has one. */
export function aroundSidebar(sidebar: CutSidebar | undefined): readonly string[] {
  return sidebar === undefined || Object.keys(sidebar.parts).length === 0 ? [] : ['DocLongSidebar']
}

/** Layouts of a page from the outermost to the innermost, with those around all pages. */
export function layoutOf(options: DocsOptions, ...own: readonly string[]): readonly string[] {
  return [options.docsRootComponent, options.docVersionRootComponent, ...own]
}
