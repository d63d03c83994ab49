// The innermost of places that lie in each other.
import {isPathActive} from '../../router/link-target.ts'

/** The place with the longest path that the shown page lies below. */
export function longestPath<Place extends {readonly path: string}>(
  places: readonly Place[],
  shown: string,
): Place | undefined {
  return places
    .filter(({path}) => isPathActive(shown, path))
    .reduce<Place | undefined>((best, one) => (best && best.path.length >= one.path.length ? best : one), undefined)
}
