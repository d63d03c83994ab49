// Facts about the docs that every page may read: the versions, the sidebars' first links, and the docs that the navbar and
// components name. Nothing here grows with the number of docs.
import {type Diagnostic, withoutUndefined} from 'quire-docs/plugin'
import type {GlobalDoc, GlobalDocsData, GlobalSidebar, GlobalVersion} from 'quire-docs/plugin/content'
import {pagesIn} from './category-routes.ts'
import {checkInstances, checkVersions, findNavbarItems, type NamedId, unknownItem} from './navbar-items.ts'
import type {Navigation} from './navigation.ts'
import type {RouteContext, RoutesInput} from './route-context.ts'
import {toIdPart} from './sidebar-branches.ts'
import {findFirstHref} from './sidebar-view.ts'
import {toVersionPath} from './version.ts'

type Report = (diagnostic: Diagnostic) => void

export function toGlobalData(
  contexts: readonly RouteContext[],
  {report, ...input}: Pick<RoutesInput, 'config' | 'id' | 'options' | 'report'>,
): GlobalDocsData {
  const {options, config} = input
  const named = findNavbarItems(input)
  const names = contexts.map(({model}) => model.version.name)
  for (const problem of [...checkInstances(input), ...checkVersions(input, names)]) report(problem)
  // Pages outside of the docs show the last version's; where a page's own version lacks a doc, so do its pages.
  const last = contexts.find(({model}) => model.version.isLast)
  if (last !== undefined) {
    checkSidebars(named.sidebars, last, report)
    checkDocs(named.docs, last, report)
  }
  const ids = named.docs.map(({id}) => id)
  const docIds = config.namedDocs === 'all' ? config.namedDocs : [...new Set([...ids, ...config.namedDocs])]
  return {
    path: toVersionPath(config.baseUrl, options.routeBasePath),
    breadcrumbs: options.breadcrumbs,
    versions: contexts.map((context) => describeVersion(context, docIds)),
  }
}

function describeVersion(context: RouteContext, docIds: 'all' | readonly string[]): GlobalVersion {
  const {model, navigation} = context
  const draftIds = model.drafts.map(({id}) => id)
  const {name, label, isLast, path} = model.version
  const mainDocId = navigation.mainDoc?.id ?? ''
  return {
    name,
    label,
    isLast,
    path,
    mainDocId,
    docs:
      docIds === 'all'
        ? listAllDocs(context).map((doc) => ({...doc, ...textsOf(doc.id, navigation)}))
        : [...new Set([mainDocId, ...docIds])].flatMap((id) => describeDoc(id, navigation)),
    allDocs: allDocsId(context),
    draftIds: docIds === 'all' ? draftIds : docIds.filter((id) => draftIds.includes(id)),
    sidebars: Object.fromEntries([...context.sidebars.keys()].map((one) => [one, describeSidebar(one, context)])),
  }
}

/** Id of the shared data that holds {@link listAllDocs}, or says in how many parts that is. */
export function allDocsId({id, versionId}: Pick<RouteContext, 'id' | 'versionId'>): string {
  return [...(id === 'default' ? [] : [toIdPart(id)]), 'docs', versionId].join('-')
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

/** What `useDocById` tells in Docusaurus. */
function textsOf(id: string, {docById}: Navigation): Pick<GlobalDoc, 'title' | 'description'> {
  const doc = docById.get(id)
  return doc === undefined ? {} : {title: doc.title, description: doc.description}
}

/** An item for a draft is left out without a word, as the draft itself is. */
function checkDocs(named: readonly NamedId[], {navigation, model}: RouteContext, report: Report): void {
  for (const one of named) {
    if (navigation.docById.has(one.id) || model.drafts.some(({id}) => id === one.id)) continue
    report(
      unknownItem(one, {
        code: 'docs/unknown-doc',
        message: `A navbar item names the doc "${one.id}", but no doc has this id.`,
        available: model.docs.map(({id}) => id),
        what: 'Available ids',
        otherwise:
          'Write an id of the list: the path of the file without extension and number prefixes, or the "id" of its front matter.',
      }),
    )
  }
}

function checkSidebars(named: readonly NamedId[], context: RouteContext, report: Report): void {
  for (const one of named) {
    if (!context.sidebars.has(one.id)) {
      report(
        unknownItem(one, {
          code: 'docs/unknown-sidebar',
          message: `A navbar item names the sidebar "${one.id}", which does not exist.`,
          available: [...context.sidebars.keys()],
          what: 'Sidebars',
          otherwise: 'Write a name of the list: the keys of the file that the option "sidebarPath" names.',
        }),
      )
    } else if (firstLink(one.id, context) === undefined) {
      report({
        level: 'error',
        code: 'docs/sidebar-without-link',
        message: `A navbar item leads to the sidebar "${one.id}", which has nothing to lead to.`,
        configKey: one.configKey,
        hint: 'Add a doc to the sidebar, or remove the item from "themeConfig.navbar.items".',
      })
    }
  }
}
