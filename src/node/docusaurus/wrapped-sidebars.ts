// What a plugin of a site changes in the sidebars that the docs plugin of Docusaurus made, as far as they tell it themselves.
import type {Json} from '../../shared/contract.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'

export interface SidebarChanges {
  /** Targets of links, and HTML, that no sidebar of the site has. */
  readonly added: readonly string[]
  /** Ids of docs that were in a sidebar, and are in none any more. */
  readonly removed: readonly string[]
}

type SharedData = Readonly<Record<string, Json>>

/** @param content Of the plugin. @param sharedData Of all pages, with the sidebars as they are shown. */
export function findSidebarChanges(content: unknown, sharedData: SharedData): SidebarChanges {
  const shown = JSON.stringify(sharedData)
  const added: string[] = []
  const removed: string[] = []
  for (const {docs, sidebars} of versionsOf(content)) {
    const items = Object.values(sidebars).flatMap(itemsBelow)
    const listed = new Set(items.flatMap(docIds))
    removed.push(...docs.flatMap((doc) => (isTaken(doc, listed) ? [String(doc.id)] : [])))
    // As text in JSON, with the end of the text: addresses may have the base URL before them.
    added.push(...items.flatMap(ownTexts).filter((text) => !shown.includes(JSON.stringify(text).slice(1))))
  }
  return {added: [...new Set(added)], removed: [...new Set(removed)]}
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

function recordsIn(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value.filter(isPlainRecord) : []
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
