// Pages of a large index in shards: what titles and headings need to be shown, and apart from it the texts.
import {type DocumentShardRef, type PageRecord, SEARCH_GROUPS} from 'quire-docs/plugin/search'
import type {PageEntry} from './page-task.ts'
import {createPacker, type ListShard, type Shard} from './shard.ts'

/** A page whose documents have ids. */
export interface PlacedPage {
  readonly url: string
  readonly breadcrumbs: readonly string[]
  readonly titleId: number
  readonly entries: readonly {readonly entry: PageEntry; readonly id: number}[]
  /** Ids that the page takes. */
  readonly idCount: number
}

/**
 * Bytes of a shard: an ideograph has three. Hits of one answer lie in several, so these are smaller than shards of terms.
 */
export const OUTLINE_SIZE = 32_000
export const TEXT_SIZE = 40_000

/** Characters of all pages' titles that may come with the directory: some 60 kB on the way to the reader. */
export const TITLES_SIZE = 300_000

export type PageHead = Pick<PageRecord, 'i' | 't' | 'u' | 'b'>

/** Where pages are. */
export interface ShardedPages {
  readonly outlines: readonly DocumentShardRef[]
  readonly texts: readonly DocumentShardRef[]
  /** JSON of all pages without what they hold, where that is small. */
  readonly titles?: string
}

/** Cuts page by page and gives each shard away as soon as it is full. */
export interface PageSharder {
  readonly add: (page: PlacedPage) => readonly Shard[]
  /** The last shards. */
  readonly close: () => readonly Shard[]
  readonly places: () => ShardedPages
  /** Characters of all pages' heads, as `encloseBelow` counts them. */
  readonly titlesSize: () => number
}

export function createPageSharder(encloseBelow = TITLES_SIZE): PageSharder {
  const outlines = createRecordPacker(OUTLINE_SIZE)
  const texts = createRecordPacker(TEXT_SIZE)
  let titles: string[] | undefined = []
  let titlesSize = 0
  const addTitle = (page: PlacedPage): void => {
    const text = JSON.stringify(headOf(page))
    titlesSize += text.length
    if (titlesSize > encloseBelow) titles = undefined
    titles?.push(text)
  }
  return {
    add: (page) => {
      addTitle(page)
      const record = toTexts(page)
      return [
        ...outlines.add(page.titleId, toOutline(page)),
        ...(record === undefined ? [] : texts.add(page.titleId, record)),
      ]
    },
    close: () => [...outlines.close(), ...texts.close()],
    places: () => ({
      outlines: outlines.places,
      texts: texts.places,
      ...(titles === undefined ? {} : {titles: `[${titles.join(',')}]`}),
    }),
    titlesSize: () => titlesSize,
  }
}

function createRecordPacker(limit: number) {
  const places: DocumentShardRef[] = []
  const packer = createPacker<number>(limit, Buffer.byteLength)
  const place = (shards: readonly ListShard<number>[]): readonly Shard[] => {
    places.push(...shards.map(({first, name}) => [first, name] as const))
    return shards
  }
  return {
    places,
    // Its number is another when there is a page more before it.
    add: (id: number, record: PageRecord) => place(packer.add(id, {key: record.u, text: JSON.stringify(record)})),
    close: () => place(packer.close()),
  }
}

export function toOutline(page: PlacedPage): PageRecord {
  const headings = page.entries.flatMap(({entry: {group, text, hash}, id}) =>
    group === SEARCH_GROUPS.heading ? [[id, text, hash] as const] : [],
  )
  return {...headOf(page), ...(headings.length === 0 ? {} : {s: headings})}
}

/** The head stands here once more: a text that is found is shown with its page, and should need no second shard. */
export function toTexts(page: PlacedPage): PageRecord | undefined {
  const head = headOf(page)
  const textOf = (type: number): string | undefined => page.entries.find(({entry}) => entry.group === type)?.entry.text
  const description = textOf(SEARCH_GROUPS.description)
  const keywords = textOf(SEARCH_GROUPS.keywords)
  const contents = page.entries.flatMap(({entry: {group, text, hash, section}, id}) =>
    group === SEARCH_GROUPS.content ? [toContent({id, text, hash, section}, head.t)] : [],
  )
  if (description === undefined && keywords === undefined && contents.length === 0) return undefined
  return {
    ...head,
    ...(description === undefined ? {} : {d: description}),
    ...(keywords === undefined ? {} : {k: keywords}),
    ...(contents.length === 0 ? {} : {s: contents}),
  }
}

function toContent(
  {id, text, hash, section}: Pick<PageEntry, 'text' | 'hash' | 'section'> & {readonly id: number},
  title: string,
): readonly [number, string, string, string?] {
  return section === title ? [id, text, hash] : [id, text, hash, section]
}

export function headOf({titleId, url, breadcrumbs, entries}: PlacedPage): PageHead {
  const title = entries.find(({entry}) => entry.group === SEARCH_GROUPS.title)?.entry.text ?? ''
  return {i: titleId, t: title, u: url, b: breadcrumbs}
}
