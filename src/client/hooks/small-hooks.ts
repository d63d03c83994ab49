// Three hooks that components need again and again.
import {useCallback, useEffect, useLayoutEffect, useRef} from 'react'
import {ExecutionEnvironment} from './execution-environment.ts'

/** `useLayoutEffect` in the browser; `useEffect`, which does nothing there, on the server. */
export const useIsomorphicLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect

/** A function of constant identity that always calls the newest `callback`. Not to be called during rendering. */
export function useEvent<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useIsomorphicLayoutEffect(() => {
    latest.current = callback
  }, [callback])
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** The value of the previous committed render; undefined in the first. */
export function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T | undefined>(undefined)
  useIsomorphicLayoutEffect(() => {
    previous.current = value
  })
  return previous.current
}
