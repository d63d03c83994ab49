// Values kept in the URL's query.
import {useCallback} from 'react'
import {useLocation} from 'react-router-dom'
import {useNavigator} from './use-navigator.ts'

export interface QueryOptions {
  /** Make a history entry; by default the current one is replaced. */
  readonly push?: boolean
}

/** One value of the query, `''` when absent, and a function to set it; null removes it. */
export function useQueryString(
  name: string,
): readonly [string, (value: string | null, options?: QueryOptions) => void] {
  const value = new URLSearchParams(useLocation().search).get(name) ?? ''
  const write = useWriteQuery()
  const set = useCallback(
    (next: string | null, options?: QueryOptions) =>
      write((params) => (next === null ? params.delete(name) : params.set(name, next)), options),
    [name, write],
  )
  return [value, set]
}

/** New values of a name in the query, or what they follow from. */
export type QueryListUpdate = readonly string[] | ((values: readonly string[]) => readonly string[])

/** All values of a name in the query, `[]` without any, and a function to set them; an empty list removes the name. */
export function useQueryStringList(
  name: string,
): readonly [readonly string[], (values: QueryListUpdate, options?: QueryOptions) => void] {
  const values = new URLSearchParams(useLocation().search).getAll(name)
  const write = useWriteQuery()
  const set = useCallback(
    (next: QueryListUpdate, options?: QueryOptions) =>
      write((params) => {
        const list = typeof next === 'function' ? next(params.getAll(name)) : next
        params.delete(name)
        for (const value of list) params.append(name, value)
      }, options),
    [name, write],
  )
  return [values, set]
}

/** A function that removes the whole query, fragment kept, in place of the current entry of the history. */
export function useClearQueryString(): () => void {
  const write = useWriteQuery()
  return useCallback(
    () =>
      write((params) => {
        for (const name of [...params.keys()]) params.delete(name)
      }),
    [write],
  )
}

type WriteQuery = (change: (params: URLSearchParams) => void, options?: QueryOptions) => void

function useWriteQuery(): WriteQuery {
  const navigator = useNavigator()
  const {pathname, hash} = useLocation()
  return useCallback(
    (change, {push = false} = {}) => {
      // From the address bar, which is newer than the render when several values change at once.
      const params = new URLSearchParams(window.location.search)
      change(params)
      navigator[push ? 'push' : 'replace']({pathname, search: params.toString() && `?${params}`, hash})
    },
    [navigator, pathname, hash],
  )
}
