// What the data of a page tells of docs besides their places: where code of a site reads docs, of all in the page's version.

import type {GlobalVersion, SidebarLink, VersionDoc} from '../../../shared/views.ts'
import {usePage} from '../../page/page-context.ts'
import {useAllDocsData} from './docs-data.ts'

/** Finds the description of a doc by its id; undefined for one that the page knows nothing of. */
export function useDocDescription(): (id: string | undefined) => string | undefined {
  // Made by the docs plugin in these shapes: for docs that show cards, and for the page of a category.
  const {cards, items} = usePage().props as {
    readonly cards?: Readonly<Record<string, string>>
    readonly items?: readonly SidebarLink[]
  }
  const docs = useKnownDocs()
  return (id = '') => cards?.[id] ?? items?.find?.(({docId}) => docId === id)?.description ?? docs[id]?.description
}

/** Docs of the page's version with titles and descriptions, by id. Empty on a page that is not part of the docs. */
export function useKnownDocs(): Readonly<Record<string, VersionDoc>> {
  const {plugin, props} = usePage()
  const all = useAllDocsData()
  if (plugin.name !== 'docs') return NO_DOCS
  // Pages of the docs plugin have this prop (views.ts).
  const name = (props.version as {readonly name: string} | undefined)?.name
  const version = name === undefined ? undefined : all[plugin.id]?.versions.find((one) => one.name === name)
  return version === undefined ? NO_DOCS : docsOf(version)
}

const NO_DOCS: Readonly<Record<string, VersionDoc>> = {}

// Versions may have thousands of docs, and many components of a page ask.
const known = new WeakMap<GlobalVersion, Readonly<Record<string, VersionDoc>>>()

function docsOf(version: GlobalVersion): Readonly<Record<string, VersionDoc>> {
  const found = known.get(version)
  if (found !== undefined) return found
  const docs = Object.fromEntries(
    version.docs.flatMap(({id, title, description = '', sidebar}) =>
      title === undefined ? [] : [[id, {id, title, description, ...(sidebar !== undefined && {sidebar})}]],
    ),
  )
  known.set(version, docs)
  return docs
}
