// What a plugin of a site changes in the sidebars that the docs plugin of Docusaurus made, as far as they tell it themselves.
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {recordsIn, type SharedData, type ShownSidebar, type SidebarEntry, shownSidebars} from './shown-sidebars.ts'

export interface SidebarChanges {
  /** Targets of links, and HTML, that no sidebar of the site has. */
  readonly added: readonly string[]
  /** Ids of docs that were in a sidebar, and are in none any more. */
  readonly removed: readonly string[]
  /** Labels of links and categories that are shown with others. */
  readonly labels: readonly string[]
  /** Targets of what has another place among the others, or in other categories. */
  readonly moved: readonly string[]
}

/** @param content Of the plugin. @param sharedData Of all pages, with the sidebars as they are shown. */
export function findSidebarChanges(content: unknown, sharedData: SharedData): SidebarChanges {
  const shown = JSON.stringify(sharedData)
  const sidebars = shownSidebars(sharedData)
  const changes = {
    added: new Set<string>(),
    removed: new Set<string>(),
    labels: new Set<string>(),
    moved: new Set<string>(),
  }
  for (const version of versionsOf(content)) {
    const items = Object.values(version.sidebars).flatMap(itemsBelow)
    const listed = new Set(items.flatMap(docIds))
    for (const doc of version.docs) if (isTaken(doc, listed)) changes.removed.add(String(doc.id))
    // As text in JSON, with the end of the text: addresses may have the base URL before them.
    for (const text of items.flatMap(ownTexts))
      if (!shown.includes(JSON.stringify(text).slice(1))) changes.added.add(text)
    for (const pair of pairsOf(version, sidebars)) {
      for (const label of otherLabels(pair)) changes.labels.add(label)
      const moved = firstMoved(pair)
      if (moved !== undefined) changes.moved.add(moved)
    }
  }
  const {added, removed, labels, moved} = changes
  return {added: [...added], removed: [...removed], labels: [...labels], moved: [...moved]}
}

type Item = Readonly<Record<string, unknown>>

interface Version {
  readonly docs: readonly Item[]
  readonly sidebars: Item
}

/** What a docs plugin of Docusaurus has loaded, as far as it has that shape. */
export function versionsOf(content: unknown): readonly Version[] {
  return recordsIn(isPlainRecord(content) ? content.loadedVersions : undefined).map(({docs, sidebars}) => ({
    docs: recordsIn(docs),
    sidebars: isPlainRecord(sidebars) ? sidebars : {},
  }))
}

function itemsBelow(items: unknown): readonly Item[] {
  return recordsIn(items).flatMap((item) => [item, ...itemsBelow(item.items)])
}

function docIds({type, id, link}: Item): readonly unknown[] {
  if (type === 'doc' || type === 'ref') return [id]
  return isPlainRecord(link) && link.type === 'doc' ? [link.id] : []
}

/** The docs plugin notes in which sidebar it has put a doc; one that says so itself may be in none. */
function isTaken({id, sidebar, frontMatter}: Item, listed: ReadonlySet<unknown>): boolean {
  const isSaid = isPlainRecord(frontMatter) && frontMatter.displayed_sidebar !== undefined
  return typeof sidebar === 'string' && !isSaid && !listed.has(id)
}

function ownTexts({type, href, value}: Item): readonly string[] {
  const text = type === 'link' ? href : type === 'html' ? value : undefined
  return typeof text === 'string' ? [text] : []
}

/** What both have of a sidebar, the same targets in each: as the plugin has it, and as it is shown. */
interface Pair {
  readonly wanted: readonly SidebarEntry[]
  readonly shown: readonly SidebarEntry[]
}

/** Versions and instances have sidebars of the same names: one belongs to a version whose docs it has. */
function pairsOf({docs, sidebars}: Version, shown: readonly ShownSidebar[]): readonly Pair[] {
  const docById = new Map(docs.map((doc) => [doc.id, doc]))
  return Object.entries(sidebars).flatMap(([name, items]) => {
    const wanted = firstOfEach(wantedEntries(items, [], docById))
    const pairs = shown
      .filter((one) => one.name === name)
      .map(({entries}) => {
        const targets = new Set(entries.map(({href}) => href))
        const common = new Set(wanted.flatMap(({href}) => (targets.has(href) ? [href] : [])))
        return {
          wanted: wanted.filter(({href}) => common.has(href)),
          shown: firstOfEach(entries).filter(({href}) => common.has(href)),
        }
      })
    const [closest] = pairs.sort((a, b) => b.wanted.length - a.wanted.length)
    return closest === undefined ? [] : [closest]
  })
}

function wantedEntries(
  items: unknown,
  above: readonly string[],
  docById: ReadonlyMap<unknown, Item>,
): readonly SidebarEntry[] {
  const entry = (href: unknown, label: unknown): readonly SidebarEntry[] =>
    typeof href === 'string' ? [{href, label: typeof label === 'string' ? label : undefined, above}] : []
  const ofDoc = (id: unknown, label: unknown): readonly SidebarEntry[] => {
    const {permalink, frontMatter} = docById.get(id) ?? {}
    const own = isPlainRecord(frontMatter) ? frontMatter.sidebar_label : undefined
    return entry(permalink, own ?? label)
  }
  return recordsIn(items).flatMap(({type, id, label, href, link, items: below}) => {
    if (type === 'doc' || type === 'ref') return ofDoc(id, label)
    if (type !== 'category') return entry(href, label)
    const page = isPlainRecord(link) ? link : {}
    // A doc says what it is called; its category has a label in any case.
    const own = page.type === 'doc' ? entry(docById.get(page.id)?.permalink, label) : entry(page.permalink, label)
    return [...own, ...wantedEntries(below, [...above, String(label)], docById)]
  })
}

function firstOfEach(entries: readonly SidebarEntry[]): readonly SidebarEntry[] {
  const seen = new Set<string>()
  return entries.filter(({href}) => !seen.has(href) && seen.add(href))
}

/** Of links, and of the categories around them that no category is shown with. */
function otherLabels({wanted, shown}: Pair): readonly string[] {
  const shownAt = new Map(shown.map((entry) => [entry.href, entry]))
  const categories = new Set(shown.flatMap((entry) => entry.above))
  return wanted.flatMap(({href, label, above}) => {
    const there = shownAt.get(href)
    if (there === undefined) return []
    const own = label === undefined || label === there.label ? [] : [label]
    const around = above.length === there.above.length ? above.filter((one) => !categories.has(one)) : []
    return [...around, ...own]
  })
}

/** The first with another place among the others, with more or fewer categories around it, or with others than the one before it. */
function firstMoved({wanted, shown}: Pair): string | undefined {
  const begins = (entries: readonly SidebarEntry[], at: number): boolean =>
    entries[at - 1]?.above.join('\n') !== entries[at]?.above.join('\n')
  return wanted.find(({href, above}, at) => {
    const there = shown[at]
    return href !== there?.href || above.length !== there.above.length || begins(wanted, at) !== begins(shown, at)
  })?.href
}
