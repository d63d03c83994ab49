// Links and anchors that components render, collected on the server for the broken-link check.
import {createContext, useContext} from 'react'

export interface LinkCollector {
  readonly collectLink: (href: string | undefined) => void
  readonly collectAnchor: (id: string | undefined) => void
}

const ignoreAll: LinkCollector = {collectLink: () => {}, collectAnchor: () => {}}

/** In the browser nothing is collected. */
export const LinkCollectorContext = createContext<LinkCollector>(ignoreAll)

/** For a component that renders an anchor or a link of its own making, so that links to it are known to be sound. */
export function useBrokenLinks(): LinkCollector {
  return useContext(LinkCollectorContext)
}
