// Facts about the docs that every page may read: the version, the sidebars' first links, and the docs that the navbar
// names. Nothing here grows with the number of docs.
import {closest, type Diagnostic, type Json} from 'quire/plugin'
import type {Doc} from './model.ts'
import {checkInstances, findNavbarItems} from './navbar-items.ts'
import type {RouteContext} from './route-context.ts'
import {findFirstHref} from './sidebar-view.ts'
import {listIds} from './unknown-ids.ts'

type Report = (diagnostic: Diagnostic) => void

/**
 * `{path, breadcrumbs, versions: [{name, label, isLast, path, mainDocId, sidebars, docs}]}`. `sidebars` is by name:
 * `{id, link?: {path, label}}`, where `id` is that of the shared data; `docs` is by id: `{id, path, label, sidebar?}`,
 * for docs that navbar items name.
 */
export function toGlobalData(context: RouteContext, report: Report): Json {
  const {model, options, navigation} = context
  const {name, label, isLast, path} = model.version
  const named = findNavbarItems(context)
  for (const problem of checkInstances(context)) report(problem)
  checkSidebars(named.sidebarIds, context, report)
  return {
    path,
    breadcrumbs: options.breadcrumbs,
    versions: [
      {
        name,
        label,
        isLast,
        path,
        mainDocId: navigation.mainDoc?.id ?? null,
        sidebars: Object.fromEntries([...context.sidebars.keys()].map((one) => [one, describeSidebar(one, context)])),
        docs: Object.fromEntries(describeDocs(named.docIds, context, report)),
      },
    ],
  }
}

function describeSidebar(name: string, context: RouteContext): Json {
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

function describeDocs(ids: readonly string[], {navigation, model}: RouteContext, report: Report): [string, Json][] {
  return ids.flatMap((id): [string, Json][] => {
    const doc = navigation.docById.get(id)
    if (doc !== undefined) return [[id, describeDoc(doc, navigation.sidebarOf(doc))]]
    // An item for a draft is left out without a word, as the draft itself is.
    if (!model.draftIds.includes(id)) {
      const available = model.docs.map((one) => one.id)
      report(
        unknownItem(`A navbar item names the doc "${id}", but no doc has this id.`, {
          id,
          available,
          code: 'docs/unknown-doc',
        }),
      )
    }
    return []
  })
}

function describeDoc({id, permalink, title, frontMatter}: Doc, sidebar: string | undefined): Json {
  const label = frontMatter.sidebar_label ?? title
  return {id, path: permalink, label, ...(sidebar === undefined ? {} : {sidebar})}
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
