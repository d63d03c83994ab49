// Facts about the docs that every page may read: the version, the sidebars' first links, and the docs that the navbar
// names. Nothing here grows with the number of docs.
import {
  closest,
  type Diagnostic,
  type GlobalDoc,
  type GlobalDocsData,
  type GlobalSidebar,
  withoutUndefined,
} from 'quire/plugin'
import {pagesIn} from './category-routes.ts'
import {checkInstances, checkVersions, findNavbarItems} from './navbar-items.ts'
import type {Navigation} from './navigation.ts'
import type {RouteContext} from './route-context.ts'
import {toIdPart} from './sidebar-branches.ts'
import {findFirstHref} from './sidebar-view.ts'
import {listIds} from './unknown-ids.ts'
import {toVersionPath} from './version.ts'

type Report = (diagnostic: Diagnostic) => void

export function toGlobalData(context: RouteContext, report: Report): GlobalDocsData {
  const {model, options, navigation, config} = context
  const {name, label, isLast, path} = model.version
  const named = findNavbarItems(context)
  for (const problem of [...checkInstances(context), ...checkVersions(context, [name])]) report(problem)
  checkSidebars(named.sidebarIds, context, report)
  checkDocs(named.docIds, context, report)
  const mainDocId = navigation.mainDoc?.id ?? ''
  return {
    path: toVersionPath(config.baseUrl, options.routeBasePath),
    breadcrumbs: options.breadcrumbs,
    versions: [
      {
        name,
        label,
        isLast,
        path,
        mainDocId,
        docs: [...new Set([mainDocId, ...named.docIds])].flatMap((id) => describeDoc(id, navigation)),
        allDocs: allDocsId(context),
        draftIds: named.docIds.filter((id) => model.draftIds.includes(id)),
        sidebars: Object.fromEntries([...context.sidebars.keys()].map((one) => [one, describeSidebar(one, context)])),
      },
    ],
  }
}

/** Id of the shared data that holds {@link listAllDocs}. */
export function allDocsId({id, model}: Pick<RouteContext, 'id' | 'model'>): string {
  return [...(id === 'default' ? [] : [toIdPart(id)]), 'docs', toIdPart(model.version.name)].join('-')
}

/** All docs of the version, and the generated pages of categories, which go by their slugs. */
export function listAllDocs({model, navigation}: RouteContext): readonly GlobalDoc[] {
  return [
    ...model.docs.flatMap(({id}) => describeDoc(id, navigation)),
    ...model.sidebars.flatMap(({name, items}) =>
      pagesIn(items).map(({slug, permalink, title}) => ({id: slug, path: permalink, label: title, sidebar: name})),
    ),
  ]
}

function describeSidebar(name: string, context: RouteContext): GlobalSidebar {
  const {navigation, sidebars} = context
  const id = sidebars.get(name)?.id ?? ''
  const link = firstLink(name, {navigation, sidebars})
  return link === undefined ? {id} : {id, link}
}

/** Where an item for the whole sidebar leads: its first stop, else the first link of any kind. */
function firstLink(name: string, {navigation, sidebars}: Pick<RouteContext, 'navigation' | 'sidebars'>) {
  const first = navigation.firstOf(name)
  if (first !== undefined) return {path: first.permalink, label: first.title}
  const path = findFirstHref(sidebars.get(name)?.data.items ?? [])
  return path === undefined ? undefined : {path, label: name}
}

function describeDoc(id: string, {docById, sidebarOf}: Navigation): readonly GlobalDoc[] {
  const doc = docById.get(id)
  if (doc === undefined) return []
  const {permalink, title, frontMatter, isHidden} = doc
  const unlisted = isHidden ? true : undefined
  return [
    {
      id,
      path: permalink,
      label: frontMatter.sidebar_label ?? title,
      ...withoutUndefined({sidebar: sidebarOf(doc), unlisted}),
    },
  ]
}

/** An item for a draft is left out without a word, as the draft itself is. */
function checkDocs(ids: readonly string[], {navigation, model}: RouteContext, report: Report): void {
  for (const id of ids) {
    if (navigation.docById.has(id) || model.draftIds.includes(id)) continue
    const message = `A navbar item names the doc "${id}", but no doc has this id.`
    report(unknownItem(message, {id, available: model.docs.map((one) => one.id), code: 'docs/unknown-doc'}))
  }
}

function checkSidebars(ids: readonly string[], context: RouteContext, report: Report): void {
  const available = [...context.sidebars.keys()]
  for (const id of ids) {
    if (!context.sidebars.has(id)) {
      const message = `A navbar item names the sidebar "${id}", which does not exist.`
      report(unknownItem(message, {id, available, code: 'docs/unknown-sidebar'}))
    } else if (firstLink(id, context) === undefined) {
      report({
        level: 'error',
        code: 'docs/sidebar-without-link',
        message: `A navbar item leads to the sidebar "${id}", which has nothing to lead to.`,
        hint: 'Add a doc to the sidebar, or remove the item from "themeConfig.navbar.items".',
      })
    }
  }
}

interface Unknown {
  readonly id: string
  readonly available: readonly string[]
  readonly code: string
}

function unknownItem(message: string, {id, available, code}: Unknown): Diagnostic {
  const nearest = closest(id, available)
  const notes = listIds(code === 'docs/unknown-doc' ? 'Available ids' : 'Sidebars', available)
  return {level: 'error', code, message, ...(nearest === undefined ? {} : {hint: `Did you mean "${nearest}"?`}), notes}
}
