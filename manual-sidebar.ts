// The manual's part of the sidebar: its pages in groups, by the whole number of their `sidebar_position`.
import type {GeneratorArguments, SidebarItemsGenerator} from 'quire-docs/plugins/docs'

type Item = Awaited<ReturnType<SidebarItemsGenerator>>[number]

const GROUPS: readonly string[] = ['Start', 'Write', 'Configure', 'Extend', 'Publish', 'Reference', 'How it works']

/** The items that the docs plugin would make, with the manual's pages in groups. */
export function groupManual(input: GeneratorArguments): readonly Item[] {
  const positions = new Map(input.docs.map(({id, sidebarPosition}) => [id, sidebarPosition]))
  return input
    .defaultSidebarItemsGenerator(input)
    .map((item) =>
      item.type === 'category' && item.label === 'Documentation'
        ? {...item, items: toGroups(item.items, positions)}
        : item,
    )
}

function toGroups(items: readonly Item[], positions: ReadonlyMap<string, number | undefined>): readonly Item[] {
  const groupOf = (item: Item): string | undefined => {
    const position = item.type === 'doc' ? positions.get(item.id) : undefined
    // A page without a place is found at the end.
    return GROUPS[Math.floor(position ?? 0) - 1] ?? GROUPS.at(-1)
  }
  return GROUPS.map((label) => ({
    type: 'category',
    label,
    items: items.filter((item) => groupOf(item) === label),
  }))
}
