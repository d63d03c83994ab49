// Several context providers as one component.
import type {ComponentType, ReactNode} from 'react'

type Provider = ComponentType<{readonly children: ReactNode}>

/** The first is the outermost. */
export function composeProviders(providers: readonly Provider[]): Provider {
  // biome-ignore lint/correctness/noComponentHookFactories: for use at module level, as its purpose is a component
  return function ComposedProviders({children}) {
    let tree: ReactNode = children
    for (const One of [...providers].reverse()) tree = <One>{tree}</One>
    return tree
  }
}
