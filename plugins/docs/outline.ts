// The docs in the order of their sidebars, grouped by the outermost categories.
import type {OutlineSection} from 'quire-docs/plugin'
import type {ResolvedItem, Sidebar} from './model.ts'
import type {Navigation} from './navigation.ts'

/** Docs outside of any category come first, under this name. */
const LOOSE_DOCS = 'Docs'

/** Hidden docs are left out, and so are sections without docs. */
export function toOutline(sidebars: readonly Sidebar[], {docById}: Navigation): readonly OutlineSection[] {
  const pathsIn = (items: readonly ResolvedItem[]): string[] => items.flatMap(pathsOf)
  const pathsOf = (item: ResolvedItem): string[] => {
    if (item.type === 'category')
      return [...(item.link?.type === 'doc' ? toPath(item.link.id) : []), ...pathsIn(item.items)]
    return item.type === 'doc' ? toPath(item.id) : []
  }
  const toPath = (id: string): string[] => {
    const doc = docById.get(id)
    return doc === undefined || doc.isHidden ? [] : [doc.permalink]
  }
  return sidebars
    .flatMap(({items}) => [
      {title: LOOSE_DOCS, paths: pathsIn(items.filter(({type}) => type === 'doc'))},
      ...items.flatMap((item) => (item.type === 'category' ? [{title: item.label, paths: pathsOf(item)}] : [])),
    ])
    .filter(({paths}) => paths.length > 0)
}
