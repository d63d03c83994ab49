// Where shards are: in the directory, or on a very large site in lists that are shards of their own.
import type {DocumentShardRef, TermShardRef} from '../../shared/search/search-data.ts'
import {lastUpTo} from '../../shared/search/sorted-values.ts'
import type {ShardStore, WantedShard} from './shard-store.ts'

type Ref = TermShardRef | DocumentShardRef

export interface PlacesOptions {
  /** The places of a directory are those of lists. */
  readonly areLists: boolean
  readonly kind: 'termList' | 'documentList'
  readonly store: ShardStore
}

export interface ShardPlaces<Place extends Ref> {
  /** The shard that has what is at a value, if any has. Undefined also where its list is missing, which is noted. */
  readonly having: (value: Place[0]) => Place | undefined
  /** Those of which a part may be in a range of values; undefined for a list that is missing. */
  readonly from: (start: Place[0], isInside: (first: Place[0]) => boolean) => readonly (Place | undefined)[]
  /** The list that has the place of a value, where there are lists. */
  readonly listHaving: (value: Place[0]) => WantedShard | undefined
}

interface PlaceList<Place extends Ref> {
  readonly places: readonly Place[]
  readonly firsts: readonly Place[0][]
}

export function createPlaces<Place extends Ref>(
  refs: readonly Place[],
  {areLists, kind, store}: PlacesOptions,
): ShardPlaces<Place> {
  const top = toList(refs)
  const opened = new Map<string, PlaceList<Place>>()
  const openOnce = ([, name, kilobytes]: Ref): PlaceList<Place> | undefined => {
    const known = opened.get(name)
    // What was received under this name.
    const found = known === undefined ? (store.get({name, kind}, kilobytes) as readonly Place[] | undefined) : undefined
    if (found === undefined) return known
    const list = toList(found)
    opened.set(name, list)
    return list
  }
  return {
    having: (value) => {
      const own = lastIn(top, value)
      if (own === undefined || !areLists) return own
      const list = openOnce(own)
      return list && lastIn(list, value)
    },
    from: (start, isInside) => {
      const found = rangeIn(top, start, isInside)
      if (!areLists) return found
      return found.flatMap((ref): readonly (Place | undefined)[] => {
        const list = openOnce(ref)
        return list === undefined ? [undefined] : rangeIn(list, start, isInside)
      })
    },
    listHaving: (value) => {
      const own = areLists ? lastIn(top, value) : undefined
      return own && {name: own[1], kind}
    },
  }
}

function toList<Place extends Ref>(places: readonly Place[]): PlaceList<Place> {
  return {places, firsts: places.map(([first]) => first)}
}

function lastIn<Place extends Ref>({places, firsts}: PlaceList<Place>, value: Place[0]): Place | undefined {
  return places[lastUpTo(firsts, value)]
}

/** A range begins in the last that begins with nothing behind its start. */
function rangeIn<Place extends Ref>(
  {places, firsts}: PlaceList<Place>,
  start: Place[0],
  isInside: (first: Place[0]) => boolean,
): readonly Place[] {
  const at = lastUpTo(firsts, start)
  return places.filter(([first], place) => place === at || isInside(first))
}
