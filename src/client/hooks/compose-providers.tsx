// Several context providers as one component.
import type {ComponentType, ReactNode} from 'react'

type Provider = ComponentType<{readonly children: ReactNode}>

/** The first is the outermost. */
export function composeProviders(providers: readonly Provider[]): Provider {
  return function ComposedProviders({children}) {
    let tree: ReactNode = children
    for (const One of [...providers].reverse()) tree = <One>{tree}</One>
    return tree
  }
}
