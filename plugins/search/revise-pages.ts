// Records of pages in shards after some of them have changed.
import {type DocumentShardRef, lastUpTo, type PageRecord} from 'quire-docs/plugin/search'
import {recutShards, type Shard} from './shard.ts'

export interface RecordChanges {
  /** Most bytes of a shard. */
  readonly limit: number
  /** Of the changed pages, in the place of those with the same number. */
  readonly records: readonly PageRecord[]
  /** Text of a shard by its name. */
  readonly read: (name: string) => string
}

export interface RevisedRecords {
  readonly places: readonly DocumentShardRef[]
  readonly made: readonly Shard[]
  /** Records as they were, by number. */
  readonly before: ReadonlyMap<number, PageRecord>
}

export function reviseRecords(
  places: readonly DocumentShardRef[],
  {limit, records, read}: RecordChanges,
): RevisedRecords {
  const firsts = places.map(([first]) => first)
  const loaded = new Map<number, readonly PageRecord[]>()
  const load = (at: number): readonly PageRecord[] => {
    const known = loaded.get(at)
    if (known !== undefined) return known
    // Written by `createPageSharder`.
    const shard = JSON.parse(read(places[at]?.[1] ?? '')) as readonly PageRecord[]
    loaded.set(at, shard)
    return shard
  }
  const before = new Map<number, PageRecord>()
  const now = new Map<number, PageRecord>()
  const changed = new Set<number>()
  for (const record of records) {
    const at = lastUpTo(firsts, record.i)
    const last = load(at).find(({i}) => i === record.i)
    if (last === undefined) throw new Error(`no record ${record.i} in the shard ${places[at]?.[1]}`)
    before.set(record.i, last)
    if (JSON.stringify(last) === JSON.stringify(record)) continue
    now.set(record.i, record)
    changed.add(at)
  }
  const shards = recutShards<number>({
    limit,
    sizeOf: Buffer.byteLength,
    count: places.length,
    isChanged: (at) => changed.has(at),
    startsChanged: (at) => now.has(firsts[at] ?? 0),
    load: (at) =>
      load(at).map((last) => {
        const record = now.get(last.i) ?? last
        return {start: record.i, key: record.u, text: JSON.stringify(record)}
      }),
  })
  return {
    places: shards.map(
      (one): DocumentShardRef => (typeof one === 'number' ? placeAt(places, one) : [one.first, one.name]),
    ),
    made: shards.filter((one) => typeof one !== 'number'),
    before,
  }
}

function placeAt<Place>(places: readonly Place[], at: number): Place {
  const place = places[at]
  if (place === undefined) throw new Error(`no shard ${at} of ${places.length}`)
  return place
}
