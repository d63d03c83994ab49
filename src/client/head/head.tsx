// Tags for the document's head from anywhere in the tree.
import {createContext, type ReactNode, useContext, useState} from 'react'
import {ExecutionEnvironment} from '../hooks/execution-environment.ts'
import {useIsomorphicLayoutEffect} from '../hooks/small-hooks.ts'
import {readHeadElements} from './head-elements.ts'
import type {HeadRegistry} from './head-registry.ts'

/** Null in tests of single components; then `<Head>` does nothing. */
export const HeadContext = createContext<HeadRegistry | null>(null)

/**
 * Adds its children to the head: `title`, `meta`, `link`, `script`, `style`, `noscript`, `base`; and `html` and `body` for
 * their attributes. Of two tags about the same thing the later and deeper `<Head>` wins. It leaves with its component.
 */
export function Head({children}: {readonly children?: ReactNode}): null {
  const registry = useContext(HeadContext)
  const [place] = useState(() => registry?.takePlace() ?? 0)
  // Rendering is all that happens on the server, so what is rendered there counts at once.
  if (!ExecutionEnvironment.canUseDOM) registry?.set(place, readHeadElements(children))
  useIsomorphicLayoutEffect(() => registry?.set(place, readHeadElements(children)))
  useIsomorphicLayoutEffect(() => () => registry?.remove(place), [registry, place])
  return null
}
