// The prefetcher for links in the tree.
import {createContext} from 'react'

export interface Prefetcher {
  /** Prefetches what the link leads to once it has been visible. Gives a function that stops watching. */
  readonly observe: (link: HTMLAnchorElement) => () => void
}

/** Null on the server. */
export const PrefetchContext = createContext<Prefetcher | null>(null)
